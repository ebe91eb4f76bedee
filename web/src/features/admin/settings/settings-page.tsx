import { Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { SectionLoader } from '../../../components/feedback/loaders';
import { mayDropChanges } from '../../../components/form/use-leave-guard';
import { PageTitle } from '../../../components/page/page-title';
import type { OnUnsaved } from './lazy-panel';
import { firstPanel, panels } from './settings-panels';
import type { Tab } from './settings-panels';
import { SettingsMenu } from './settings-menu';

/** /admin/settings: one screen whose tabs are local state (specification, admin area, 'Settings area'). */
export function SettingsPage() {
  const [tab, setTab] = useState<Tab>(firstPanel.id);
  const forgetUnsaved = useRef<(() => void) | null>(null);
  const onUnsaved = useCallback<OnUnsaved>((forget) => {
    forgetUnsaved.current = forget;
  }, []);
  const choose = async (next: Tab) => {
    if (next === tab || !(await mayDropChanges(forgetUnsaved.current !== null))) return;
    forgetUnsaved.current?.();
    setTab(next);
    // a panel that is chosen far down the menu would open above the screen
    window.scrollTo({ top: 0 });
  };
  // a link of the search names a panel
  const location = useLocation();
  const { key } = location;
  const state: unknown = location.state;
  const follow = useEffectEvent((given: unknown) => {
    const panel = panels.find(({ id }) => id === (given as { panel?: unknown } | null)?.panel);
    if (panel) void choose(panel.id);
  });
  useEffect(() => follow(state), [key, state]);
  const { Panel } = panels.find(({ id }) => id === tab) ?? firstPanel;
  return (
    <>
      <PageTitle>Settings</PageTitle>
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
        <Suspense key={tab} fallback={<SectionLoader />}>
          <Panel onUnsaved={onUnsaved} />
        </Suspense>
      </Box>
    </>
  );
}
