import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { z } from 'zod';
import { monthAngleLabels } from '../../../../contract/labels';
import { MONTH_LIMITS, monthPostForm } from '../../../../contract/months';
import { DateField } from '../../components/form/date-field';
import { Form, useAppForm } from '../../components/form/form';
import { FormErrorBanner } from '../../components/form/form-error-banner';
import { SubmitButton } from '../../components/form/submit-button';
import { TextField } from '../../components/form/text-field';
import { mayDropChanges, useLeaveGuard } from '../../components/form/use-leave-guard';
import { useUnsavedDraft } from '../../components/form/use-unsaved-draft';
import { AllSizesButton, StudioButton } from '../../entities/design/post-actions';
import { pictureUrl } from '../../entities/design/shown-design';
import type { PayloadError } from '../../lib/errors';
import { DeletedPicture } from './deleted-picture';
import { postDraft } from './use-month';
import type { MonthPost } from './use-month';

const tagsOf = (text: string) => text.split(/[\s,#]+/u).filter(Boolean);

const schema = monthPostForm.omit({ id: true, hashtags: true }).extend({
  hashtags: z
    .string()
    .refine((text) => tagsOf(text).length <= MONTH_LIMITS.hashtags, `Please give at most ${MONTH_LIMITS.hashtags}.`),
});

const dayOnly = ['day'] as const;
const allFields = ['day', 'headline', 'second', 'caption', 'hashtags'] as const;

interface PostDialogProps {
  post: MonthPost;
  /** Id of the account, whose unsaved changes are saved in this tab. */
  owner: string | undefined;
  /** Null where a post can't be removed any more. */
  onRemove: (() => void) | null;
  /** @returns the refusals; null when the server could not be reached */
  onSave: (post: MonthPost) => Promise<readonly PayloadError[] | null>;
  /** Makes its deleted picture again. @returns as `onSave` */
  onRemake: () => Promise<readonly PayloadError[] | null>;
  onClose: () => void;
}

/** A post of the month: its day, and its words as long as they are not made. */
export function PostDialog({ post, owner, onRemove, onSave, onRemake, onClose }: PostDialogProps) {
  const isOpen = post.state === 'PLANNED' || post.state === 'FAILED';
  const { day, headline, second, caption, hashtags, design, state } = post;
  const defaultValues = { day, headline, second, caption, hashtags: hashtags.join(' ') };
  const form = useAppForm({ schema, defaultValues });
  const { isDirty, isSubmitting } = form.formState;
  const hasChanges = isDirty && !isSubmitting;
  const draft = useUnsavedDraft(form, {
    name: postDraft(post.id),
    owner,
    fields: isOpen ? allFields : dayOnly,
    of: JSON.stringify(defaultValues),
  });
  useLeaveGuard(hasChanges, draft.forget);
  const close = async () => {
    if (isSubmitting || !(await mayDropChanges(hasChanges))) return;
    draft.forget();
    onClose();
  };
  const submit = async (values: z.output<typeof schema>) => {
    const errors = await onSave({ ...post, ...values, hashtags: tagsOf(values.hashtags) });
    if (errors?.length === 0) {
      draft.forget();
      onClose();
    }
    // 'posts', index, field: the form knows the field alone
    return (errors ?? [{ code: 'SERVICE_UNAVAILABLE', message: 'This post could not be saved.', field: null }]).map(
      (error) => ({ ...error, field: error.field?.slice(2) ?? null }),
    ) as PayloadError[];
  };
  const picture = state === 'READY' && design ? pictureUrl(design.thumbnailUrl, design) : null;
  return (
    <Dialog open onClose={() => void close()} fullWidth maxWidth="sm" aria-labelledby="post-title">
      <DialogTitle id="post-title">{monthAngleLabels[post.angle]}</DialogTitle>
      <DialogContent>
        {post.remakeCredits !== null && post.remakeCredits !== undefined && (
          <DeletedPicture credits={post.remakeCredits} onRemake={onRemake} onClose={() => void close()} />
        )}
        {state === 'FAILED' && post.remakeCredits === null && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {post.error} It cost nothing.
          </Alert>
        )}
        {picture && design && (
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', mb: 2.5 }}>
            <Box
              component="img"
              src={picture}
              alt={headline}
              sx={{ width: '100%', maxWidth: 320, borderRadius: '16px', display: 'block', mx: 'auto' }}
            />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <StudioButton id={design.id} label="Edit in Studio" />
              <AllSizesButton id={design.id} />
            </Box>
          </Box>
        )}
        <Form form={form} onSubmit={submit} label="Post">
          <FormErrorBanner />
          {draft.note}
          <DateField name="day" label="Day" required />
          {isOpen ? (
            <>
              <TextField name="headline" label="Headline" maxLength={MONTH_LIMITS.headline} required />
              <TextField name="second" label="Second line" maxLength={MONTH_LIMITS.second} />
              <TextField name="caption" label="Caption" rows={4} maxLength={MONTH_LIMITS.caption} />
              <TextField name="hashtags" label="Hashtags" hint="At most 5, without #, with spaces between them" />
            </>
          ) : state === 'READY' && !design ? null : (
            <Box sx={{ color: 'text.secondary' }}>
              {state === 'READY' ? 'Change its words and its caption in the Studio.' : 'Its words are being set.'}
            </Box>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <SubmitButton busyText="Saving...">Save</SubmitButton>
            <Button variant="text" disabled={isSubmitting} onClick={() => void close()}>
              Cancel
            </Button>
            {onRemove && (
              <Button variant="text" color="error" disabled={isSubmitting} onClick={onRemove} sx={{ ml: 'auto' }}>
                Remove this post
              </Button>
            )}
          </Box>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
