import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { mayDropChanges } from '../../../components/form/use-leave-guard';
import { PageTitle } from '../../../components/page/page-title';
import { FeaturesEditor } from './features-editor';
import { SettingsMenu } from './settings-menu';

/** The menu's entries in the specification's order; a panel that does not exist yet stays out. */
const panels = [{ id: 'features', text: 'Featured Section', Panel: FeaturesEditor }] as const;
type Tab = (typeof panels)[number]['id'];

/** /admin/settings: one screen whose tabs are its own state (specification, admin area, 'Settings area'). */
export function SettingsPage() {
  const [tab, setTab] = useState<Tab>(panels[0].id);
  const [dirty, setDirty] = useState(false);
  const choose = async (next: Tab) => {
    if (next !== tab && (await mayDropChanges(dirty))) setTab(next);
  };
  const { Panel } = panels.find(({ id }) => id === tab) ?? panels[0];
  return (
    <>
      <PageTitle>Settings - Postloom</PageTitle>
      <Typography variant="h3" component="h1" tabIndex={-1} sx={{ mb: 3 }}>
        Settings
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '232px minmax(0, 1fr)' },
        }}
      >
        <SettingsMenu tabs={panels} current={tab} onChoose={(next) => void choose(next)} />
        <Panel onDirty={setDirty} />
      </Box>
    </>
  );
}
