import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { aiSettingsForm, aiSettingsLimits } from '../../../../../../contract/ai-settings';
import { useAppForm } from '../../../../components/form/form';
import { NumberField } from '../../../../components/form/number-field';
import { SortableList } from '../../../../components/form/sortable-list';
import { TextField } from '../../../../components/form/text-field';
import type { OnUnsaved } from '../lazy-panel';
import { SetupForm } from '../shop/setup-form';
import { SetupState } from '../shop/setup-states';
import { AiKeysDocument, useAiSetupQuery, useResetAiSetupMutation, useSaveAiSetupMutation } from './keys.generated';
import type { SaveAiSetupMutation, StoredAiSettingsFragment } from './keys.generated';
import { modelsInput, modelsValues } from './models-values';
import type { ModelsValues } from './models-values';

/** The models of the AI service in their order, what a picture costs, and how many designs may be made. */
export function ModelsPanel({ onUnsaved }: { onUnsaved: OnUnsaved }) {
  const { data, error, refetch } = useAiSetupQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  const stored = data?.settings.ai;
  if (!stored) return <SetupState error={error} failure="Failed to fetch models and limits" onRetry={refetch} />;
  const reload = async () => (await refetch()).data?.settings.ai ?? null;
  return <ModelsSetup stored={stored} reload={reload} onUnsaved={onUnsaved} />;
}

interface ModelsSetupProps {
  stored: StoredAiSettingsFragment;
  reload: () => Promise<StoredAiSettingsFragment | null>;
  onUnsaved: OnUnsaved;
}

/** Returns the outcome of a change. */
const savedOf = (answer: SaveAiSetupMutation['saveAiSettings'] | undefined) =>
  answer && { stored: answer.settings?.ai ?? null, errors: answer.errors };

function ModelsSetup({ stored, reload, onUnsaved }: ModelsSetupProps) {
  const form = useAppForm<ModelsValues>({ schema: aiSettingsForm, defaultValues: modelsValues(stored) });
  // the list of keys says which of the models each one reaches
  const [saveSetup] = useSaveAiSetupMutation({ refetchQueries: [AiKeysDocument] });
  const [resetSetup] = useResetAiSetupMutation({ refetchQueries: [AiKeysDocument] });
  const save = async (values: ModelsValues, version: number) => {
    const { data } = await saveSetup({ variables: { input: modelsInput(values), version } });
    return savedOf(data?.saveAiSettings);
  };
  const reset = async (version: number) =>
    savedOf((await resetSetup({ variables: { version } })).data?.resetAiSettings);
  return (
    <SetupForm
      title="Models and Limits"
      isPart
      text="Changes apply to designs started from now on."
      form={form}
      stored={stored}
      valuesOf={modelsValues}
      save={save}
      reload={reload}
      saved="Models and limits saved"
      failure="Failed to update models and limits"
      reset={{
        text: 'Models, costs and limits return to the values the server was started with.',
        act: reset,
        done: 'Settings reset to defaults.',
        refused: 'Failed to reset models and limits',
        failure: 'Failed to reset models and limits',
      }}
      onUnsaved={onUnsaved}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '70ch' }}>
        The first model is tried first. The next one is tried when it is busy, refuses, or no longer exists. A cost is
        what the AI service charges for an image, in the shop's currency, such as 0.039. Leave it empty if you do not
        know it. The dashboard figures use it.
      </Typography>
      <SortableList
        name="imageModels"
        label="Image models"
        entry="image model"
        blank={() => ({ model: '', cost: '' })}
        least={1}
        most={aiSettingsLimits.models}
        summaryOf={({ model, cost }) =>
          typeof cost === 'string' && cost !== '' ? `${model as string}, ${cost} per image` : (model as string)
        }
      >
        {(prefix) => (
          <Box
            sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 2fr) minmax(0, 1fr)' } }}
          >
            <TextField
              name={`${prefix}.model`}
              label="Model"
              required
              maxLength={aiSettingsLimits.modelName}
              autoComplete="off"
            />
            <TextField
              name={`${prefix}.cost`}
              label="Cost per image"
              inputMode="decimal"
              maxLength={9}
              autoComplete="off"
            />
          </Box>
        )}
      </SortableList>
      <SortableList
        name="textModels"
        label="Text models"
        entry="text model"
        blank={() => ({ model: '' })}
        least={1}
        most={aiSettingsLimits.models}
        isInline
      >
        {(prefix) => (
          <TextField
            name={`${prefix}.model`}
            label="Model"
            required
            maxLength={aiSettingsLimits.modelName}
            autoComplete="off"
          />
        )}
      </SortableList>
      <TextField
        name="textCallCost"
        label="Cost per text call"
        inputMode="decimal"
        maxLength={9}
        autoComplete="off"
        hint="On average, such as 0.0005. If empty, design costs include images only."
      />
      <Typography component="h4" variant="h6" sx={{ mt: 1 }}>
        Limits
      </Typography>
      <NumberField
        name="designsAtOnce"
        label="Designs at once, whole shop"
        unit="designs"
        hint="Further designs wait in the queue. Leave empty for as many as the server can handle."
      />
      <NumberField
        name="designsAtOncePerAccount"
        label="Designs at once, per account"
        required
        unit="designs"
        hint="Further designs of the account wait in the queue."
      />
      <NumberField
        name="designsPerDayPerAccount"
        label="Designs within 24 hours, per account"
        unit="designs"
        hint="Further designs are refused and cost no credit. Designs whose credit was returned do not count. Leave empty for no limit."
      />
    </SetupForm>
  );
}
