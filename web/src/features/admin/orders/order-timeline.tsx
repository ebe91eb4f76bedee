import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { CreditCard, Flag, Mail, MessageSquare, Scale, ShoppingBag, Trash2, Undo2 } from '../../../lib/generated/icons';
import { SectionLoader } from '../../../components/feedback/loaders';
import { errorMessage } from '../../../lib/errors';
import { PersonName } from '../../../entities/person/person-link';
import { formatDateTime } from '../../../lib/format';
import { notify } from '../../../lib/notify';
import { CommentForm } from './comment-form';
import { OrderCard } from './order-card';
import { useAddPurchaseCommentMutation, useDeletePurchaseCommentMutation } from './order-page.generated';
import type { OrderInFullFragment, OrderTimelineQuery } from './order-page.generated';
import { wordsOf } from './order-labels';
import type { OrderEvent } from './order-labels';
import { StateChip } from '../../../components/feedback/status-badge';

const icons = {
  PLACED: ShoppingBag,
  STATE: Flag,
  ATTEMPT: CreditCard,
  REFUND: Undo2,
  DISPUTE: Scale,
  EMAIL: Mail,
  COMMENT: MessageSquare,
} as const satisfies Record<OrderEvent['kind'], unknown>;

interface OrderTimelineProps {
  order: OrderInFullFragment;
  result: { data?: OrderTimelineQuery; error?: unknown };
  onDone: () => Promise<void>;
}

/** What happened to an order, oldest first, and the comments of Admins among it. */
export function OrderTimeline({ order, result: { data, error }, onDone }: OrderTimelineProps) {
  const [addComment] = useAddPurchaseCommentMutation();
  const [deleteComment] = useDeletePurchaseCommentMutation();
  const add = async (text: string, requestId: string) => {
    const { data: answer } = await addComment({ variables: { id: order.id, text, requestId } });
    // also after a refusal, which may be due to a comment whose answer was lost
    await onDone();
    return answer?.addPurchaseComment.errors;
  };
  const restore = (text: string) =>
    void add(text, crypto.randomUUID()).then(
      (errors) => errors?.[0] && notify.error(errors[0].message),
      (failed: unknown) => notify.error(errorMessage(failed)),
    );
  const remove = async ({ commentId, text }: OrderEvent) => {
    try {
      const answer = await deleteComment({ variables: { id: commentId ?? '' } });
      await onDone();
      const problem = answer.data?.deletePurchaseComment.errors[0];
      if (problem) notify.error(problem.message);
      else notify.undo('The comment is deleted.', () => restore(text));
    } catch (failed) {
      notify.error(errorMessage(failed));
    }
  };
  const events = data?.purchase.timeline;
  return (
    <OrderCard title="Timeline">
      {error !== undefined && !events && <Alert severity="error">{errorMessage(error)}</Alert>}
      {error === undefined && !events && <SectionLoader />}
      {events && (
        <Box component="ol" aria-label="Timeline" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {events.map((event) => (
            <Event key={event.id} event={event} onDelete={() => void remove(event)} />
          ))}
        </Box>
      )}
      <CommentForm onAdd={add} />
    </OrderCard>
  );
}

interface EventProps {
  event: OrderEvent;
  onDelete: () => void;
}

function Event({ event, onDelete }: EventProps) {
  const { at, kind, actor, commentId } = event;
  const { title, detail, state } = wordsOf(event);
  const Icon = icons[kind];
  return (
    <Box component="li" sx={row}>
      <Box sx={mark}>
        <Icon size={16} aria-hidden />
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', fontWeight: 600 }}>
          <span>{title}</span>
          {state && <StateChip word={state} />}
        </Box>
        {detail && (
          <Typography variant="body2" component="div" sx={{ whiteSpace: 'pre-line', mt: 0.25 }}>
            {detail}
          </Typography>
        )}
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary', mt: 0.25 }}>
          {formatDateTime(at)}
          {actor && (
            <>
              {', '}
              <PersonName person={actor} />
            </>
          )}
        </Typography>
      </Box>
      {commentId && (
        <IconButton size="small" aria-label={`Delete the comment of ${formatDateTime(at)}`} onClick={onDelete}>
          <Trash2 size={16} aria-hidden />
        </IconButton>
      )}
    </Box>
  );
}

const mark = {
  display: 'grid',
  placeItems: 'center',
  width: 30,
  height: 30,
  borderRadius: '50%',
  color: 'text.secondary',
  bgcolor: 'action.hover',
} as const;

/** A line joins the marks of neighbouring events. */
const row = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '30px minmax(0, 1fr) auto',
  columnGap: 1.5,
  alignItems: 'start',
  pb: 2,
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    left: 14.5,
    top: 34,
    bottom: 4,
    width: '1px',
    bgcolor: 'divider',
  },
} as const;
