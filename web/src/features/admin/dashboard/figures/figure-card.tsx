import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { ArrowDown, ArrowUp, ChartLine, Equal } from '../../../../lib/generated/icons';
import type { FigureRows } from '../../../../../../contract/figure-rows';
import { changeOf } from './change';
import type { Change } from './change';
import { deletedSince, kindOf, rowsHref } from './figure-kinds';
import type { DashboardFigures, FigureName, Frame } from './figure-kinds';
import { formatBefore } from './ranges';
import { Trend } from './trend';

interface FigureCardProps {
  name: FigureName;
  figures: DashboardFigures;
  frame: Frame;
  isShown: boolean;
  /** Shows the figure in the chart. */
  onShow: () => void;
}

const icons = { up: ArrowUp, down: ArrowDown, same: Equal } as const;

function colourOf(direction: Change['direction'], moreIsGood: boolean | null): string {
  if (moreIsGood === null || direction === null || direction === 'same') return 'text.secondary';
  return (direction === 'up') === moreIsGood ? 'success.main' : 'error.main';
}

/** One figure with its change and a small trend; the figure leads to its rows. */
export function FigureCard({ name, figures, frame, isShown, onShow }: FigureCardProps) {
  const { title, value, format, hint, hintHref, moreIsGood, rows, rowsText, hintRows, deleted } = kindOf(name);
  const deletedText = deletedSince(figures, deleted);
  const { period, before, series, timeZone } = figures;
  const now = value(period, frame);
  const change = before && changeOf(now, value(before, frame), formatBefore(period), (figure) => format(figure, frame));
  const Icon = change?.direction && icons[change.direction];
  const text = now === null ? 'Unknown' : format(now, frame);
  const hintText = hint?.(period, frame);
  const hrefOf = (wanted: FigureRows) => rowsHref(wanted, { period, timeZone, currency: frame.currency });
  const hintLink = hintHref?.(period) ?? (hintRows && hrefOf(hintRows));
  return (
    <Card
      component="section"
      aria-label={title}
      sx={{
        p: 2,
        display: 'flex',
        flexDirection: 'column',
        ...(isShown && { outline: '2px solid', outlineColor: 'primary.main' }),
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', minHeight: 40 }}>
        <Typography sx={{ color: 'text.secondary' }}>{title}</Typography>
        <Tooltip title="Show in the chart" describeChild>
          <IconButton aria-label={`${title} in the chart`} aria-pressed={isShown} onClick={onShow} sx={{ mr: -1 }}>
            <ChartLine size={18} aria-hidden />
          </IconButton>
        </Tooltip>
      </Box>
      <Typography variant="h4" component="p" sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
        {now !== null ? (
          <MuiLink component={Link} to={hrefOf(rows)} aria-label={`${text}. ${rowsText}`} color="inherit">
            {text}
          </MuiLink>
        ) : (
          text
        )}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', minHeight: '1.5em' }}>
        {hintText && hintLink ? (
          <MuiLink component={Link} to={hintLink} color="inherit">
            {hintText}
          </MuiLink>
        ) : (
          hintText
        )}
      </Typography>
      {deletedText && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {deletedText}
        </Typography>
      )}
      {change && (
        <Box
          sx={{
            display: 'flex',
            gap: 0.5,
            mt: 0.5,
            fontSize: '0.875rem',
            color: colourOf(change.direction, moreIsGood),
          }}
        >
          {Icon && <Icon size={16} aria-hidden style={{ flexShrink: 0, marginTop: 2 }} />}
          {change.words}
        </Box>
      )}
      <Box sx={{ mt: 'auto', pt: 1 }}>
        <Trend values={series.map((point) => value(point, frame))} />
      </Box>
    </Card>
  );
}
