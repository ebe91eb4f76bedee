import { memo } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { lazyPart } from '../../components/feedback/lazy-part';
import { SectionLoader } from '../../components/feedback/loaders';
import { useRewriting } from './caption/use-rewriting';
import { useFurther } from './more/use-further';
import type { Panel, StudioPanelsProps } from './panels/panel-props';
import { LookPanel } from './panels/look-panel';
import { SizesPanel } from './panels/sizes-panel';
import { WordsPanel } from './panels/words-panel';

// words, look and sizes are what one opens the editor for; the code of the others loads when their tab is pointed at
const waiting = <SectionLoader minHeight={320} />;
const BrandPanel = lazyPart(() => import('./panels/brand-panel').then(({ BrandPanel }) => BrandPanel), waiting);
const CaptionPanel = lazyPart(
  () => import('./caption/caption-panel').then(({ CaptionPanel }) => CaptionPanel),
  waiting,
);
const MorePanel = lazyPart(() => import('./more/more-panel').then(({ MorePanel }) => MorePanel), waiting);

const panels: readonly { value: Panel; text: string; preload?: () => void }[] = [
  { value: 'words', text: 'Words' },
  { value: 'look', text: 'Look' },
  { value: 'sizes', text: 'Sizes' },
  { value: 'brand', text: 'Brand', preload: BrandPanel.preload },
  { value: 'caption', text: 'Caption', preload: CaptionPanel.preload },
  { value: 'more', text: 'More', preload: MorePanel.preload },
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
      {panels.map(({ value, text, preload }) => (
        <Tab
          key={value}
          value={value}
          label={text}
          id={`studio-tab-${value}`}
          aria-controls="studio-panel"
          onPointerEnter={preload}
          onFocus={preload}
        />
      ))}
    </Tabs>
  );
});

/** What can be changed, and made from it, in tabs. */
export function StudioPanels(props: StudioPanelsProps) {
  const { panel, onPanel } = props;
  const further = useFurther(props.id);
  const rewriting = useRewriting(props.id, props.store, props.flush);
  return (
    <Card sx={panelLook}>
      <PanelTabs panel={panel} onPanel={onPanel} />
      <Box role="tabpanel" id="studio-panel" aria-labelledby={`studio-tab-${panel}`}>
        {panel === 'words' && <WordsPanel {...props} />}
        {panel === 'look' && <LookPanel {...props} />}
        {panel === 'sizes' && <SizesPanel {...props} />}
        {panel === 'brand' && <BrandPanel {...props} />}
        {panel === 'caption' && <CaptionPanel {...props} rewriting={rewriting} />}
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
