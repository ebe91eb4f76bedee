import { useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useWatch, type Control } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { brandForm, type Brand } from '../../../../../studio/posts/brand';
import { Form, useAppForm } from '../../../components/form/form';
import { SaveBar } from '../../../components/form/save-bar';
import { takeStored, type Sent } from '../../../components/form/take-stored';
import { useConflict } from '../../../components/form/use-conflict';
import { mayDropChanges, useLeaveGuard } from '../../../components/form/use-leave-guard';
import { useUnsavedDraft } from '../../../components/form/use-unsaved-draft';
import { brandOf, newBrand, rememberBrand } from '../../../entities/brand/brand-values';
import type { BrandPartsFragment } from '../../../entities/brand/brands.generated';
import { useViewer } from '../../../entities/session/use-viewer';
import { Trash2, WandSparkles } from '../../../lib/generated/icons';
import { notify } from '../../../lib/notify';
import { paths } from '../../../lib/paths';
import { useCreateBrandMutation, useSaveBrandMutation } from './brand.generated';
import { BrandFields } from './brand-fields';
import { BrandPreview } from './brand-preview';
import { WebsiteImport } from './website-import';
import { useBrandDeletion } from './use-brand-deletion';

interface BrandEditorProps {
  /** Null for a new one. */
  stored: BrandPartsFragment | null;
  /** Begins with the focus on the name: the button that opened it is disabled now. */
  takesFocus: boolean;
  /** Whether the membership allows a further one. */
  mayCreate: boolean;
  most: number;
  onSaved: (id: string) => void;
  onDeleted: () => void;
  onUnsaved: (isUnsaved: boolean) => void;
  /** The name of a new one is in use. */
  onNameTaken: () => void;
  reload: () => Promise<BrandPartsFragment | undefined>;
}

const guarded = ['brand'];

/** Without the logo: an uploaded picture is deleted after a while unless it is saved. */
const draftFields = [
  'name',
  'colors',
  'fonts',
  'contact',
  'handle',
  'buttons',
  'hashtags',
  'wordsToUse',
  'wordsToAvoid',
  'language',
] as const;

/** A brand as a form, beside posts in it. */
export function BrandEditor(props: BrandEditorProps) {
  const { stored, takesFocus, mayCreate, most, onSaved, onDeleted, onUnsaved, onNameTaken, reload } = props;
  const { viewer } = useViewer();
  const form = useAppForm<Brand>({ schema: brandForm, defaultValues: stored ? brandOf(stored) : newBrand() });
  const { isDirty } = form.formState;
  const draft = useUnsavedDraft(form, {
    name: `brand-${stored?.id ?? 'new'}`,
    owner: viewer?.id,
    fields: draftFields,
    of: String(stored?.version ?? 0),
  });
  useLeaveGuard(isDirty, draft.forget, guarded);
  const { setFocus } = form;
  useEffect(() => {
    if (takesFocus) setFocus('name');
  }, [takesFocus, setFocus]);
  useEffect(() => {
    onUnsaved(isDirty);
    return () => onUnsaved(false);
  }, [isDirty, onUnsaved]);
  const [create] = useCreateBrandMutation();
  const [save] = useSaveBrandMutation();
  const { version, setVersion, isOvertaken, note } = useConflict({
    stored,
    reload,
    show: (current) => form.reset(brandOf(current), { keepDirtyValues: false }),
  });
  useEffect(() => {
    // restored changes of an older version: the server reports the conflict when they are saved
    if (draft.outdatedOf !== null) setVersion(Number(draft.outdatedOf));
  }, [draft.outdatedOf, setVersion]);
  /** Deleted in another window, while its words stay here. */
  const [isGone, setGone] = useState(false);
  const submit = async (input: Brand, sent: Sent) => {
    const answer =
      stored && !isGone
        ? (await save({ variables: { id: stored.id, version, input } })).data?.saveBrand
        : (await create({ variables: { input } })).data?.createBrand;
    if (isOvertaken(answer?.errors)) return [];
    if (answer?.errors.some(({ code }) => code === 'NOT_FOUND')) {
      setGone(true);
      return [];
    }
    // an earlier try may have created it, and only its answer was lost
    if (!stored && answer?.errors.some(({ field }) => field?.at(-1) === 'name')) onNameTaken();
    if (answer?.brand) {
      draft.forget();
      takeStored(form, sent, brandOf(answer.brand));
      setVersion(answer.brand.version);
      notify.success(stored && !isGone ? 'Brand saved.' : 'Brand created.');
      onSaved(answer.brand.id);
    }
    return answer?.errors;
  };
  const remove = useBrandDeletion(onDeleted);
  const [isDeleting, setDeleting] = useState(false);
  const askAndRemove = async (brand: BrandPartsFragment) => {
    // Undo brings back what is stored
    if (!(await mayDropChanges(isDirty))) return;
    setDeleting(true);
    await remove(brand).finally(() => setDeleting(false));
  };
  const shown = useShownBrand(form.control);
  const blocked =
    stored || mayCreate ? null : `Your membership has ${most === 1 ? 'one brand' : `${most} brands`} only.`;
  return (
    <Box sx={columns}>
      <Form form={form} onSubmit={submit} label="Brand">
        <WebsiteImport />
        <BrandFields adaptedOf={shown.colors} />
        {stored && (
          <Box>
            <Button
              variant="text"
              color="error"
              startIcon={<Trash2 size={18} aria-hidden />}
              disabled={isDeleting}
              onClick={() => void askAndRemove(stored)}
            >
              Delete this brand
            </Button>
          </Box>
        )}
        <SaveBar isNew={!stored} busy={isDeleting} blocked={blocked} note={isGone ? gone : note || draft.note} />
      </Form>
      <Card component="section" aria-label="Posts in this brand" sx={preview}>
        <BrandPreview brand={shown} />
        {stored && viewer && (
          <Button
            component={Link}
            to={paths.user.generateImage.getHref()}
            variant="outlined"
            startIcon={<WandSparkles size={18} aria-hidden />}
            onClick={() => rememberBrand(viewer.id, stored.id)}
            sx={{ mt: 2 }}
          >
            Make a post in this brand
          </Button>
        )}
      </Card>
    </Box>
  );
}

const gone = (
  <Alert severity="warning">This brand was deleted in another window. Save adds it again, as a new brand.</Alert>
);

/** Returns the values of the form while they are a brand, else those from before. */
function useShownBrand(control: Control<Brand>): Brand {
  const values = useWatch({ control }) as Brand;
  const [last, setLast] = useState<Brand>(() => ({ ...newBrand(), ...values, name: values.name || 'Brand' }));
  const text = JSON.stringify({ ...values, name: 'Brand' });
  const [read, setRead] = useState('');
  if (text !== read) {
    setRead(text);
    const valid = brandForm.safeParse(JSON.parse(text)).data;
    if (valid) setLast(valid);
  }
  return last;
}

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 420px)' },
} as const;

const preview = {
  // on a phone above the form, where a change can be seen
  order: { xs: -1, lg: 0 },
  p: { xs: 2, md: 2.5 },
  position: { lg: 'sticky' },
  top: 16,
  minWidth: 0,
} as const;
