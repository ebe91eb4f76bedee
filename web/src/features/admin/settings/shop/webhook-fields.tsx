import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Copy } from '../../../../lib/generated/icons';
import { TextField } from '../../../../components/form/text-field';
import { formatDateTime } from '../../../../lib/format';
import { notify } from '../../../../lib/notify';
import type { ShopPaymentsFragment } from './shop.generated';

const copy = (text: string) =>
  navigator.clipboard.writeText(text).then(
    () => notify.success('Copied.'),
    () => notify.error('Your browser did not allow that. Please copy it by hand.'),
  );

/** How PayPal notifies the shop of payments: id and address of the webhook, and whether it has delivered an event. */
export function WebhookFields({ webhook }: { webhook: ShopPaymentsFragment['paypal']['webhook'] }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography component="h3" variant="h6" sx={{ mt: 1 }}>
        Events from PayPal
      </Typography>
      <TextField
        name="webhookId"
        label="Webhook id"
        maxLength={50}
        autoComplete="off"
        hint="Saving finds or registers the webhook for this shop's address, and replaces one set in the server's environment. To use an existing webhook, enter its id."
      />
      {webhook && (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
            Address for a webhook you create at PayPal:
          </Typography>
          <Typography sx={{ overflowWrap: 'anywhere', maxWidth: '100%' }}>{webhook.url}</Typography>
          <Button
            variant="outlined"
            size="small"
            startIcon={<Copy size={18} aria-hidden />}
            onClick={() => void copy(webhook.url)}
          >
            Copy address
          </Button>
          <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
            {webhook.lastEventAt
              ? `The last event arrived on ${formatDateTime(webhook.lastEventAt)}.`
              : 'No event has arrived yet. The first payment sends one.'}
          </Typography>
        </Box>
      )}
    </Box>
  );
}
