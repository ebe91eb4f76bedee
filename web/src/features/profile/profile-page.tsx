import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useSearchParams } from 'react-router-dom';
import { Bell, FolderDown, KeyRound, ShieldCheck, UserRound, Webhook } from '../../lib/generated/icons';
import { AccountPhoto } from '../../entities/account/account-menu';
import { lazyPart } from '../../components/feedback/lazy-part';
import { SectionLoader } from '../../components/feedback/loaders';
import { PageTitle } from '../../components/page/page-meta';
import { useViewer } from '../../entities/session/use-viewer';
import type { Viewer } from '../../entities/session/use-viewer';
import { tintOf } from '../../lib/styles';
import { whenIdle } from '../../lib/when-idle';
import { OwnerProofDialog } from '../../entities/account/owner-proof';
import { ProfileTab } from '../../entities/account/profile/profile-tab';

interface PanelProps {
  viewer: Viewer;
}

const waiting = <SectionLoader />;
/** The code of the other tabs loads while the browser is idle. */
const SecurityTab = lazyPart<PanelProps>(
  () => import('./security-tab').then(({ SecurityTab }) => SecurityTab),
  waiting,
);
const MailsTab = lazyPart<PanelProps>(() => import('./mails-tab').then(({ MailsTab }) => MailsTab), waiting);
const TokensTab = lazyPart<PanelProps>(() => import('./tokens-tab').then(({ TokensTab }) => TokensTab), waiting);
const AccountWebhooks = lazyPart(
  () => import('../../entities/webhooks/webhooks-panel').then(({ WebhooksPanel }) => WebhooksPanel),
  waiting,
);
const WebhooksTab = () => <AccountWebhooks scope="account" />;
const DataTab = lazyPart<PanelProps>(() => import('./data-tab').then(({ DataTab }) => DataTab), waiting);
const onDemandTabs = [SecurityTab, MailsTab, TokensTab, AccountWebhooks, DataTab];

const tabs = [
  { name: 'profile', text: 'Profile', Icon: UserRound, Panel: ProfileTab },
  { name: 'security', text: 'Security', Icon: ShieldCheck, Panel: SecurityTab },
  { name: 'notifications', text: 'Notifications', Icon: Bell, Panel: MailsTab },
  { name: 'tokens', text: 'API tokens', Icon: KeyRound, Panel: TokensTab },
  { name: 'webhooks', text: 'Webhooks', Icon: Webhook, Panel: WebhooksTab },
  { name: 'data', text: 'Your data', Icon: FolderDown, Panel: DataTab },
] as const;

/** /update-profile. Its tabs are not pages of their own; an email may link to one of them. */
export function ProfilePage() {
  const { viewer } = useViewer();
  const [parameters] = useSearchParams();
  const [shown, setShown] = useState(() => tabs.find(({ name }) => name === parameters.get('tab')) ?? tabs[0]);
  const [opened, setOpened] = useState<readonly string[]>([shown.name]);
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  useEffect(
    () =>
      whenIdle(() => {
        for (const { preload } of onDemandTabs) preload();
      }),
    [],
  );
  if (!viewer) return null;
  const open = (name: string) => {
    setShown(tabs.find((tab) => tab.name === name) ?? tabs[0]);
    setOpened((names) => (names.includes(name) ? names : [...names, name]));
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      <PageTitle>Your profile</PageTitle>
      <Card
        component="aside"
        aria-label="Your account"
        sx={{ position: { md: 'sticky' }, top: 96, p: { xs: 2, md: 3 } }}
      >
        <WhoseProfile viewer={viewer} />
        <Tabs
          orientation={isWide ? 'vertical' : 'horizontal'}
          variant={isWide ? 'standard' : 'scrollable'}
          scrollButtons={false}
          aria-label="Parts of your profile"
          value={shown.name}
          onChange={(_event, name: string) => open(name)}
          sx={{
            mt: 2,
            width: '100%',
            borderRadius: { xs: '20px', md: '12px' },
            backgroundColor: { md: 'transparent' },
            p: { md: 0 },
            '& .MuiTabs-flexContainer, & .MuiTabs-list': { gap: { md: 0.5 } },
            '& .MuiTab-root': {
              justifyContent: 'flex-start',
              maxWidth: 'none',
              flex: 'none',
              minHeight: { xs: 40, md: 46 },
              gap: 1,
              px: { xs: 1.5, md: 2 },
              ...(isWide && {
                borderRadius: '12px',
                '&.Mui-selected': {
                  backgroundColor: tintOf('primary-main', 12),
                  color: 'primary.main',
                  boxShadow: 'none',
                },
              }),
            },
          }}
        >
          {tabs.map(({ name, text, Icon }) => (
            <Tab
              key={name}
              value={name}
              label={text}
              icon={isWide ? <Icon size={18} aria-hidden /> : undefined}
              iconPosition="start"
              id={`tab-${name}`}
              aria-controls={shown.name === name ? `panel-${name}` : undefined}
            />
          ))}
        </Tabs>
      </Card>
      {/* an opened tab stays mounted, so that unsaved input remains when the user returns to it */}
      {tabs
        .filter(({ name }) => opened.includes(name))
        .map(({ name, text, Panel }) => (
          <Box
            key={name}
            role="tabpanel"
            id={`panel-${name}`}
            aria-labelledby={`tab-${name}`}
            hidden={name !== shown.name}
          >
            <Typography variant="h3" component="h1" tabIndex={-1} sx={{ mb: 3 }}>
              {text}
            </Typography>
            <Panel viewer={viewer} />
          </Box>
        ))}
      <OwnerProofDialog />
    </Box>
  );
}

const WhoseProfile = ({ viewer }: { viewer: Viewer }) => (
  <Box
    sx={{ display: 'flex', alignItems: 'center', gap: 2, flexDirection: { md: 'column' }, textAlign: { md: 'center' } }}
  >
    <AccountPhoto viewer={viewer} size={72} />
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 600 }}>{viewer.name}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{viewer.email}</Box>
    </Box>
  </Box>
);
