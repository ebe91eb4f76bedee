import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';
import { readDraft, writeDraft } from '../../../lib/draft';
import type { SectionKind } from './section-kind';

/** Returns whether saved values have the section's structure. A draft may be incomplete; anything else is dropped. */
const hasShapeOf = (schema: z.ZodType, values: unknown): boolean =>
  schema.safeParse(values).error?.issues.every(({ code }) => code !== 'invalid_type') ?? true;

interface Draft<Values> {
  version: number;
  values: Values;
}

const nameOf = (key: string) => `section-${key}`;

/** Returns this account's unsaved changes to a section, with the version they started from. */
function savedDraft<Values extends FieldValues>(kind: SectionKind<Values>, owner: string): Draft<Values> | null {
  const schema = z.object({
    version: z.int(),
    values: z.custom<Values>((values) => hasShapeOf(kind.schema, values)),
  });
  return readDraft(nameOf(kind.key), owner, schema);
}

/** Returns the draft that an editor starts with; it survives a reload and the end of a session. */
export function useSavedDraft<Values extends FieldValues>(kind: SectionKind<Values>, owner: string) {
  return useState(() => savedDraft(kind, owner))[0];
}

/** Applies a saved draft to the form as unsaved changes, and saves later changes. */
export function useSectionDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { key }: SectionKind<Values>,
  owner: string,
  base: number,
  saved: Draft<Values> | null,
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
