import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { readDraft, writeDraft } from '../../../lib/draft';
import { formOf } from './section-kind';
import type { SectionKind } from './section-kind';

/** Returns whether saved values have the section's structure. A draft may be incomplete; anything else is dropped. */
const hasShapeOf = (schema: z.ZodType, values: unknown): boolean =>
  schema.safeParse(values).error?.issues.every(({ code }) => code !== 'invalid_type') ?? true;

interface Draft {
  version: number;
  values: FieldValues;
}

const nameOf = (key: string) => `section-${key}`;

/** Returns this account's unsaved changes to a section, with the version they started from. */
function savedDraft<Body>(kind: SectionKind<Body>, owner: string): Draft | null {
  const schema = z.object({
    version: z.int(),
    values: z.custom<FieldValues>((values) => hasShapeOf(formOf(kind), values)),
  });
  return readDraft(nameOf(kind.key), owner, schema);
}

/** Returns the draft that an editor starts with; it survives a reload and the end of a session. */
export function useSavedDraft<Body>(kind: SectionKind<Body>, owner: string) {
  return useState(() => savedDraft(kind, owner))[0];
}

/** Applies a saved draft to the form as unsaved changes, and saves later changes. */
export function useSectionDraft<Body>(
  form: UseFormReturn<FieldValues>,
  { key }: SectionKind<Body>,
  owner: string,
  base: number,
  saved: Draft | null,
): () => void {
  const { reset, subscribe } = form;
  useEffect(() => {
    if (saved) reset(saved.values, { keepDefaultValues: true });
  }, [saved, reset]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => writeDraft(nameOf(key), owner, isDirty ? { version: base, values } : null),
      }),
    [subscribe, key, owner, base],
  );
  return () => writeDraft(nameOf(key), owner, null);
}
