import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import type { ConversationFragment } from '../../entities/ticket/conversation.generated';
import { paths } from '../../lib/paths';

const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  maxWidth: '100%',
  minHeight: 40,
  px: 1.25,
  py: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  fontSize: '0.875rem',
  color: 'inherit',
  textDecoration: 'none',
} as const;

/** The subject of a ticket: links to its design or order. */
export function TicketSubject({ ticket: { design, purchase } }: { ticket: ConversationFragment }) {
  if (!design && !purchase) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {design && (
        <Box
          component={Link}
          to={`${paths.user.generateImage.getHref()}?design=${design.id}`}
          sx={{ ...chip, '&:hover': { borderColor: 'primary.main' } }}
        >
          {design.thumbnailUrl && (
            <Box
              component="img"
              src={design.thumbnailUrl}
              alt=""
              sx={{ width: 28, height: 28, objectFit: 'cover', borderRadius: '6px', flex: 'none' }}
            />
          )}
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            Design: {design.primaryText}
          </Box>
        </Box>
      )}
      {purchase && (
        <Box
          component={Link}
          to={`${paths.user.orders.getHref()}?search=${encodeURIComponent(purchase.code)}`}
          sx={{ ...chip, '&:hover': { borderColor: 'primary.main' } }}
        >
          Order {purchase.code}, {purchase.name}
        </Box>
      )}
    </Box>
  );
}
