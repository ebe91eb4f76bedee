import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';
import { readDraft, writeDraft } from '../../../lib/draft';
import type { SectionKind } from './section-kind';

/** Words in the making may be incomplete; what is no form of this section at all is dropped. */
const hasShapeOf = (schema: z.ZodType, values: unknown): boolean =>
  schema.safeParse(values).error?.issues.every(({ code }) => code !== 'invalid_type') ?? true;

interface Draft<Values> {
  version: number;
  values: Values;
}

const nameOf = (key: string) => `section-${key}`;

/** What this account has begun to change in a section and not saved, with the version it began with. */
function savedDraft<Values extends FieldValues>(kind: SectionKind<Values>, owner: string): Draft<Values> | null {
  const schema = z.object({
    version: z.int(),
    values: z.custom<Values>((values) => hasShapeOf(kind.schema, values)),
  });
  return readDraft(nameOf(kind.key), owner, schema);
}

/** The draft that an editor begins with: what was typed outlasts a reload and a session that ended. */
export function useSavedDraft<Values extends FieldValues>(kind: SectionKind<Values>, owner: string) {
  return useState(() => savedDraft(kind, owner))[0];
}

/** Puts a kept draft into the form, as unsaved changes, and keeps what is typed from then on. */
export function useSectionDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { key }: SectionKind<Values>,
  owner: string,
  base: number,
  kept: Draft<Values> | null,
): () => void {
  const { reset, subscribe } = form;
  useEffect(() => {
    if (kept) reset(kept.values, { keepDefaultValues: true });
  }, [kept, reset]);
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
