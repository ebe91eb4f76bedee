import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Gift, LogOut, Mail, ShieldOff, Trash2, UserCheck, UserX } from '../../../lib/generated/icons';
import { membershipLabels } from '../../../../../contract/labels';
import { EmptyState } from '../../../components/feedback/empty-state';
import { ErrorPanel } from '../../../components/feedback/error-panel';
import { SectionLoader } from '../../../components/feedback/loaders';
import { Facts } from '../../../components/page/facts';
import { SendMessageDialog } from '../../../entities/message/lazy-dialogs';
import { PageTitle } from '../../../components/page/page-meta';
import { daysLeft } from '../../../entities/order/days-left';
import { errorCode, errorMessage } from '../../../lib/errors';
import { formatDate } from '../../../lib/format';
import { notify } from '../../../lib/notify';
import { paths } from '../../../lib/paths';
import { GiveCredits } from './give-credits';
import { OutcomeAlert, useOutcome } from './outcome-alert';
import { PersonHeader } from './person-header';
import { personLists } from './person-lists';
import { PersonNotes } from './person-notes';
import { usePersonQuery } from './person-page.generated';
import type { PersonQuery } from './person-page.generated';
import { usePersonActions } from './use-person-actions';
import { sentenceOf, useUserDeletion } from './user-deletion';

type Person = PersonQuery['user'];
type ListName = keyof typeof personLists;
const listNames = Object.keys(personLists) as ListName[];

const factsOf = (person: Person): [string, string | null][] => [
  ['Email', person.emailVerified ? 'Confirmed' : 'Not confirmed yet'],
  ['Premium until', person.membershipUntil && formatDate(person.membershipUntil)],
  ['Days left', daysLeft(person.membershipUntil)],
  ['After premium', person.membershipAfterPremium && membershipLabels[person.membershipAfterPremium]],
  ['Member since', formatDate(person.createdAt)],
  ['Disabled since', person.disabledAt && formatDate(person.disabledAt)],
  [
    'Signs in with',
    [person.security.hasPassword && 'Password', ...person.security.providers].filter(Boolean).join(', '),
  ],
  ['Two-step sign-in', person.security.twoStepSince ? `Since ${formatDate(person.security.twoStepSince)}` : 'Off'],
  ['Changes to', person.security.pendingEmail],
  ['Phone', person.phone],
  ['Address', [person.address, person.city, person.country].filter(Boolean).join(', ')],
  ['About', person.aboutMe],
  ['Account id', person.id],
];

/** /admin/users/:id: everything about one person, and what an Admin may do for or about them. */
export function PersonPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = usePersonQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const reload = () => void refetch().catch(() => undefined);
  if (data) return <PersonInFull key={data.user.id} person={data.user} onUnknown={reload} />;
  if (!error) return <SectionLoader />;
  if (errorCode(error) === 'NOT_FOUND')
    return (
      <>
        <PageTitle>No such user</PageTitle>
        <EmptyState
          page
          title="No such user"
          text="The account was deleted, or the link is wrong."
          action={
            <Button component={Link} to={paths.admin.users.getHref()}>
              All users
            </Button>
          }
        />
      </>
    );
  const failed = 'The user could not be loaded';
  return (
    <>
      <PageTitle>{failed}</PageTitle>
      <ErrorPanel page title={failed} message={errorMessage(error)} onRetry={reload} />
    </>
  );
}

/** The lists stand beside facts and notes, and between them on a phone. */
const beside = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '336px minmax(0, 1fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
} as const;

function PersonInFull({ person, onUnknown }: { person: Person; onUnknown: () => void }) {
  const { id } = person;
  return (
    <>
      <PersonHeader person={person} />
      <PersonActions person={person} onUnknown={onUnknown} />
      <Box sx={beside}>
        <Card sx={{ p: 2.5 }}>
          <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
            Facts
          </Typography>
          <Facts facts={factsOf(person)} />
        </Card>
        <Box sx={{ minWidth: 0, gridArea: { lg: '1 / 2 / 3' } }}>
          <PersonTabs id={id} />
        </Box>
        <PersonNotes id={id} />
      </Box>
    </>
  );
}

function PersonTabs({ id }: { id: string }) {
  const [search, setSearch] = useSearchParams();
  const shown = listNames.find((name) => name === search.get('show')) ?? 'orders';
  const { List } = personLists[shown];
  return (
    <Card sx={{ p: 2.5 }}>
      <Tabs
        value={shown}
        onChange={(_event, show: string) => setSearch({ show }, { replace: true })}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="At a glance"
        sx={{
          mb: 1.5,
          '& .MuiTab-root': { minWidth: 0, px: 1.5 },
          // an arrow that leads nowhere takes no room from the tabs
          '& .MuiTabs-scrollButtons.Mui-disabled': { width: 0 },
        }}
      >
        {listNames.map((name) => (
          <Tab key={name} value={name} label={personLists[name].label} id={`tab-${name}`} aria-controls="person-list" />
        ))}
      </Tabs>
      <Box id="person-list" role="tabpanel" aria-labelledby={`tab-${shown}`}>
        <List key={shown} id={id} />
      </Box>
    </Card>
  );
}

/** @param onUnknown reads the account again: it may have been deleted */
function PersonActions({ person, onUnknown }: { person: Person; onUnknown: () => void }) {
  const { outcome, succeed, fail, dismiss } = useOutcome();
  const [isGiving, setGiving] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const navigate = useNavigate();
  const actions = usePersonActions(person, { succeed, fail });
  const deletion = useUserDeletion((ended, erased) => {
    const { isSuccess, text } = sentenceOf(ended, erased);
    if (!isSuccess) {
      fail(text);
      if (ended.isUnknown) onUnknown();
      return;
    }
    notify.success(text);
    void navigate(paths.admin.users.getHref());
  });
  const isDisabled = person.disabledAt !== null;
  return (
    <>
      <OutcomeAlert outcome={outcome} onDismiss={dismiss} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 3 }}>
        <Button startIcon={<Gift size={17} aria-hidden />} onClick={() => setGiving(true)}>
          Give credits
        </Button>
        <Button variant="outlined" startIcon={<Mail size={17} aria-hidden />} onClick={() => setWriting(true)}>
          Send message
        </Button>
        <Button
          variant="outlined"
          startIcon={isDisabled ? <UserCheck size={17} aria-hidden /> : <UserX size={17} aria-hidden />}
          onClick={() => void actions.setDisabled(!isDisabled)}
        >
          {isDisabled ? 'Enable' : 'Disable'}
        </Button>
        <Button variant="outlined" startIcon={<LogOut size={17} aria-hidden />} onClick={() => void actions.signOut()}>
          Sign out everywhere
        </Button>
        {person.security.twoStepSince && (
          <Button
            variant="outlined"
            startIcon={<ShieldOff size={17} aria-hidden />}
            onClick={() => void actions.resetTwoStep()}
          >
            End two-step sign-in
          </Button>
        )}
        <Button
          variant="text"
          color="error"
          startIcon={<Trash2 size={17} aria-hidden />}
          onClick={() => void deletion.deleteOne(person)}
        >
          Delete
        </Button>
      </Box>
      {isWriting && (
        <SendMessageDialog
          user={person}
          onClose={() => setWriting(false)}
          onSent={(sentence) => {
            setWriting(false);
            succeed(sentence);
          }}
        />
      )}
      {isGiving && (
        <GiveCredits
          user={person}
          onClose={() => setGiving(false)}
          onGiven={(text) => {
            setGiving(false);
            succeed(text);
          }}
        />
      )}
    </>
  );
}
