import { useState } from 'react';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import type { z } from 'zod';
import type { PayloadError } from '../../lib/errors';
import { useAppForm } from '../form/form';
import { FormErrorBanner } from '../form/form-error-banner';
import { submitWith } from '../form/submit-with';
import { mayDropChanges, useLeaveGuard } from '../form/use-leave-guard';

interface RowEditingOptions<Row, Values extends FieldValues> {
  /** Or how to load it. */
  schema: z.ZodType<Values, Values> | (() => Promise<z.ZodType<Values, Values>>);
  /** Returns a row's values in the form, by the names of its fields. */
  valuesOf: (row: Row) => Values;
  /** Names a row for its buttons, such as 'Mia Baker'. */
  nameOf: (row: Row) => string;
  /** Returns a text whose search finds the row, such as its email address. */
  searchOf: (row: Row) => string;
  /**
   * Saves a row. Returned errors are shown on their fields or above the list, and the row stays open; so it does after
   * 'reported', for a failure that the caller has shown. `renew` takes the newest version of the row, such as after a
   * conflict: what was typed stays, and Save then compares it with that version.
   */
  save: (
    row: Row,
    values: Values,
    renew: (newest: Row) => void,
  ) => Promise<readonly PayloadError[] | 'reported' | undefined | void>;
}

/** The row of a list that is edited in its place: one at a time. */
export interface RowEditing<Row> {
  /** Id of the edited row; null when none is. */
  id: string | null;
  /** The edited row; null while nothing in it has been changed. */
  unsaved: Row | null;
  isSaving: boolean;
  nameOf: (row: Row) => string;
  searchOf: (row: Row) => string;
  /** Edits a row, after a question when another one holds unsaved changes. */
  begin: (row: Row) => Promise<void>;
  save: () => Promise<void>;
  cancel: () => void;
  /** Ends the editing of a row that no longer exists. */
  end: (id: string) => void;
  /** Cancels, after a question when there are unsaved changes. */
  leave: () => Promise<void>;
  /** Puts the list into the form whose fields stand in the row's cells, below the form's errors. */
  wrap: (list: ReactNode) => ReactNode;
}

/**
 * Provides the editing of one row at a time. A column's `edit` draws the cell of the edited row with the fields of the
 * form kit; `<AdminList editing>` adds Edit, Save and Cancel.
 */
export function useRowEditing<Row extends { id: string }, Values extends FieldValues>({
  schema,
  valuesOf,
  nameOf,
  searchOf,
  save,
}: RowEditingOptions<Row, Values>): RowEditing<Row> {
  const [row, setRow] = useState<Row | null>(null);
  const form = useAppForm<Values>({ schema, defaultValues: {} as DefaultValues<Values> });
  const { isDirty, isSubmitting } = form.formState;
  const hasChanges = row !== null && isDirty;
  useLeaveGuard(hasChanges);

  const renew = (newest: Row) => {
    const [typed, old] = [form.getValues(), row && valuesOf(row)];
    form.reset(valuesOf(newest));
    for (const name of Object.keys(typed) as Path<Values>[])
      if (typed[name] !== old?.[name]) form.setValue(name, typed[name], { shouldDirty: true });
    setRow(newest);
  };
  const submit = submitWith(form, async (values) => {
    const errors = row && (await save(row, values, renew));
    if (errors === 'reported') return undefined;
    if (errors && errors.length > 0) return errors;
    setRow(null);
    return undefined;
  });
  return {
    id: row?.id ?? null,
    unsaved: hasChanges ? row : null,
    isSaving: isSubmitting,
    nameOf,
    searchOf,
    begin: async (next) => {
      if (isSubmitting || !(await mayDropChanges(hasChanges))) return;
      form.reset(valuesOf(next), { keepDirtyValues: false });
      setRow(next);
    },
    save: () => submit(),
    cancel: () => setRow(null),
    end: (id) => setRow((edited) => (edited?.id === id ? null : edited)),
    leave: async () => {
      if (await mayDropChanges(hasChanges)) setRow(null);
    },
    wrap: (list) => (
      <FormProvider {...form}>
        {row && <FormErrorBanner />}
        {list}
      </FormProvider>
    ),
  };
}
