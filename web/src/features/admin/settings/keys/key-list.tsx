import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Pencil, PlugZap, Trash2 } from '../../../../lib/generated/icons';
import { Facts } from '../../../../components/page/facts';
import { KeyReach, KeyState, KeyUse } from './key-facts';
import type { StoredAiKeyFragment } from './keys.generated';

interface KeyActions {
  edit: (key: StoredAiKeyFragment) => void;
  test: (key: StoredAiKeyFragment) => void;
  toggle: (key: StoredAiKeyFragment) => Promise<void>;
  remove: (key: StoredAiKeyFragment) => Promise<void>;
}

interface KeyListProps {
  keys: readonly StoredAiKeyFragment[];
  imageModels: readonly string[];
  /** The id of the key that is being tested. */
  testing: string | null;
  actions: KeyActions;
}

/** The keys as a table, and as rows of facts where the names of models would not fit into it. */
export const KeyList = (props: KeyListProps) =>
  useMediaQuery('(min-width: 93.75em)') ? <KeyTable {...props} /> : <KeyRows {...props} />;

const tableLook = {
  tableLayout: 'fixed',
  '& td, & th': { px: 1, verticalAlign: 'top' },
  '& tbody > tr:last-of-type > th': { borderBottom: 0 },
} as const;

const mask = { color: 'text.secondary', fontFamily: 'monospace', fontSize: '0.8125rem', overflowWrap: 'anywhere' };

const KeyTable = ({ keys, imageModels, ...rest }: KeyListProps) => (
  <Table aria-label="API keys" size="small" sx={tableLook}>
    <TableHead>
      <TableRow>
        <TableCell>Key</TableCell>
        <TableCell sx={{ width: '17%' }}>State</TableCell>
        <TableCell sx={{ width: '20%' }}>Last use</TableCell>
        <TableCell>Reaches</TableCell>
        <TableCell align="right" sx={{ width: 184 }}>
          Actions
        </TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {keys.map((key) => (
        <TableRow key={key.id} hover>
          <TableCell component="th" scope="row">
            <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{key.name}</Box>
            <Box sx={mask}>{key.maskedKey}</Box>
          </TableCell>
          <TableCell>
            <KeyState shown={key} />
          </TableCell>
          <TableCell>
            <KeyUse shown={key} />
          </TableCell>
          <TableCell>
            <KeyReach shown={key} imageModels={imageModels} />
          </TableCell>
          <TableCell align="right" sx={{ whiteSpace: 'nowrap', pt: 0.5 }}>
            <KeyButtons of={key} {...rest} />
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

const KeyRows = ({ keys, imageModels, ...rest }: KeyListProps) => (
  <Box component="ul" aria-label="API keys" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {keys.map((key) => (
      <Box key={key.id} component="li" aria-label={key.name} sx={rowLook}>
        <Box sx={{ flex: '1 1 12em', minWidth: 0 }}>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{key.name}</Box>
          <Box sx={mask}>{key.maskedKey}</Box>
        </Box>
        <Box sx={{ flex: 'none', ml: 'auto' }}>
          <KeyButtons of={key} {...rest} />
        </Box>
        <Box sx={{ flex: '1 1 100%', minWidth: 0 }}>
          <Facts
            facts={[
              ['State', <KeyState key="state" shown={key} />],
              ['Last use', <KeyUse key="use" shown={key} />],
              ['Reaches', <KeyReach key="reach" shown={key} imageModels={imageModels} />],
            ]}
          />
        </Box>
      </Box>
    ))}
  </Box>
);

const rowLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  py: 1.75,
  borderTop: 1,
  borderColor: 'divider',
} as const;

function KeyButtons({ of, testing, actions }: Pick<KeyListProps, 'testing' | 'actions'> & { of: StoredAiKeyFragment }) {
  const { id, name, isActive, fromEnvironment, hasLeftEnvironment } = of;
  const isFixed = fromEnvironment && !hasLeftEnvironment;
  return (
    <>
      <Switch
        checked={isActive}
        onChange={() => void actions.toggle(of)}
        slotProps={{ input: { 'aria-label': `Use ${name}` } }}
      />
      <Tooltip title={testing === id ? 'Asking the AI service...' : 'Test now'} describeChild>
        <span>
          <IconButton
            size="small"
            aria-label={`Test ${name} now`}
            disabled={testing !== null}
            onClick={() => actions.test(of)}
          >
            <PlugZap size={18} aria-hidden />
          </IconButton>
        </span>
      </Tooltip>
      <Tooltip title="Edit" describeChild>
        <IconButton size="small" aria-label={`Edit ${name}`} onClick={() => actions.edit(of)}>
          <Pencil size={18} aria-hidden />
        </IconButton>
      </Tooltip>
      <Tooltip title={isFixed ? "Only the server's environment can remove it" : 'Delete'} describeChild>
        {/* a disabled button receives no pointer events */}
        <span>
          <IconButton
            size="small"
            color="error"
            aria-label={`Delete ${name}`}
            disabled={isFixed}
            onClick={() => void actions.remove(of)}
          >
            <Trash2 size={18} aria-hidden />
          </IconButton>
        </span>
      </Tooltip>
    </>
  );
}
