import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { SteadyButton } from '../../components/form/steady-button';
import { Monitor, Smartphone } from '../../lib/generated/icons';
import { confirm } from '../../components/feedback/confirm';
import { Refused } from '../../components/feedback/confirm-question';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { SectionLoader } from '../../components/feedback/loaders';
import { errorMessage } from '../../lib/errors';
import { formatAgo, formatDate } from '../../lib/format';
import { notify } from '../../lib/notify';
import { ProfileCard } from '../../entities/account/profile/profile-card';
import {
  SessionsDocument,
  useSessionsQuery,
  useSignOutOtherSessionsMutation,
  useSignOutSessionMutation,
} from './security.generated';
import type { SessionsQuery } from './security.generated';

type Session = NonNullable<SessionsQuery['me']>['sessions']['items'][number];

const step = 10;
const most = 100;
const iconPx = 22;

/** On a phone a fact may be wider than its line. */
const inOneLine = { whiteSpace: { sm: 'nowrap' } } as const;

/** The account's sessions, last used first, as far as they are loaded. */
export function SessionsCard() {
  const [size, setSize] = useState(step);
  const { data, previousData, loading, error, refetch } = useSessionsQuery({
    variables: { page: { size } },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.me?.sessions;
  const lines = useRef<HTMLUListElement>(null);
  // the pressed button was removed together with its row
  const goOn = () => requestAnimationFrame(() => lines.current?.focus({ preventScroll: true }));
  const hasMore = list !== undefined && list.totalItems > list.items.length && size < most;
  return (
    <ProfileCard
      title="Where you are signed in"
      text="If you see a device that is not yours, sign it out and change your password."
    >
      {list && (
        <Box
          component="ul"
          ref={lines}
          tabIndex={-1}
          aria-label="Where you are signed in"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            outline: 'none',
          }}
        >
          {list.items.map((session) => (
            <SessionLine key={session.id} session={session} onEnded={goOn} />
          ))}
        </Box>
      )}
      {!list && loading && <SectionLoader />}
      {error && !loading && (
        <ErrorPanel message={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {list && list.totalItems > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <SignOutOthers onEnded={goOn} />
          {hasMore && (
            <Button variant="text" disabled={loading} onClick={() => setSize(Math.min(size + step, most))}>
              Show more
            </Button>
          )}
        </Box>
      )}
    </ProfileCard>
  );
}

function SignOutOthers({ onEnded }: { onEnded: () => void }) {
  const [signOutOthers] = useSignOutOtherSessionsMutation();
  const endOthers = async () => {
    const isDone = await confirm({
      title: 'Sign out everywhere else?',
      text: 'Every browser but this one has to sign in again.',
      confirmText: 'Sign out the others',
      action: async () => {
        const { data } = await signOutOthers({ refetchQueries: [SessionsDocument], awaitRefetchQueries: true });
        const refusal = data?.signOutOtherSessions.errors[0]?.message;
        if (refusal) throw new Refused(refusal);
      },
    });
    if (!isDone) return;
    notify.success('All other devices are signed out.');
    onEnded();
  };
  return (
    <Button variant="outlined" onClick={() => void endOthers()}>
      Sign out all other devices
    </Button>
  );
}

interface SessionLineProps {
  session: Session;
  onEnded: () => void;
}

function SessionLine({ session: { id, device, current, firstSeenAt, lastActiveAt }, onEnded }: SessionLineProps) {
  const [signOutSession, { loading }] = useSignOutSessionMutation();
  const end = async () => {
    try {
      const { data } = await signOutSession({
        variables: { id },
        refetchQueries: [SessionsDocument],
        awaitRefetchQueries: true,
      });
      const refusal = data?.signOutSession.errors[0];
      // NOT_FOUND: the session has signed out in the meantime and is removed from the list as well
      if (refusal && refusal.code !== 'NOT_FOUND') return void notify.error(refusal.message);
      notify.success(`${device} is signed out.`);
      onEnded();
    } catch (error) {
      notify.error(errorMessage(error));
    }
  };
  const Icon = /iPhone|iPad|Android/.test(device) ? Smartphone : Monitor;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Icon size={iconPx} aria-hidden style={{ flex: 'none' }} />
      {/* the button wraps before the words have too little room, and the words never leave the icon's line */}
      <Box sx={{ flex: `1 1 min(10rem, calc(100% - ${iconPx + 12}px))`, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600, display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          {device}
          {current && <Chip component="span" size="small" color="success" label="This device" />}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          <Box component="span" sx={inOneLine}>
            {current ? 'Active now' : `Last active ${formatAgo(lastActiveAt)}`},
          </Box>{' '}
          <Box component="span" sx={inOneLine}>
            first seen {formatDate(firstSeenAt)}
          </Box>
        </Box>
      </Box>
      {!current && (
        <SteadyButton
          variant="text"
          size="small"
          color="error"
          loading={loading}
          aria-label={`Sign out ${device}, last active ${formatAgo(lastActiveAt)}`}
          onClick={() => void end()}
          sx={{ flex: 'none', ml: 'auto' }}
        >
          Sign out
        </SteadyButton>
      )}
    </Box>
  );
}
