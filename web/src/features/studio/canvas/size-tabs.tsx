import { memo } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { POST_SIZES, POST_SIZE_NAMES, type PostSize } from '../../../../../studio/posts/sizes';
import { visuallyHidden } from '../../../lib/styles';
import { sizeName } from '../post/post-keys';
import { hasProblem, type BySize } from './describe';

interface SizeTabsProps {
  size: PostSize;
  bySize: BySize;
  onChoose: (size: PostSize) => void;
}

/** The five sizes. A dot marks those whose words are hard to read. */
export const SizeTabs = memo(function SizeTabs({ size, bySize, onChoose }: SizeTabsProps) {
  return (
    <Tabs
      value={size}
      onChange={(_event, next: PostSize) => onChoose(next)}
      aria-label="Size"
      variant="scrollable"
      scrollButtons={false}
      sx={{ mb: 1.5 }}
    >
      {POST_SIZE_NAMES.map((one) => (
        <Tab key={one} value={one} label={<SizeLabel size={one} warns={hasProblem(bySize.get(one))} />} sx={tab} />
      ))}
    </Tabs>
  );
});

function SizeLabel({ size, warns }: { size: PostSize; warns: boolean }) {
  const { width, height } = POST_SIZES[size];
  const side = 16 / Math.max(width, height);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: { xs: 0.5, sm: 0.75 } }}>
      <Box
        component="span"
        sx={{ border: 1.5, borderRadius: '2px', display: { xs: 'none', sm: 'block' } }}
        style={{ width: width * side, height: height * side }}
      />
      {sizeName(size)}
      {warns && (
        <>
          <Box
            component="span"
            sx={{ width: { xs: 6, sm: 8 }, height: { xs: 6, sm: 8 }, borderRadius: '50%', bgcolor: 'warning.main' }}
          />
          <span style={visuallyHidden}>, hard to read</span>
        </>
      )}
    </Box>
  );
}

const tab = { px: { xs: 1, sm: 2 }, minWidth: 0, fontSize: { xs: '0.8125rem', sm: '0.875rem' } } as const;
