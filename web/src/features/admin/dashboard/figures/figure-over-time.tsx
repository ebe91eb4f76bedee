import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Download } from '../../../../lib/generated/icons';
import { lazyPart } from '../../../../components/feedback/lazy-part';
import { kindOf } from './figure-kinds';
import type { DashboardFigures, FigureName, Frame } from './figure-kinds';
import { FigureTable } from './figure-table';
import { figuresCsv } from './figures-csv';

// the charts are a large chunk: the page is shown before they are there
const FigureChart = lazyPart(
  () => import('./figure-chart').then(({ FigureChart }) => FigureChart),
  <Skeleton variant="rounded" height={300} />,
);

interface FigureOverTimeProps {
  figures: DashboardFigures;
  frame: Frame;
  name: FigureName;
  isTable: boolean;
  onTable: (isTable: boolean) => void;
}

/** The chosen figure over the period, as a chart or as a table. */
export function FigureOverTime({ figures, frame, name, isTable, onTable }: FigureOverTimeProps) {
  const kind = kindOf(name);
  return (
    <Card component="section" aria-labelledby="figure-over-time" sx={{ p: 2.5, minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          justifyContent: 'space-between',
          alignItems: 'center',
          mb: 1.5,
        }}
      >
        <Typography id="figure-over-time" variant="h6" component="h3">
          {kind.title}, {figures.step === 'DAY' ? 'by day' : figures.step === 'WEEK' ? 'by week' : 'by month'}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={isTable ? 'table' : 'chart'}
          onChange={(_event, next: string | null) => next && onTable(next === 'table')}
          aria-label="How the figure is shown"
        >
          <ToggleButton value="chart" sx={{ px: 2 }}>
            Chart
          </ToggleButton>
          <ToggleButton value="table" sx={{ px: 2 }}>
            Table
          </ToggleButton>
        </ToggleButtonGroup>
      </Box>
      {isTable ? (
        <>
          <FigureTable kind={kind} figures={figures} frame={frame} />
          <Button
            component="a"
            variant="text"
            size="small"
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(figuresCsv(figures, frame))}`}
            download={`figures-${figures.period.from}-${figures.period.to}.csv`}
            startIcon={<Download size={18} aria-hidden />}
            sx={{ mt: 1.5 }}
          >
            Save all figures as CSV
          </Button>
        </>
      ) : (
        <FigureChart kind={kind} figures={figures} frame={frame} />
      )}
    </Card>
  );
}
