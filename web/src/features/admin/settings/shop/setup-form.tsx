import { useEffect } from 'react';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useFormState } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { RotateCcw } from '../../../../lib/generated/icons';
import { confirm } from '../../../../components/feedback/confirm';
import { Refused } from '../../../../components/feedback/confirm-question';
import { Form } from '../../../../components/form/form';
import type { AppForm } from '../../../../components/form/form';
import { SaveBar } from '../../../../components/form/save-bar';
import { useConflict } from '../../../../components/form/use-conflict';
import { useLeaveGuard } from '../../../../components/form/use-leave-guard';
import { useNewerVersion } from '../../../../components/form/use-newer-version';
import { takeStored } from '../../../../components/form/take-stored';
import type { Sent } from '../../../../components/form/take-stored';
import { errorMessage, isAnswer, serverMessage } from '../../../../lib/errors';
import type { PayloadError } from '../../../../lib/errors';
import { notify } from '../../../../lib/notify';
import type { OnUnsaved } from '../lazy-panel';

/** Settings as the API returns them. Each save raises the version. */
interface Versioned {
  version?: number | null;
}

/** The outcome of a save: what is stored now, or why it was refused. */
export interface Saved<Stored> {
  stored: Stored | null;
  errors: readonly PayloadError[];
}

/** How settings are reset to their defaults. */
export interface SetupReset<Stored> {
  /** The effect of a reset, for the confirmation. */
  text: string;
  /** Receives the version that the form started from. */
  act: (version: number) => Promise<Saved<Stored> | undefined>;
  done: string;
  /** Shown when the server refused it. */
  refused: string;
  /** Shown when there was no answer with a better reason. */
  failure: string;
}

interface SetupFormProps<Stored extends Versioned, Values extends FieldValues> {
  title: string;
  text: ReactNode;
  form: AppForm<Values>;
  /** The settings in the cache. They may be newer than the form's values: a reconnect loads them again. */
  stored: Stored;
  /** Returns settings as values of the form. */
  valuesOf: (stored: Stored) => Values;
  /** Asks before values are saved that change more than it seems; false saves nothing. */
  ask?: (values: Values) => Promise<boolean>;
  /** Receives the version that the form started from. Throws or returns nothing when there was no answer. */
  save: (values: Values, version: number) => Promise<Saved<Stored> | undefined>;
  /** Loads the settings again after another Admin has saved. */
  reload: () => Promise<Stored | null>;
  saved: string;
  /** Shown when it was refused without a reason. */
  refused?: string;
  /** Shown when there was no answer with a better reason. */
  failure: string;
  /** Shown when there was no answer at all; by default `failure` with what is known about the connection. */
  unreached?: string;
  reset?: SetupReset<Stored>;
  /** Below the panel's own heading, or beside another part of it. */
  isPart?: boolean;
  onUnsaved: OnUnsaved;
  children: ReactNode;
}

const panelHeading = { variant: 'h4', component: 'h2' } as const;
const partHeading = { variant: 'h5', component: 'h3' } as const;

/**
 * Form of versioned shop settings. It sends the version that its values come from, so that the server refuses to
 * overwrite what another Admin has saved since.
 */
export function SetupForm<Stored extends Versioned, Values extends FieldValues>({
  title,
  text,
  form,
  stored,
  valuesOf,
  ask,
  save,
  reload,
  saved,
  failure,
  unreached,
  refused = failure,
  reset,
  isPart = false,
  onUnsaved,
  children,
}: SetupFormProps<Stored, Values>) {
  const { isDirty } = useFormState({ control: form.control });
  const { version, setVersion, begin, isOvertaken, note } = useConflict<Stored>({
    stored,
    reload,
    show: (current) => form.reset(valuesOf(current), { keepDirtyValues: false }),
  });
  useLeaveGuard(isDirty);
  useEffect(() => {
    onUnsaved(isDirty ? () => undefined : null);
    return () => onUnsaved(null);
  }, [isDirty, onUnsaved]);

  useNewerVersion(form.control, (stored.version ?? 0) > version, () => begin(stored));

  const answered = async (values: Values): Promise<Saved<Stored>> => {
    const without = (message: string) => ({ stored: null, errors: [{ code: 'UNKNOWN', message, field: null }] });
    try {
      const answer = await save(values, version);
      return answer && (answer.stored || answer.errors.length > 0) ? answer : without(refused);
    } catch (error) {
      if (isAnswer(error)) return without(serverMessage(error, failure));
      return without(unreached ?? `${failure}. ${errorMessage(error)}`);
    }
  };
  const submit = async (values: Values, sent: Sent) => {
    if (ask && !(await ask(values))) return [];
    const outcome = await answered(values);
    if (!isOvertaken(outcome.errors) && outcome.errors.length === 0) {
      const current = outcome.stored;
      if (current) {
        setVersion(current.version ?? 0);
        takeStored(form, sent, valuesOf(current));
      }
      notify.success(saved);
    }
    return outcome.errors.filter(({ code }) => code !== 'CONFLICT');
  };
  const resetAll = async (wanted: SetupReset<Stored>) => {
    const answer = await wanted.act(version).catch((error: unknown) => {
      throw new Refused(serverMessage(error, wanted.failure));
    });
    if (isOvertaken(answer?.errors)) return;
    if (!answer?.stored) throw new Refused(wanted.refused);
    begin(answer.stored);
    notify.success(wanted.done);
  };
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, minWidth: 0, overflow: 'visible' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 }}>
        <Typography {...(isPart ? partHeading : panelHeading)}>{title}</Typography>
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
      <Form form={form} label={title} onSubmit={submit}>
        {children}
        <SaveBar note={note} />
      </Form>
    </Card>
  );
}
