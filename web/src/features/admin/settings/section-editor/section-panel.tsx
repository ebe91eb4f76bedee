import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useFormState, useWatch } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { bodyOf, formValues } from '../../../../../../contract/section-values';
import { confirm } from '../../../../components/feedback/confirm';
import { Form, useAppForm } from '../../../../components/form/form';
import { SaveBar } from '../../../../components/form/save-bar';
import { showServerErrors } from '../../../../components/form/server-errors';
import { mayDropChanges, useLeaveGuard } from '../../../../components/form/use-leave-guard';
import { useNewerVersion } from '../../../../components/form/use-newer-version';
import { sentNow, takeStored } from '../../../../components/form/take-stored';
import type { Sent } from '../../../../components/form/take-stored';
import type { PayloadError } from '../../../../lib/errors';
import { AsDelivered } from './as-delivered';
import { ConflictDialog } from './conflict-dialog';
import { DraftNote } from './draft-note';
import type { OnUnsaved } from '../lazy-panel';
import { ScheduledNote } from './scheduled-note';
import { SectionHeader } from './section-header';
import { fieldOfClick } from './field-of-click';
import { SectionFacts } from './section-facts';
import { SectionFields } from './section-fields';
import { bodyIn, formOf, initialValues } from './section-kind';
import type { SectionKind, StoredSection } from './section-kind';
import { SectionPreview } from './section-preview';
import { allValues, shownValues } from './shown-values';
import { useSectionActions } from './use-section-actions';
import type { Outcome } from './use-section-actions';
import { usePlanning } from './use-planning';
import { useSavedDraft, useSectionDraft } from './use-section-draft';
import { VersionsList } from './versions-list';

/** Holds a sentence about a failure; it disappears after `shownMs`, if given. */
export function useTimedProblem(shownMs: number | undefined) {
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (problem === null || shownMs === undefined) return undefined;
    const timer = setTimeout(() => setProblem(null), shownMs);
    return () => clearTimeout(timer);
  }, [problem, shownMs]);
  return [problem, setProblem] as const;
}

/** Says that a change was refused because another Admin has saved. */
const notDone = ({ updatedBy }: StoredSection) =>
  `${updatedBy?.name ?? 'Another Admin'} saved this section after you opened it, so your change was not made.`;
const shownNow = 'The form now shows that version: please check it and try again.';

interface SectionPanelProps<Body> {
  /** Heading of the editor. */
  title: string;
  kind: SectionKind<Body>;
  section: StoredSection;
  /** Id of the account that edits. */
  owner: string;
  onUnsaved: OnUnsaved;
}

/** Form, preview, versions and switches of one section. */
export function SectionPanel<Body>({ title, kind, section, owner, onUnsaved }: SectionPanelProps<Body>) {
  const saved = useSavedDraft(kind, owner);
  const schema = useMemo(() => formOf(kind), [kind]);
  const form = useAppForm({ schema, defaultValues: initialValues(kind, section) });
  const { isDirty } = useFormState({ control: form.control });
  const typed = useWatch({ control: form.control });
  // The version that was edited. The stored one may be newer by now, and must not be overwritten silently.
  const [base, setBase] = useState(saved?.value.version ?? section.version);
  const [isRestored, setRestored] = useState(saved !== null);
  const [met, setMet] = useState<{ theirs: StoredSection; isSave: boolean } | null>(null);
  const [problem, setProblem] = useTimedProblem(kind.sentences?.shownMs);
  const [done, setDone] = useState<string>();
  const actions = useSectionActions(kind);
  const forgetDraft = useSectionDraft(form, kind, owner, base, saved);
  useLeaveGuard(isDirty, forgetDraft);
  const forget = useEffectEvent(() => forgetDraft());
  useEffect(() => onUnsaved(isDirty ? () => forget() : null), [isDirty, onUnsaved]);
  useEffect(() => () => onUnsaved(null), [onUnsaved]);

  const begin = (stored: StoredSection, sent?: Sent) => {
    const values = initialValues(kind, stored);
    if (sent) takeStored(form, sent, values);
    else form.reset(values, { keepDirtyValues: false });
    setBase(stored.version);
    setRestored(false);
  };
  // a restored draft is applied after the first render, until which the form has no unsaved changes
  useNewerVersion(form.control, section.version > base && !isRestored, () => begin(section));

  /**
   * Applies the outcome of a change. `sent` are the form's values when the change was requested; later edits stay.
   * `onDone` receives what is stored now; by default the form starts from it.
   * `confirmation` is what the save bar then says; by default that all changes are saved.
   * `isSave` is true for a change that publishes the form's values, now or later.
   * @returns the errors that belong to form fields
   */
  const take = (
    outcome: Outcome,
    sent: Sent,
    {
      confirmation,
      isSave = false,
      onDone = (stored) => begin(stored, sent),
    }: { confirmation?: string; isSave?: boolean; onDone?: (stored: StoredSection) => void } = {},
  ): readonly PayloadError[] => {
    setProblem(null);
    setDone(confirmation);
    setMet(outcome.kind === 'conflict' && isDirty ? { theirs: outcome.theirs, isSave } : null);
    if (outcome.kind === 'done') onDone(outcome.section);
    if (outcome.kind === 'conflict') {
      // nothing is lost by showing the newer version, and 'Keep mine' would publish the older one again
      if (!isDirty) begin(outcome.theirs, sent);
      if (!isDirty) setProblem(`${notDone(outcome.theirs)} ${shownNow}`);
      else if (!isSave) setProblem(notDone(outcome.theirs));
    }
    if (outcome.kind !== 'refused') return [];
    setProblem(outcome.problem);
    return outcome.errors;
  };
  const save = async (values: FieldValues, version: number, sent: Sent) => {
    planning.forgetOvertaken();
    return take(await actions.save(values, version), sent, { isSave: true });
  };
  const dropped = `The current text is kept in the version history.${isDirty ? ' Your unsaved changes are discarded.' : ''}`;
  const ask = (title: string, confirmText: string, text = dropped) =>
    confirm({
      title,
      text,
      confirmText,
      danger: true,
    });
  const reset = async () => {
    if (!(await ask('Are you sure you want to reset to default settings?', 'Reset'))) return;
    const sent = sentNow(form);
    take(await actions.reset(base), sent, { confirmation: 'Reset to default' });
  };
  const restore = async (version: number) => {
    if (!(await ask(`Restore version ${version}?`, 'Restore'))) return;
    const sent = sentNow(form);
    take(await actions.restore(version, base), sent, { confirmation: `Version ${version} restored` });
  };
  const body = bodyOf(kind.schema, typed);
  const focusField = (element: Element, frame: Element) => {
    const values = allValues(shownValues(kind.schema, kind.controls, typed));
    const name = fieldOfClick(element, frame, values);
    if (name) form.setFocus(name);
  };
  const planning = usePlanning({
    ...{ kind, form, section, base, owner, actions },
    take: (outcome, sent) => take(outcome, sent, { confirmation: 'Change scheduled', isSave: true }),
  });
  const editPlanned = async () => {
    const planned = section.scheduled?.body;
    if (planned && (await mayDropChanges(isDirty))) {
      form.reset(formValues(kind.schema, bodyIn(kind, planned)) as FieldValues, {
        keepDefaultValues: true,
        keepDirtyValues: false,
      });
      setRestored(false);
    }
  };
  const drop = async () => {
    const id = section.scheduled?.id;
    if (id && (await ask('Discard the scheduled change?', 'Discard the change', 'The current text stays.')))
      // the server does not compare versions here: unsaved changes keep their base, which another Admin may have replaced
      take(await actions.unschedule(id, section.version), sentNow(form), { onDone: () => undefined });
  };
  const needs = kind.saveNeeds;
  const isBlocked = needs !== undefined && String(typed[needs.field] ?? '').trim() === '';
  const toggle = async () => {
    const sent = sentNow(form);
    take(await actions.setActive(!section.isActive, base), sent, { onDone: ({ version }) => setBase(version) });
  };

  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <SectionHeader
        title={title}
        section={section}
        busy={actions.busy}
        onToggle={() => void toggle()}
        onReset={() => void reset()}
      />
      {kind.facts && <SectionFacts facts={kind.facts(bodyIn(kind, section.body), section)} />}
      <ScheduledNote
        kind={kind}
        section={section}
        busy={actions.busy}
        onEdit={() => void editPlanned()}
        onDrop={() => void drop()}
      />
      {kind.asDelivered && section.version === 0 && !isDirty && (
        <AsDelivered
          {...kind.asDelivered}
          busy={actions.busy}
          onAccept={() => void form.handleSubmit((values) => save(values, base, sentNow(form)))()}
        />
      )}
      {saved && isRestored && isDirty && (
        <DraftNote
          saved={saved}
          base={base}
          section={section}
          onCompare={() => setMet({ theirs: section, isSave: false })}
        />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 5fr) minmax(0, 4fr)' },
        }}
      >
        <SectionPreview beside onPick={focusField}>
          <kind.View section={body} />
        </SectionPreview>
        {/* the save bar sticks to the window, which a card that clips would prevent */}
        <Card sx={{ p: { xs: 2, sm: 3 }, minWidth: 0, overflow: 'visible' }}>
          <Form form={form} label={title} onSubmit={(values, sent) => save(values, base, sent)}>
            <SectionFields schema={kind.schema} controls={kind.controls} />
            <SaveBar
              busy={actions.busy}
              blocked={isBlocked ? needs.sentence : null}
              problem={problem}
              savedText={done}
              onDiscard={() => begin(section)}
            >
              <Button variant="text" disabled={actions.busy || isBlocked} onClick={planning.open}>
                Publish later
              </Button>
            </SaveBar>
          </Form>
        </Card>
      </Box>
      <VersionsList kind={kind} section={section} busy={actions.busy} onRestore={(version) => void restore(version)} />
      {planning.dialogs}
      {met && (
        <ConflictDialog
          kind={kind}
          {...met}
          mine={body}
          busy={actions.busy}
          onUseTheirs={() => {
            begin(met.theirs);
            setMet(null);
          }}
          onKeepMine={() => {
            const { version } = met.theirs;
            if (!met.isSave) {
              // who asked for no save publishes nothing: the text stays unsaved, on top of the newer version
              setBase(version);
              return setMet(null);
            }
            // what was to be published later is not published now
            if (planning.planAgain) return planning.planAgain(version);
            void form.handleSubmit(async (values) =>
              showServerErrors(form, await save(values, version, sentNow(form))),
            )();
          }}
          onClose={() => setMet(null)}
        />
      )}
    </Box>
  );
}
