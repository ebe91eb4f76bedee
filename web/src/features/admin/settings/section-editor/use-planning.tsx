import { useState } from 'react';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { bodyOf } from '../../../../../../contract/section-values';
import { showServerErrors } from '../../../../components/form/server-errors';
import { sentNow } from '../../../../components/form/take-stored';
import type { Sent } from '../../../../components/form/take-stored';
import type { PayloadError } from '../../../../lib/errors';
import { PlanConflictDialog } from './plan-conflict-dialog';
import { ScheduleDialog } from './schedule-dialog';
import type { Refusal } from './schedule-dialog';
import { initialValues } from './section-kind';
import type { SectionKind, StoredSection } from './section-kind';
import { useDueReload } from './use-due-reload';
import type { Outcome, SectionActions } from './use-section-actions';

type Base = Pick<StoredSection, 'version' | 'scheduled'>;

interface PlanningProps<Body> {
  kind: SectionKind<Body>;
  form: UseFormReturn<FieldValues>;
  section: StoredSection;
  /** The version that was edited. */
  base: number;
  owner: string;
  actions: SectionActions;
  /** Applies an outcome to the form. @returns the errors that belong to form fields */
  take: (outcome: Outcome, sent: Sent) => readonly PayloadError[];
}

interface Planning {
  /** Asks for the moment. */
  open: () => void;
  /** Plans the change that met another version again, on top of that one; null for one that was to be saved. */
  planAgain: ((version: number) => void) | null;
  forgetOvertaken: () => void;
  dialogs: ReactNode;
}

/** Plans the form's values of a section: asks for the moment, and about a plan that another one would replace. */
export function usePlanning<Body>({ kind, form, section, base, owner, actions, take }: PlanningProps<Body>): Planning {
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [overtaken, setOvertaken] = useState<(Base & { publishAt: string }) | null>(null);
  const [met, setMet] = useState<{ publishAt: string; version: number; theirs: StoredSection } | null>(null);

  const { scheduled: present } = section;
  useDueReload(present && !present.problem ? present.publishAt : null, actions.reload);

  /** Whether a plan has words that would be lost with it: not the one whose answer was lost before. */
  const hasOtherWords = ({ scheduled }: StoredSection, values: FieldValues): boolean => {
    if (!scheduled) return false;
    const { body, scheduledBy } = scheduled;
    if (!body || scheduledBy?.id !== owner) return true;
    const planned = bodyOf(kind.schema, initialValues(kind, { ...section, body }));
    return JSON.stringify(planned) !== JSON.stringify(bodyOf(kind.schema, values));
  };
  const send = async (values: FieldValues, publishAt: string, { version, scheduled }: Base) => {
    const outcome = await actions.schedule(values, version, publishAt, scheduled?.id);
    if (outcome.kind !== 'planned' || hasOtherWords(outcome.theirs, values)) return outcome;
    return actions.schedule(values, version, publishAt, outcome.theirs.scheduled?.id);
  };
  const plan = (publishAt: string, before: Base) =>
    void form.handleSubmit(
      async (values) => {
        const sent = sentNow(form);
        const outcome = await send(values, publishAt, before);
        setOvertaken(outcome.kind === 'conflict' ? { ...before, publishAt } : null);
        setMet(outcome.kind === 'planned' ? { publishAt, version: before.version, theirs: outcome.theirs } : null);
        const errors = take(outcome, sent);
        const ofMoment = errors.find(({ field }) => field?.at(-1) === 'publishAt');
        const others = errors.filter((error) => error !== ofMoment);
        const failure = outcome.kind === 'refused' ? outcome.problem : null;
        setRefusal({ publishAt, moment: ofMoment?.message ?? null, failure });
        // what is wrong is shown at its field
        setOpen(outcome.kind === 'refused' && others.length === 0);
        showServerErrors(form, others);
      },
      () => setOpen(false),
    )();

  const planned = met?.theirs.scheduled;
  return {
    open: () => {
      setRefusal(null);
      setOpen(true);
    },
    // in place of the plan that was in sight: another one has not been seen yet
    planAgain: overtaken && ((version) => plan(overtaken.publishAt, { ...overtaken, version })),
    forgetOvertaken: () => setOvertaken(null),
    dialogs: (
      <>
        {isOpen && (
          <ScheduleDialog
            isActive={section.isActive}
            planned={section.scheduled?.publishAt ?? null}
            refusal={refusal}
            busy={actions.busy}
            onChoose={(publishAt) => plan(publishAt, { ...section, version: base })}
            onClose={() => setOpen(false)}
          />
        )}
        {met && planned && (
          <PlanConflictDialog
            kind={kind}
            scheduled={planned}
            isOwn={planned.scheduledBy?.id === owner}
            mine={bodyOf(kind.schema, form.getValues())}
            isUnsaved={form.formState.isDirty}
            busy={actions.busy}
            onReplace={() => plan(met.publishAt, { ...met.theirs, version: met.version })}
            onClose={() => setMet(null)}
          />
        )}
      </>
    ),
  };
}
