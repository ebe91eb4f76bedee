import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { figureRows } from '../../../../../../contract/figure-rows';
import type { FigureRows } from '../../../../../../contract/figure-rows';
import { deletedSince, rowsHref } from './figure-kinds';
import type { DashboardFigures, Period } from './figure-kinds';

type Count = 'visits' | 'signUps' | 'firstPurchases' | 'secondPurchases';

const steps: readonly { name: Count; title: string; rows?: FigureRows; rowsText?: string }[] = [
  { name: 'visits', title: 'Visits' },
  { name: 'signUps', title: 'Sign-ups', rows: figureRows.signUps, rowsText: 'Show the accounts' },
  {
    name: 'firstPurchases',
    title: 'First purchases',
    rows: figureRows.firstPurchases,
    rowsText: 'Show these orders',
  },
  {
    name: 'secondPurchases',
    title: 'Second purchases',
    rows: figureRows.secondPurchases,
    rowsText: 'Show these orders',
  },
];

const whole = (count: number) => count.toLocaleString('en-US');

/** Formats as '12% of sign-ups'; nothing where the step before is empty. */
function formatShare(period: Period, at: number): string {
  const [step, last] = [steps[at], steps[at - 1]];
  if (!step || !last || period[last.name] === 0) return '';
  const share = (period[step.name] / period[last.name]) * 100;
  return `${share.toLocaleString('en-US', { maximumFractionDigits: share < 10 ? 1 : 0 })}% of ${last.title.toLowerCase()}`;
}

/** The way from a visit to the second purchase, step by step. */
export function Funnel({ figures }: { figures: DashboardFigures }) {
  const { period, before, timeZone } = figures;
  const deleted = deletedSince(figures, 'signUps');
  const most = Math.max(1, ...steps.map(({ name }) => period[name]));
  return (
    <Card component="section" aria-labelledby="figures-funnel" sx={{ p: 2.5 }}>
      <Typography id="figures-funnel" variant="h6" component="h3">
        From visit to second purchase
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        Each step counts what happened in these days. Visits are pages opened from outside, counted without cookies;
        pages that a cache in front of the server answers are missing.
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {steps.map(({ name, title, rows, rowsText }, at) => (
          <li key={name}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline', mb: 0.5 }}>
              <Box component="span" sx={{ fontWeight: 600 }}>
                {title}
              </Box>
              <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {rows ? (
                  <MuiLink
                    component={Link}
                    to={rowsHref(rows, { period, timeZone })}
                    aria-label={`${whole(period[name])} ${title.toLowerCase()}. ${rowsText}`}
                  >
                    {whole(period[name])}
                  </MuiLink>
                ) : (
                  whole(period[name])
                )}
              </Box>
              <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                {formatShare(period, at)}
                {formatShare(period, at) && before && ', '}
                {before &&
                  (rows ? (
                    <MuiLink component={Link} to={rowsHref(rows, { period: before, timeZone })} color="inherit">
                      {whole(before[name])} in the period before
                    </MuiLink>
                  ) : (
                    `${whole(before[name])} in the period before`
                  ))}
                {name === 'signUps' && deleted && `. ${deleted}`}
              </Typography>
            </Box>
            <Box aria-hidden sx={{ height: 12, borderRadius: 6, bgcolor: 'action.hover' }}>
              <Box
                sx={{
                  height: 1,
                  borderRadius: 6,
                  bgcolor: 'primary.main',
                  width: `${(period[name] / most) * 100}%`,
                  minWidth: period[name] > 0 ? 4 : 0,
                }}
              />
            </Box>
          </li>
        ))}
      </Box>
    </Card>
  );
}
