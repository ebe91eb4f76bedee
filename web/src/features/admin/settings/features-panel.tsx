import { useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useFormState, useWatch } from 'react-hook-form';
import { featuresForm } from '../../../../../contract/features-section';
import type { FeaturesValues } from '../../../../../contract/features-section';
import { confirm } from '../../../components/feedback/confirm';
import { Form, useAppForm } from '../../../components/form/form';
import { SaveBar } from '../../../components/form/save-bar';
import { showServerErrors } from '../../../components/form/server-errors';
import { useLeaveGuard } from '../../../components/form/use-leave-guard';
import { FeaturesView } from '../../../components/sections/features-view';
import type { PayloadError } from '../../../lib/errors';
import { ConflictDialog } from './conflict-dialog';
import { FeaturesFields } from './features-fields';
import { storedValues } from './features-values';
import type { StoredFeatures } from './features-values';
import { SectionHeader } from './section-header';
import { SectionPreview } from './section-preview';
import { useFeaturesActions } from './use-features-actions';
import type { Outcome } from './use-features-actions';
import { VersionsList } from './versions-list';

interface FeaturesPanelProps {
  section: StoredFeatures;
  onDirty: (dirty: boolean) => void;
}

/** Words, preview, versions and switches of the features section. */
export function FeaturesPanel({ section, onDirty }: FeaturesPanelProps) {
  const form = useAppForm<FeaturesValues>({ schema: featuresForm, defaultValues: storedValues(section) });
  const { isDirty } = useFormState({ control: form.control });
  const typed = useWatch({ control: form.control }) as FeaturesValues;
  // the version that was edited: what stands may be newer by now, and is not saved over in silence
  const [base, setBase] = useState(section.version);
  const [theirs, setTheirs] = useState<StoredFeatures | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const actions = useFeaturesActions();
  useLeaveGuard(isDirty);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useEffect(() => () => onDirty(false), [onDirty]);

  const begin = (stored: StoredFeatures) => {
    form.reset(storedValues(stored), { keepDirtyValues: false });
    setBase(stored.version);
  };
  /** Answers what belongs to the form's fields. */
  const take = (outcome: Outcome, keepWords = false): readonly PayloadError[] => {
    setProblem(null);
    setTheirs(outcome.kind === 'conflict' ? outcome.theirs : null);
    if (outcome.kind === 'done') {
      if (keepWords) setBase(outcome.section.version);
      else begin(outcome.section);
    }
    if (outcome.kind !== 'refused') return [];
    const [forFields, others] = [
      outcome.errors.filter(({ field }) => field !== null),
      outcome.errors.filter(({ field }) => field === null),
    ];
    if (others.length > 0) setProblem(`Error: ${others.map(({ message }) => message).join(' ')}`);
    return forFields;
  };
  const save = async (values: FeaturesValues, version: number) => take(await actions.save(values, version));
  const ask = (title: string, confirmText: string) =>
    confirm({
      title,
      text: `What stands now is kept among the versions.${isDirty ? ' Your unsaved changes are dropped.' : ''}`,
      confirmText,
      danger: true,
    });
  const reset = async () => {
    if (await ask('Are you sure you want to reset to default settings?', 'Reset')) take(await actions.reset(base));
  };
  const restore = async (version: number) => {
    if (await ask(`Restore version ${version}?`, 'Restore')) take(await actions.restore(version, base));
  };
  const toggle = async () => void take(await actions.setActive(!section.isActive, base), true);

  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <SectionHeader
        title="Featured Section"
        section={section}
        busy={actions.busy}
        onToggle={() => void toggle()}
        onReset={() => void reset()}
      />
      {problem && <Alert severity="error">{problem}</Alert>}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 5fr) minmax(0, 4fr)' },
        }}
      >
        <SectionPreview beside>
          <FeaturesView section={typed} />
        </SectionPreview>
        <Form form={form} label="Featured Section" onSubmit={(values) => save(values, base)}>
          <FeaturesFields />
          <SaveBar busy={actions.busy} />
        </Form>
      </Box>
      <VersionsList versions={section.earlier} busy={actions.busy} onRestore={(version) => void restore(version)} />
      {theirs && (
        <ConflictDialog
          theirs={theirs}
          busy={actions.busy}
          onUseTheirs={() => {
            begin(theirs);
            setTheirs(null);
          }}
          onKeepMine={() =>
            void form.handleSubmit(async (values) => showServerErrors(form, await save(values, theirs.version)))()
          }
          onClose={() => setTheirs(null)}
        />
      )}
    </Box>
  );
}
