import { useEffect } from 'react';
import Box from '@mui/material/Box';
import { addressLinesHint } from '../../../../../contract/text';
import { imageUpload } from '../../../../../contract/uploads';
import { profileForm } from '../../../../../contract/profile';
import type { ProfileValues } from '../../../../../contract/profile';
import { Form, useAppForm } from '../../../components/form/form';
import { FormErrorBanner } from '../../../components/form/form-error-banner';
import { ImageField } from '../../../components/form/image-field';
import { SelectField } from '../../../components/form/select-field';
import { SubmitButton } from '../../../components/form/submit-button';
import { TextField } from '../../../components/form/text-field';
import { useLeaveGuard } from '../../../components/form/use-leave-guard';
import { useUnsavedDraft } from '../../../components/form/use-unsaved-draft';
import { takeStored } from '../../../components/form/take-stored';
import type { Sent } from '../../../components/form/take-stored';
import { errorMessage } from '../../../lib/errors';
import { notify } from '../../../lib/notify';
import { EmailNote } from './email-note';
import { ProfileCard } from './profile-card';
import { useUpdateProfileMutation } from './profile.generated';
import type { ProfilePartsFragment } from './profile.generated';

/** Messages of the specification's error catalogue (user-area.md, section 8). */
const sentences = {
  saved: 'Profile updated successfully!',
  refused: 'Failed to update profile.',
  unreached: 'An error occurred while updating your profile.',
  uploaded: 'Image uploaded successfully!',
};

const words = { choose: 'Upload Photo', change: 'Change Photo', remove: 'Remove Photo' };
const pair = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

const valuesOf = ({ name, aboutMe, address, city, country, phone, photoUrl }: ProfilePartsFragment): ProfileValues => ({
  name,
  aboutMe: aboutMe ?? '',
  address: address ?? '',
  city: city ?? '',
  country: country ?? '',
  phone: phone ?? '',
  photoUrl: photoUrl ?? '',
});

/** Without the photo, whose upload may be over. */
const draftFields = ['name', 'aboutMe', 'address', 'city', 'country', 'phone'] as const;

interface ProfileFormProps {
  profile: ProfilePartsFragment;
  countries: readonly string[];
  onUnsaved?: (isUnsaved: boolean) => void;
}

/** The profile's fields and photo (specification, user area, 'Profile and photo'). */
export function ProfileForm({ profile, countries, onUnsaved }: ProfileFormProps) {
  const [updateProfile] = useUpdateProfileMutation();
  const values = valuesOf(profile);
  const form = useAppForm({ schema: profileForm, defaultValues: values, values });
  const { isDirty, isSubmitting } = form.formState;
  const draft = useUnsavedDraft(form, {
    name: 'profile',
    owner: profile.id,
    fields: draftFields,
    of: JSON.stringify(values),
  });
  useLeaveGuard(isDirty && !isSubmitting, draft.forget);
  useEffect(() => {
    onUnsaved?.(isDirty);
    return () => onUnsaved?.(false);
  }, [isDirty, onUnsaved]);

  const submit = async (input: ProfileValues, sent: Sent) => {
    try {
      const { data } = await updateProfile({ variables: { input } });
      const { user, errors = [] } = data?.updateProfile ?? {};
      if (user) {
        takeStored(form, sent, valuesOf(user));
        notify.success(sentences.saved);
      } else if (errors.every(({ field }) => !field))
        notify.error(`Failed to update profile: ${errors[0]?.message ?? 'Unknown error'}`);
      else notify.error(sentences.refused);
      return errors.filter(({ field }) => field);
    } catch (error) {
      notify.error(sentences.unreached);
      // the remedy is shown where it stays in sight
      return [{ code: 'UNREACHED', message: errorMessage(error), field: null }];
    }
  };
  const known = countries.includes(values.country) || !values.country ? countries : [values.country, ...countries];

  return (
    <Form form={form} label="Your profile" onSubmit={submit}>
      <FormErrorBanner />
      {draft.note}
      <ProfileCard title="Profile Photo">
        <ImageField
          name="photoUrl"
          label="Photo"
          words={words}
          round
          hint={`PNG, JPEG, WebP or GIF, at most 2 MB. It is saved with the rest of your profile.`}
          onUploaded={() => notify.success(sentences.uploaded)}
          onRefused={(sentence) => notify.error(sentence === imageUpload.tooLarge ? sentence : imageUpload.failed)}
        />
      </ProfileCard>
      <ProfileCard title="About you">
        <TextField name="name" label="Full Name" autoComplete="name" required />
        <TextField name="aboutMe" label="About Me" rows={4} hint="At most 1,000 characters" />
        <EmailNote email={profile.email} />
      </ProfileCard>
      <ProfileCard title="Where to reach you">
        <TextField name="address" label="Address" autoComplete="street-address" rows={3} hint={addressLinesHint} />
        <Box sx={pair}>
          <TextField name="city" label="City" autoComplete="address-level2" />
          <SelectField
            name="country"
            label="Country"
            placeholder="Choose a country"
            autoComplete="country-name"
            options={known.map((name) => ({ value: name, label: name }))}
          />
        </Box>
        <TextField name="phone" label="Phone" type="tel" autoComplete="tel" />
      </ProfileCard>
      <Box>
        <SubmitButton busyText="Saving...">Save Changes</SubmitButton>
      </Box>
    </Form>
  );
}
