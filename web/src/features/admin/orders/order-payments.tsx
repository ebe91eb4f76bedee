import { useState } from 'react';
import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatDate, formatDateTime, formatMoney } from '../../../lib/format';
import { OrderCard } from './order-card';
import type { OrderInFullFragment } from './order-page.generated';
import { attemptLabels, refundLabels } from './order-labels';
import { PaymentRefundDialog } from './lazy-dialogs';
import { StateChip } from '../../../components/feedback/status-badge';
import { useOrderActions } from './use-order-actions';

export type OrderPayment = NonNullable<OrderInFullFragment['payments']>[number];

interface OrderPaymentsProps {
  order: OrderInFullFragment;
  onDone: () => Promise<void>;
}

/** Every attempt to pay the order, what came of it, and its refunds. */
export function OrderPayments({ order, onDone }: OrderPaymentsProps) {
  const { payments, refunds } = order;
  return (
    <OrderCard title="Payments">
      <Rows label="Payment attempts">
        {(payments ?? []).map((payment) => (
          <Attempt key={payment.id} payment={payment} order={order} onDone={onDone} />
        ))}
      </Rows>
      {refunds.length > 0 && (
        <>
          <Typography variant="subtitle2" component="h3" sx={{ mt: 2, mb: 0.5 }}>
            Refunds
          </Typography>
          <Rows label="Refunds">
            {refunds.map(({ id, amount, currency, status, reason, message, unknownSince, createdAt }) => (
              <Box key={id} component="li" sx={line}>
                <Box sx={head}>
                  <b>{formatMoney(amount, currency)}</b>
                  <StateChip word={refundLabels[status]} />
                </Box>
                <Small text={`${formatDateTime(createdAt)}, ${reason ?? ''}`} />
                {message && <Small text={`To the customer: ${message}`} />}
                {unknownSince && (
                  <Alert severity="warning" sx={{ mt: 1 }}>
                    {`PayPal no longer shows this refund, and we stopped checking automatically on ${formatDate(unknownSince)}. Look for it in your PayPal account, then use 'Ask PayPal now': if PayPal has moved no money, you can refund again.`}
                  </Alert>
                )}
              </Box>
            ))}
          </Rows>
        </>
      )}
    </OrderCard>
  );
}

/** What was captured, and how it differs from what the order asks for. */
function amountOf({ amount, currency, capturedAmount, capturedCurrency }: OrderPayment): string {
  const asked = formatMoney(amount, currency);
  if (capturedAmount === null) return asked;
  const captured = formatMoney(capturedAmount, capturedCurrency ?? currency);
  return captured === asked ? asked : `${captured} instead of ${asked}`;
}

function Attempt({ payment, order, onDone }: { payment: OrderPayment } & OrderPaymentsProps) {
  const { status, captureId, problem, createdAt, isSettleable, isRefundable } = payment;
  const [isRefunding, setRefunding] = useState(false);
  const { settle } = useOrderActions(order, onDone);
  const isMismatch = status === 'MISMATCH';
  return (
    <Box component="li" sx={line}>
      <Box sx={head}>
        <b>{amountOf(payment)}</b>
        <StateChip word={attemptLabels[status]} />
      </Box>
      <Small text={formatDateTime(createdAt)} />
      {captureId && <Small text={`PayPal transaction ${captureId}`} />}
      {problem && status !== 'SETTLED' && <Small text={`PayPal says ${problem}`} />}
      {isMismatch && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {isSettleable && (
            <Button size="small" onClick={() => void settle(payment)}>
              Settle with this payment
            </Button>
          )}
          {isRefundable && (
            <Button size="small" variant="outlined" color="error" onClick={() => setRefunding(true)}>
              Refund the payment
            </Button>
          )}
        </Box>
      )}
      {isRefunding && (
        <PaymentRefundDialog
          payment={payment}
          order={order}
          onClose={(isDone) => {
            setRefunding(false);
            if (isDone) void onDone();
          }}
        />
      )}
    </Box>
  );
}

const Rows = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {children}
  </Box>
);
const Small = ({ text }: { text: string }) => (
  <Typography variant="body2" component="div" sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
    {text}
  </Typography>
);

const head = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', fontVariantNumeric: 'tabular-nums' };
const line = {
  py: 1.25,
  overflowWrap: 'anywhere',
  borderBottom: 1,
  borderColor: 'divider',
  '&:first-of-type': { pt: 0 },
  '&:last-of-type': { borderBottom: 0, pb: 0.5 },
} as const;
