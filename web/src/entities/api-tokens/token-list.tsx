import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { KeyRound } from '../../lib/generated/icons';
import { formatAgo, formatDate } from '../../lib/format';
import { PersonName } from '../person/person-link';
import type { TokenPartsFragment } from './api-tokens.generated';
import { formatScopes } from './areas';

type Token = TokenPartsFragment & { owner?: { id: string; name: string; email: string } };

interface TokenListProps {
  label: string;
  tokens: readonly Token[];
  onRevoke: (token: Token) => void;
}

/** Tokens with what they may do, their state and their last use. */
export const TokenList = ({ label, tokens, onRevoke }: TokenListProps) => (
  <Box
    component="ul"
    aria-label={label}
    sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}
  >
    {tokens.map((token) => (
      <TokenLine key={token.id} token={token} onRevoke={() => onRevoke(token)} />
    ))}
  </Box>
);

const prefixes = { LIVE: 'plm_', TEST: 'plt_' } as const;
const states = { LIVE: null, EXPIRED: 'Expired', REVOKED: 'Revoked' } as const;

function TokenLine({ token, onRevoke }: { token: Token; onRevoke: () => void }) {
  const { name, hint, mode, scopes, state, createdAt, expiresAt, lastUsedAt, owner } = token;
  const ended = states[state];
  const facts = [
    `Made ${formatDate(createdAt)}`,
    ...(state === 'REVOKED'
      ? []
      : [expiresAt ? `${ended ? 'expired' : 'expires'} ${formatDate(expiresAt)}` : 'does not expire']),
    lastUsedAt ? `last used ${formatAgo(lastUsedAt)}` : 'never used',
  ];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'flex-start',
        gap: 1.5,
        py: 2,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <KeyRound size={22} aria-hidden style={{ flex: 'none' }} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600, display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          {name}
          <Box component="code" sx={{ fontWeight: 400, color: 'text.secondary', fontSize: '0.8125rem' }}>
            {prefixes[mode]}...{hint}
          </Box>
          {mode === 'TEST' && <Chip component="span" size="small" variant="outlined" label="Test" />}
          {ended && <Chip component="span" size="small" label={ended} />}
        </Box>
        {owner && (
          <Box sx={{ fontSize: '0.875rem' }}>
            <PersonName person={owner} />, {owner.email}
          </Box>
        )}
        <Box sx={{ fontSize: '0.875rem' }}>{formatScopes(scopes).join(' · ')}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{facts.join(', ')}</Box>
      </Box>
      {state === 'LIVE' && (
        <Button
          variant="text"
          size="small"
          color="error"
          aria-label={`Revoke ${name}`}
          onClick={onRevoke}
          sx={{ flex: 'none' }}
        >
          Revoke
        </Button>
      )}
    </Box>
  );
}
