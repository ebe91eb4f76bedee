import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { rowsHref } from './figure-kinds';
import type { DashboardFigures, FigureKind, Frame, Period } from './figure-kinds';
import { pointName } from './point-labels';

interface FigureTableProps {
  kind: FigureKind;
  figures: DashboardFigures;
  frame: Frame;
}

const number = { fontVariantNumeric: 'tabular-nums', textAlign: 'right' } as const;

/** What the chart shows, as a table; each value leads to its rows. */
export function FigureTable({ kind, figures, frame }: FigureTableProps) {
  const { series, seriesBefore, step, timeZone } = figures;
  const shown = (point: Period) => {
    const value = kind.value(point, frame);
    return value ? (
      <MuiLink component={Link} to={rowsHref(kind.rows, { period: point, timeZone, currency: frame.currency })}>
        {inWords(value)}
      </MuiLink>
    ) : (
      inWords(value)
    );
  };
  const inWords = (value: number | null) => (value === null ? 'Unknown' : kind.format(value, frame));
  return (
    <Box sx={{ maxHeight: 420, overflow: 'auto' }} tabIndex={0} role="region" aria-label={`${kind.title} as a table`}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{step === 'DAY' ? 'Day' : step === 'WEEK' ? 'Week' : 'Month'}</TableCell>
            <TableCell sx={number}>{kind.title}</TableCell>
            {seriesBefore && <TableCell sx={number}>Period before</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {series.map((point, at) => {
            const earlier = seriesBefore?.[at];
            return (
              <TableRow key={point.from}>
                <TableCell component="th" scope="row">
                  {pointName(point, step)}
                </TableCell>
                <TableCell sx={number}>{shown(point)}</TableCell>
                {seriesBefore && <TableCell sx={number}>{earlier ? shown(earlier) : ''}</TableCell>}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
}
