import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import { useFormState, useWatch } from 'react-hook-form';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { readDraft, writeDraft } from '../../lib/draft';

const schema = z.object({ of: z.string(), values: z.record(z.string(), z.unknown()) });

interface UnsavedDraftOptions<Values extends FieldValues> {
  name: string;
  /** Id of the account; undefined saves nothing. */
  owner: string | undefined;
  /** The fields that are saved. Never secrets, and no pictures, whose upload may be over. */
  fields: readonly FieldPath<Values>[];
  /** Version of what is stored. */
  of: string;
}

interface UnsavedDraft {
  /** The version that the restored changes were made to, if what is stored is another one by now; null otherwise. */
  outdatedOf: string | null;
  /** Says that; stands in the form. */
  note: ReactNode;
  /** Deletes the draft: after a save, or when the form is left without one. */
  forget: () => void;
}

const isOfKind = (value: unknown, other: unknown) =>
  typeof value === typeof other && Array.isArray(value) === Array.isArray(other) && value !== null;

/**
 * Saves the changes of a form with stored values in this tab, until they are saved or discarded. They are there again,
 * as unsaved changes, after a reload, and after the session has ended and the user has signed in again.
 */
export function useUnsavedDraft<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'control' | 'getValues' | 'setValue'>,
  { name, owner, fields, of }: UnsavedDraftOptions<Values>,
): UnsavedDraft {
  const { control, getValues, setValue } = form;
  const [draft] = useState(() => (owner === undefined ? null : readDraft(name, owner, schema)));
  const [outdatedOf, setOutdatedOf] = useState(draft && draft.of !== of ? draft.of : null);
  const isForgotten = useRef(false);

  const restore = useEffectEvent(() => {
    for (const field of fields) {
      const value = draft?.values[field];
      if (isOfKind(value, getValues(field))) setValue(field, value as never, { shouldDirty: true });
    }
  });
  useEffect(() => restore(), []);

  const { defaultValues, isDirty } = useFormState({ control });
  const values = useWatch({ control }) as Record<string, unknown>;
  const stored = (defaultValues ?? {}) as Record<string, unknown>;
  const changes = fields.filter((field) => JSON.stringify(values[field]) !== JSON.stringify(stored[field]));
  const text = JSON.stringify(changes.length > 0 ? changes.map((field) => [field, values[field]]) : null);
  const write = useEffectEvent(() => {
    if (owner === undefined) return;
    if (changes.length === 0) {
      isForgotten.current = false;
      writeDraft(name, owner, null);
    } else if (!isForgotten.current)
      writeDraft(name, owner, {
        of: outdatedOf ?? of,
        values: Object.fromEntries(changes.map((field) => [field, values[field]])),
      });
  });
  const isFirst = useRef(true);
  useEffect(() => {
    // the restored values are in the next rendering
    if (!isFirst.current || draft === null) write();
    isFirst.current = false;
  }, [text, draft]);

  // what is stored is shown again: it was saved, or the changes were discarded
  const [wasDirty, setWasDirty] = useState(false);
  if (isDirty !== wasDirty) {
    setWasDirty(isDirty);
    if (!isDirty) setOutdatedOf(null);
  }
  return {
    outdatedOf: isDirty ? outdatedOf : null,
    note: isDirty && outdatedOf !== null && (
      <Alert severity="info">
        Your unsaved changes are here again. What is stored has changed since: please check it before you save.
      </Alert>
    ),
    forget: () => {
      isForgotten.current = true;
      if (owner !== undefined) writeDraft(name, owner, null);
    },
  };
}

/** Whether the account has unsaved changes under this name in this tab. */
export const hasUnsavedDraft = (name: string, owner: string | undefined): boolean =>
  owner !== undefined && readDraft(name, owner, schema) !== null;
