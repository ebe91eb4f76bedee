import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { deleteLastingDraft, readLastingDraft, writeLastingDraft } from '../../../../lib/lasting-draft';
import type { LastingDraft } from '../../../../lib/lasting-draft';
import { formOf } from './section-kind';
import type { SectionKind } from './section-kind';

/** Returns whether saved values have the section's structure. A draft may be incomplete; anything else is dropped. */
const hasShapeOf = (schema: z.ZodType, values: unknown): boolean =>
  schema.safeParse(values).error?.issues.every(({ code }) => code !== 'invalid_type') ?? true;

interface Draft {
  version: number;
  values: FieldValues;
}

export type SavedDraft = LastingDraft<Draft>;

const nameOf = (key: string) => `section-${key}`;

/** Returns this account's unsaved changes to a section, with the version they started from. */
function savedDraft<Body>(kind: SectionKind<Body>, owner: string): SavedDraft | null {
  const schema = z.object({
    version: z.int(),
    values: z.custom<FieldValues>((values) => hasShapeOf(formOf(kind), values)),
  });
  return readLastingDraft(nameOf(kind.key), owner, schema);
}

/** Returns the draft that an editor starts with; it survives a reload, the end of a session and a closed browser. */
export function useSavedDraft<Body>(kind: SectionKind<Body>, owner: string) {
  return useState(() => savedDraft(kind, owner))[0];
}

/** Applies a saved draft to the form as unsaved changes, and saves later changes. */
export function useSectionDraft<Body>(
  form: UseFormReturn<FieldValues>,
  { key }: SectionKind<Body>,
  owner: string,
  base: number,
  saved: SavedDraft | null,
): () => void {
  const { reset, subscribe } = form;
  const [writer] = useState(() => crypto.randomUUID());
  const forget = useCallback(
    () => deleteLastingDraft(nameOf(key), owner, saved ? [writer, saved.writer] : [writer]),
    [key, owner, writer, saved],
  );
  useEffect(() => {
    if (saved) reset(saved.value.values, { keepDefaultValues: true });
  }, [saved, reset]);
  const written = useRef<string | null>(null);
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          const text = isDirty ? JSON.stringify(values) : null;
          // a submit reports the same values again, which must not replace what another tab has saved since
          if (text !== null && text === written.current) return;
          written.current = text;
          if (isDirty) writeLastingDraft(nameOf(key), owner, writer, { version: base, values });
          else forget();
        },
      }),
    [subscribe, key, owner, writer, base, forget],
  );
  return forget;
}
