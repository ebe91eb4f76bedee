import { memo } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { CaptionPanel } from './caption/caption-panel';
import { MorePanel } from './more/more-panel';
import { useFurther } from './more/use-further';
import type { Panel, StudioPanelsProps } from './panels/panel-props';
import { BrandPanel } from './panels/brand-panel';
import { LookPanel } from './panels/look-panel';
import { SizesPanel } from './panels/sizes-panel';
import { WordsPanel } from './panels/words-panel';

const panels: readonly { value: Panel; text: string }[] = [
  { value: 'words', text: 'Words' },
  { value: 'look', text: 'Look' },
  { value: 'sizes', text: 'Sizes' },
  { value: 'brand', text: 'Brand' },
  { value: 'caption', text: 'Caption' },
  { value: 'more', text: 'More' },
];

/** They stay as they are while a post is typed. */
const PanelTabs = memo(function PanelTabs({ panel, onPanel }: Pick<StudioPanelsProps, 'panel' | 'onPanel'>) {
  return (
    <Tabs
      value={panel}
      onChange={(_event, next: Panel) => onPanel(next)}
      aria-label="Panels"
      variant="fullWidth"
      // all of them in sight on a phone
      sx={{
        width: '100%',
        mb: 2.5,
        '& .MuiTab-root': { minWidth: 0, px: { xs: 0.5, md: 0.75 }, fontSize: { xs: '0.8125rem', md: '0.875rem' } },
      }}
    >
      {panels.map(({ value, text }) => (
        <Tab key={value} value={value} label={text} id={`studio-tab-${value}`} aria-controls="studio-panel" />
      ))}
    </Tabs>
  );
});

/** What can be changed, and made from it, in tabs. */
export function StudioPanels(props: StudioPanelsProps) {
  const { panel, onPanel } = props;
  const further = useFurther(props.id);
  return (
    <Card sx={panelLook}>
      <PanelTabs panel={panel} onPanel={onPanel} />
      <Box role="tabpanel" id="studio-panel" aria-labelledby={`studio-tab-${panel}`}>
        {panel === 'words' && <WordsPanel {...props} />}
        {panel === 'look' && <LookPanel {...props} />}
        {panel === 'sizes' && <SizesPanel {...props} />}
        {panel === 'brand' && <BrandPanel {...props} />}
        {panel === 'caption' && <CaptionPanel {...props} />}
        {panel === 'more' && <MorePanel {...props} further={further} />}
      </Box>
    </Card>
  );
}

const panelLook = {
  p: { xs: 2, md: 2.5 },
  minWidth: 0,
  // what has the focus is never below the canvas or the menu of a phone
  '& :is(input, textarea, button, a)': {
    scrollMarginTop: { xs: '54dvh', md: '24px' },
    scrollMarginBottom: { xs: '96px', md: '24px' },
  },
} as const;
