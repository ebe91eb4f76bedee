import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { z } from 'zod';
import { webhookEndpointForm, webhookLimits } from '../../../../contract/webhooks';
import { Form, useAppForm } from '../../components/form/form';
import { FormErrorBanner } from '../../components/form/form-error-banner';
import { SubmitButton } from '../../components/form/submit-button';
import { TextField } from '../../components/form/text-field';
import { mayDropChanges, useLeaveGuard } from '../../components/form/use-leave-guard';
import type { WebhookEventType } from '../../gql/schema';
import { notify } from '../../lib/notify';
import { useLostAnswer } from '../../lib/use-lost-answer';
import { withOwnerProof } from '../account/owner-proof';
import { EventsField } from './events-field';
import type { WebhookMutations } from './use-webhooks';
import { everyEvent } from './webhook-labels';
import type { WebhookScope } from './webhook-labels';
import type { WebhookFragment } from './webhooks.generated';

type Values = z.input<typeof webhookEndpointForm>;

/** What the checkboxes show: an endpoint that gets all events keeps its other types out of sight. */
const chosenIn = (stored: WebhookFragment | null): string[] =>
  stored?.types.includes(everyEvent) ? [everyEvent] : [...(stored?.events ?? [])];

/** Returns the types to save. Wildcards of an area, which a program has set, stay while the choice is not changed. */
function asked(stored: WebhookFragment | null, events: readonly string[]) {
  const isUnchanged = stored && [...events].sort().join() === chosenIn(stored).sort().join();
  if (isUnchanged) return { types: stored.types };
  return events.includes(everyEvent) ? { types: [everyEvent] } : { events: events as WebhookEventType[] };
}

interface WebhookDialogProps {
  scope: WebhookScope;
  /** Null adds a webhook. */
  stored: WebhookFragment | null;
  save: WebhookMutations['save'];
  onClose: () => void;
  onSecret: (secret: string) => void;
}

/** Adds a webhook, or changes its address and events. */
export function WebhookDialog({ scope, stored, save, onClose, onSecret }: WebhookDialogProps) {
  const title = stored ? 'Edit webhook' : 'Add webhook';
  const form = useAppForm<Values>({
    schema: webhookEndpointForm,
    defaultValues: {
      url: stored?.url ?? '',
      description: stored?.description ?? '',
      events: chosenIn(stored),
    },
  });
  const { isDirty, isSubmitting } = form.formState;
  const hasChanges = isDirty && !isSubmitting;
  useLeaveGuard(hasChanges);
  const sent = useLostAnswer();
  // until an answer comes: sending again after a lost one must not add a second webhook
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const submit = async ({ url, description, events }: Values) => {
    const input = { url, description, ...asked(stored, events), isActive: stored?.isActive ?? true };
    const change = { id: stored?.id ?? null, input, version: stored?.version ?? 0, requestId };
    const answer = await sent(() => withOwnerProof(() => save(change)));
    if (answer && answer.errors.length > 0) setRequestId(crypto.randomUUID());
    if (!answer?.endpoint) return answer?.errors;
    notify.success(stored ? 'The webhook is saved.' : 'The webhook is added.');
    onClose();
    if (answer.secret) onSecret(answer.secret);
    return undefined;
  };
  const close = async () => {
    if (!isSubmitting && (await mayDropChanges(hasChanges))) onClose();
  };
  return (
    <Dialog open onClose={() => void close()} aria-labelledby="webhook-title" maxWidth="sm" fullWidth>
      <DialogTitle id="webhook-title">{title}</DialogTitle>
      <Form form={form} label={title} onSubmit={submit}>
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          <FormErrorBanner />
          <TextField
            name="url"
            label="Address"
            required
            maxLength={webhookLimits.url}
            autoComplete="off"
            inputMode="url"
            hint="Where we send the messages, such as https://example.com/webhooks."
          />
          <TextField
            name="description"
            label="Description"
            maxLength={webhookLimits.description}
            autoComplete="off"
            hint="What it is for, such as: Bookkeeping."
          />
          <EventsField name="events" scope={scope} />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" disabled={isSubmitting} onClick={() => void close()}>
            Cancel
          </Button>
          <SubmitButton size="medium" busyText="Saving...">
            {stored ? 'Save' : 'Add webhook'}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
