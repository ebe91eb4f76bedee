import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { designFailureCauseLabels, designStepLabels } from '../../../../../contract/labels';
import type { DesignFailureCause, DesignFailureGrouping, DesignStep } from '../../../gql/schema';
import { paths } from '../../../lib/paths';
import type { DesignFailuresQuery } from './admin-designs.generated';
import { Sparkline } from './sparkline';

/** Returns a part in per cent: '0%', '0.4%', '12%'. */
export function percent(part: number): string {
  const value = part * 100;
  return `${value > 0 && value < 10 ? value.toFixed(1).replace(/\.0$/, '') : Math.round(value)}%`;
}

type Group = DesignFailuresQuery['designFailures']['groups'][number];

/** The list's filter of each grouping, and the words for designs without a value. */
const parts = {
  CAUSE: { filter: 'failureCause', none: '' },
  MODEL: { filter: 'model', none: 'No model was called' },
  KEY: { filter: 'aiKey', none: 'No key was used' },
  STEP: { filter: 'step', none: 'Drawn by the AI in one step' },
} as const satisfies Record<DesignFailureGrouping, { filter: string; none: string }>;

function titleOf({ value, name }: Group, by: DesignFailureGrouping): string {
  if (by === 'CAUSE') return designFailureCauseLabels[value as DesignFailureCause];
  if (by === 'STEP' && value !== 'NONE') return designStepLabels[value as DesignStep];
  return name ?? parts[by].none;
}

interface FailureGroupsProps {
  groups: readonly Group[];
  by: DesignFailureGrouping;
  /** The days as the list's address writes them. */
  ended: string;
}

/** The groups of failed designs, the largest first; each leads to its designs. */
export function FailureGroups({ groups, by, ended }: FailureGroupsProps) {
  const largest = Math.max(...groups.map(({ count }) => count));
  const hrefOf = ({ value }: Group) =>
    `${paths.admin.designs.getHref()}?${new URLSearchParams({ status: 'FAILED', [parts[by].filter]: value, finishedAt: ended }).toString()}`;
  return (
    <Card component="ul" aria-label="Failures" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {groups.map((group) => {
        const title = titleOf(group, by);
        return (
          <Box key={group.value} component="li" sx={line}>
            <Box sx={{ minWidth: 0 }}>
              <MuiLink component={Link} to={hrefOf(group)} sx={{ overflowWrap: 'anywhere' }}>
                {title}
              </MuiLink>
              <Box aria-hidden sx={{ mt: 1, height: 8, borderRadius: 1, backgroundColor: 'action.hover' }}>
                <Box sx={{ ...bar, width: `${Math.max(1, (group.count / largest) * 100)}%` }} />
              </Box>
            </Box>
            <Typography component="div" sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
              {group.count.toLocaleString('en-US')}
              <Typography component="div" variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {percent(group.share)} of all
              </Typography>
            </Typography>
            <Sparkline values={group.days} label={`${title}, day by day: ${group.days.join(', ')}`} />
          </Box>
        );
      })}
    </Card>
  );
}

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 90px 160px' },
  columnGap: 3,
  rowGap: 1.25,
  alignItems: 'center',
  px: 2.5,
  py: 2,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
  // the line of days stands below on a phone
  '& > svg': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const;

const bar = { height: '100%', borderRadius: 1, backgroundColor: 'primary.main' } as const;
