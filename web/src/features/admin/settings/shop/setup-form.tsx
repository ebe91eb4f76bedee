import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useFormState } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { RotateCcw } from '../../../../lib/generated/icons';
import { Refused, confirm } from '../../../../components/feedback/confirm';
import { Form } from '../../../../components/form/form';
import type { AppForm } from '../../../../components/form/form';
import { FormErrorBanner } from '../../../../components/form/form-error-banner';
import { SaveBar } from '../../../../components/form/save-bar';
import { ConflictNote } from '../../../../components/form/use-conflict';
import { useLeaveGuard } from '../../../../components/form/use-leave-guard';
import { takeStored } from '../../../../components/form/take-stored';
import type { Sent } from '../../../../components/form/take-stored';
import { serverMessage } from '../../../../lib/errors';
import type { PayloadError } from '../../../../lib/errors';
import { notify } from '../../../../lib/notify';
import type { OnUnsaved } from '../lazy-panel';

/** The outcome of a save: the stored values, or why they were refused. */
export interface Saved<Values> {
  values: Values | null;
  errors: readonly PayloadError[];
}

/** How settings are reset to their defaults. */
export interface SetupReset<Values> {
  /** The effect of a reset, for the confirmation. */
  text: string;
  act: () => Promise<Saved<Values> | undefined>;
  done: string;
  /** Shown when the server refused it. */
  refused: string;
  /** Shown when there was no answer with a better reason. */
  failure: string;
}

interface SetupFormProps<Values extends FieldValues> {
  title: string;
  text: ReactNode;
  form: AppForm<Values>;
  /** Asks before values are saved that change more than it seems; false saves nothing. */
  ask?: (values: Values) => Promise<boolean>;
  /** Throws or returns nothing when there was no answer. */
  save: (values: Values) => Promise<Saved<Values> | undefined>;
  /** Loads the stored values again after another Admin has saved. */
  reload: () => Promise<Values | null>;
  saved: string;
  /** Shown when it was refused without a reason. */
  refused?: string;
  /** Shown when there was no answer with a better reason. */
  failure: string;
  reset?: SetupReset<Values>;
  onUnsaved: OnUnsaved;
  children: ReactNode;
}

/** Form of versioned shop settings. An editor is warned before overwriting another editor's version. */
export function SetupForm<Values extends FieldValues>({
  title,
  text,
  form,
  ask,
  save,
  reload,
  saved,
  failure,
  refused = failure,
  reset,
  onUnsaved,
  children,
}: SetupFormProps<Values>) {
  const { isDirty } = useFormState({ control: form.control });
  const [conflict, setConflict] = useState<string | null>(null);
  useLeaveGuard(isDirty);
  useEffect(() => {
    onUnsaved(isDirty ? () => undefined : null);
    return () => onUnsaved(null);
  }, [isDirty, onUnsaved]);

  const begin = (values: Values | null) => {
    if (values) form.reset(values, { keepDirtyValues: false });
  };
  const answered = async (values: Values): Promise<Saved<Values>> => {
    const without = (message: string) => ({ values: null, errors: [{ code: 'UNKNOWN', message, field: null }] });
    try {
      const answer = await save(values);
      return answer && (answer.values || answer.errors.length > 0) ? answer : without(refused);
    } catch (error) {
      return without(serverMessage(error, failure));
    }
  };
  const submit = async (values: Values, sent: Sent) => {
    if (ask && !(await ask(values))) return [];
    setConflict(null);
    const outcome = await answered(values);
    const overtaken = outcome.errors.find(({ code }) => code === 'CONFLICT');
    if (overtaken) setConflict(overtaken.message);
    else if (outcome.errors.length === 0) {
      if (outcome.values) takeStored(form, sent, outcome.values);
      notify.success(saved);
    }
    return outcome.errors.filter(({ code }) => code !== 'CONFLICT');
  };
  const resetAll = async (wanted: SetupReset<Values>) => {
    const answer = await wanted.act().catch((error: unknown) => {
      throw new Refused(serverMessage(error, wanted.failure));
    });
    const overtaken = answer?.errors.find(({ code }) => code === 'CONFLICT');
    if (!overtaken && !answer?.values) throw new Refused(wanted.refused);
    setConflict(overtaken?.message ?? null);
    if (overtaken) return;
    begin(answer?.values ?? null);
    notify.success(wanted.done);
  };
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, minWidth: 0, overflow: 'visible' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 }}>
        <Typography variant="h4" component="h2">
          {title}
        </Typography>
        {reset && (
          <Button
            variant="outlined"
            size="small"
            color="error"
            startIcon={<RotateCcw size={18} aria-hidden />}
            onClick={() =>
              void confirm({
                title: 'Are you sure you want to reset to default settings?',
                text: `${reset.text}${isDirty ? ' Your unsaved changes are discarded.' : ''}`,
                confirmText: 'Reset',
                danger: true,
                action: () => resetAll(reset),
              })
            }
          >
            Reset
          </Button>
        )}
      </Box>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem', mt: 0.5, mb: 3, maxWidth: '70ch' }}>
        {text}
      </Typography>
      {conflict && (
        <Box sx={{ mb: 3 }}>
          <ConflictNote
            text={conflict}
            onShow={async () => {
              begin(await reload());
              setConflict(null);
            }}
          />
        </Box>
      )}
      <Form form={form} label={title} onSubmit={submit}>
        <FormErrorBanner />
        {children}
        <SaveBar />
      </Form>
    </Card>
  );
}
