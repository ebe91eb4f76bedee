import { useCallback, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { mayDropChanges } from '../../../components/form/use-leave-guard';
import { PageTitle } from '../../../components/page/page-title';
import { featuresKind } from './kinds/features';
import { footerKind } from './kinds/footer';
import { privacyKind, termsKind } from './kinds/legal';
import { SectionEditor } from './section-editor';
import type { OnUnsaved } from './section-panel';
import { SettingsMenu } from './settings-menu';
import { PayPalPanel } from './shop/paypal-panel';
import { SellerPanel } from './shop/seller-panel';

interface PanelProps {
  onUnsaved: OnUnsaved;
}

/**
 * The menu's entries in the specification's order, then those that it does not name. A panel that does not exist yet is
 * left out.
 */
const panels = [
  {
    id: 'features',
    text: featuresKind.title,
    Panel: (props: PanelProps) => <SectionEditor kind={featuresKind} {...props} />,
  },
  { id: 'paypal', text: 'Paypal Setup', Panel: PayPalPanel },
  {
    id: 'footer',
    text: footerKind.title,
    Panel: (props: PanelProps) => <SectionEditor kind={footerKind} {...props} />,
  },
  { id: 'terms', text: termsKind.title, Panel: (props: PanelProps) => <SectionEditor kind={termsKind} {...props} /> },
  {
    id: 'privacy',
    text: privacyKind.title,
    Panel: (props: PanelProps) => <SectionEditor kind={privacyKind} {...props} />,
  },
  { id: 'seller', text: 'Invoices and Returns', Panel: SellerPanel },
] as const;
type Tab = (typeof panels)[number]['id'];

/** /admin/settings: one screen whose tabs are local state (specification, admin area, 'Settings area'). */
export function SettingsPage() {
  const [tab, setTab] = useState<Tab>(panels[0].id);
  const forgetUnsaved = useRef<(() => void) | null>(null);
  const onUnsaved = useCallback<OnUnsaved>((forget) => {
    forgetUnsaved.current = forget;
  }, []);
  const choose = async (next: Tab) => {
    if (next === tab || !(await mayDropChanges(forgetUnsaved.current !== null))) return;
    forgetUnsaved.current?.();
    setTab(next);
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
        <Panel key={tab} onUnsaved={onUnsaved} />
      </Box>
    </>
  );
}
