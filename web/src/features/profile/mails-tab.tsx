import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { SectionLoader } from '../../components/feedback/loaders';
import type { MailKind } from '../../gql/schema';
import { errorMessage } from '../../lib/errors';
import { notify } from '../../lib/notify';
import { ProfileCard } from '../../entities/account/profile/profile-card';
import { useMailChoicesQuery, useSetWantedMailsMutation } from './mails.generated';

const choices: readonly { kind: MailKind; title: string; text: string }[] = [
  { kind: 'SUPPORT_ANSWERS', title: 'Replies from support', text: 'When our team has answered one of your tickets.' },
  {
    kind: 'NEW_DEVICES',
    title: 'New devices',
    text: 'When someone signs in to your account from a new browser.',
  },
  {
    kind: 'POST_REMINDERS',
    title: 'Planned posts',
    text: 'On the day of each post of a month that you planned.',
  },
  { kind: 'NEWS', title: 'News', text: 'Now and then, when there is something new or an offer.' },
];

/** Settings for the account's emails. A switch applies at once. */
export function MailsTab() {
  const { data, loading, error, refetch } = useMailChoicesQuery({ fetchPolicy: 'cache-and-network' });
  if (data?.me) return <MailChoices wanted={data.me.wantedMails} />;
  if (loading) return <SectionLoader />;
  return (
    <ErrorPanel
      title="Your choices could not be loaded"
      message={errorMessage(error)}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}

function MailChoices({ wanted }: { wanted: readonly MailKind[] }) {
  const [setWantedMails] = useSetWantedMailsMutation();
  // optimistic: a switch turns at once, and back when the server was not reached
  const [chosen, setChosen] = useState<readonly MailKind[] | null>(null);
  const shown = chosen ?? wanted;
  // one after the other: the last choice must arrive last
  const saving = useRef(Promise.resolve());
  const save = async (kinds: MailKind[]) => {
    try {
      const { data } = await setWantedMails({ variables: { kinds } });
      const refusal = data?.setWantedMails.errors[0];
      if (refusal) notify.error(refusal.message);
    } catch (failure) {
      notify.error(errorMessage(failure));
    }
    setChosen((latest) => (latest === kinds ? null : latest));
  };
  const choose = (kinds: MailKind[]) => {
    setChosen(kinds);
    saving.current = saving.current.then(() => save(kinds));
  };
  return (
    <ProfileCard title="Emails" text="Receipts and emails about changes of your account cannot be switched off.">
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {choices.map(({ kind, title, text }) => (
          <Box key={kind}>
            <FormControlLabel
              label={title}
              control={
                <Switch
                  checked={shown.includes(kind)}
                  onChange={(_event, on) => choose(on ? [...shown, kind] : shown.filter((other) => other !== kind))}
                  slotProps={{ input: { 'aria-describedby': `about-${kind}` } }}
                />
              }
            />
            <Typography id={`about-${kind}`} sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </ProfileCard>
  );
}
