import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { AdminOverviewQuery } from './admin.generated';
import { formatDateTime } from '../../lib/format';

type Section = AdminOverviewQuery['storedSections'][number];

const nameOf = ({ key }: Section) => `${key.charAt(0)}${key.slice(1).toLowerCase().replaceAll('_', ' ')}`;
const lastChange = ({ updatedAt, updatedBy }: Section) =>
  updatedAt ? `${formatDateTime(updatedAt)}${updatedBy ? `, ${updatedBy.name}` : ''}` : 'Default text';

/** Public sections, whether they are visible on the site, and who changed them last. */
export const SectionsTable = ({ sections }: { sections: readonly Section[] }) => (
  <TableContainer component={Card} tabIndex={0} role="region" aria-labelledby="sections">
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Section</TableCell>
          <TableCell>Shown</TableCell>
          <TableCell>Last change</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {sections.map((section) => (
          <TableRow key={section.key}>
            <TableCell>{nameOf(section)}</TableCell>
            <TableCell>
              <Chip
                size="small"
                component="span"
                label={section.isActive ? 'Active' : 'Hidden'}
                color={section.isActive ? 'success' : 'default'}
              />
            </TableCell>
            <TableCell>{lastChange(section)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
