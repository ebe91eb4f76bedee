import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { appearanceInput } from '../../../../../../contract/appearance';
import { useAppForm } from '../../../../components/form/form';
import { ImageField } from '../../../../components/form/image-field';
import { TextField } from '../../../../components/form/text-field';
import { panelTitles } from '../menu/tabs';
import type { OnUnsaved } from '../lazy-panel';
import { SetupForm } from '../shop/setup-form';
import { SetupState } from '../shop/setup-states';
import { AccentField } from './accent-field';
import { AppearancePreview } from './appearance-preview';
import { useAppearanceSetupQuery, useSaveAppearanceMutation } from './appearance.generated';
import type { StoredAppearanceFragment } from './appearance.generated';

type Stored = StoredAppearanceFragment['appearance'];
type AppearanceValues = z.input<typeof appearanceInput>;

const valuesOf = ({ shopName, logoUrl, accentColor }: Stored): AppearanceValues => ({ shopName, logoUrl, accentColor });

/** Name, logo and accent colour of the shop, with what they look like. */
export function AppearancePanel({ onUnsaved }: { onUnsaved: OnUnsaved }) {
  const { data, error, refetch } = useAppearanceSetupQuery({
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  if (!data) return <SetupState error={error} failure="Failed to fetch the appearance" onRetry={refetch} />;
  const reload = async () => (await refetch()).data?.settings.appearance ?? null;
  return <AppearanceSetup stored={data.settings.appearance} reload={reload} onUnsaved={onUnsaved} />;
}

interface AppearanceSetupProps {
  stored: Stored;
  reload: () => Promise<Stored | null>;
  onUnsaved: OnUnsaved;
}

function AppearanceSetup({ stored, reload, onUnsaved }: AppearanceSetupProps) {
  const form = useAppForm<AppearanceValues>({ schema: appearanceInput, defaultValues: valuesOf(stored) });
  const [saveAppearance] = useSaveAppearanceMutation();
  const values = useWatch({ control: form.control }) as AppearanceValues;
  return (
    <SetupForm
      title={panelTitles.appearance}
      text="Pages, emails and new invoices show a change at once. Invoices already issued do not change."
      form={form}
      stored={stored}
      valuesOf={valuesOf}
      save={async (input, version) => {
        const { data } = await saveAppearance({ variables: { input, version } });
        const answer = data?.saveAppearance;
        return answer && { stored: answer.settings?.appearance ?? null, errors: answer.errors };
      }}
      reload={reload}
      saved="Appearance saved successfully!"
      failure="Failed to update the appearance"
      onUnsaved={onUnsaved}
    >
      <TextField
        name="shopName"
        label="Shop name"
        required
        maxLength={60}
        hint="Shown in page titles, emails, the PayPal window, authenticator apps, and in texts of the site that you have not edited."
      />
      <ImageField
        name="logoUrl"
        label="Logo"
        hint="PNG, JPEG, WebP or GIF, at most 2 MB, best with a clear background that suits light and dark pages. Without one the name is shown."
      />
      <AccentField name="accentColor" label="Accent colour" />
      <AppearancePreview {...values} />
    </SetupForm>
  );
}
