import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocation, useNavigate } from 'react-router-dom';
import { mayDropChanges } from '../../../components/form/use-leave-guard';
import { PageTitle } from '../../../components/page/page-meta';
import type { OnUnsaved } from './lazy-panel';
import { firstPanel, panelGroups, panels } from './settings-panels';
import { settingsHref } from './menu/tabs';
import type { Tab } from './menu/tabs';
import { SettingsMenu } from './menu/settings-menu';
import { useFieldFocus } from './section-editor/use-field-focus';

/** /admin/settings: one screen whose tabs are local state (specification, admin area, 'Settings area'). */
export function SettingsPage() {
  const [tab, setTab] = useState<Tab>(firstPanel.id);
  const forgetUnsaved = useRef<(() => void) | null>(null);
  const onUnsaved = useCallback<OnUnsaved>((forget) => {
    forgetUnsaved.current = forget;
  }, []);
  /** Returns whether the panel is shown now: unsaved changes may keep the one before. */
  const choose = async (next: Tab): Promise<boolean> => {
    if (next === tab) return true;
    if (!(await mayDropChanges(forgetUnsaved.current !== null))) return false;
    forgetUnsaved.current?.();
    setTab(next);
    // a panel that is chosen far down the menu would open above the screen
    window.scrollTo({ top: 0 });
    return true;
  };
  // a link names a panel, and a field that gets the focus (`settingsHref`)
  const { key, search } = useLocation();
  const navigate = useNavigate();
  /** Names the panel in the address: a reload, and a sign-in after the session has ended, show it again. */
  const nameInAddress = (shown: Tab) => navigate(settingsHref(shown), { replace: true });
  const chooseByMenu = async (next: Tab) => {
    if (await choose(next)) await nameInAddress(next);
  };
  const parameters = new URLSearchParams(search);
  const wanted = panels.find(({ id }) => id === parameters.get('panel'))?.id;
  const follow = useEffectEvent(async (panel: Tab | undefined) => {
    const isShown = panel ? await choose(panel) : tab === firstPanel.id;
    if (!isShown) await nameInAddress(tab);
  });
  useEffect(() => void follow(wanted), [key, wanted]);
  const frame = useRef<HTMLDivElement>(null);
  useFieldFocus(frame, wanted === tab ? parameters.get('field') : null, key);
  const { Panel } = panels.find(({ id }) => id === tab) ?? firstPanel;
  return (
    <>
      <PageTitle>Settings</PageTitle>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '232px minmax(0, 1fr)' },
          // the menu needs the height of the screen
          gridTemplateAreas: { xs: '"title" "menu" "panel"', md: '"menu title" "menu panel"' },
          gridTemplateRows: { md: 'auto 1fr' },
        }}
      >
        <Typography variant="h3" component="h1" tabIndex={-1} sx={{ gridArea: 'title' }}>
          Settings
        </Typography>
        <SettingsMenu groups={panelGroups} current={tab} onChoose={(next) => void chooseByMenu(next)} />
        <Box ref={frame} sx={{ gridArea: 'panel', minWidth: 0 }}>
          <Panel key={tab} onUnsaved={onUnsaved} />
        </Box>
      </Box>
    </>
  );
}
