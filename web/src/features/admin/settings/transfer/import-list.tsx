import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Collapse from '@mui/material/Collapse';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { inWords } from '../../../../../../contract/labels';
import { SteadyButton } from '../../../../components/form/steady-button';
import { formatCount } from '../../../../lib/format';
import { ChangedText } from '../section-editor/changed-texts';
import { titleOf } from './content-file';
import type { ComparedPart } from './use-import';

const states = {
  SAME: { label: 'Identical', color: 'default' },
  CHANGED: { label: 'Differs', color: 'info' },
  INVALID: { label: 'Not valid', color: 'error' },
  UNKNOWN: { label: 'Unknown', color: 'warning' },
} as const;

/** Returns the words of a field's path: 'body buttons 2 buttonText' is 'Buttons 2 button text'. */
const labelOf = (field: string): string => inWords(field.replace(/^body /, ''));

interface PartRowProps {
  part: ComparedPart;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function PartRow({ part: { name, comparison, brought, outcome }, isChosen, onChoose }: PartRowProps) {
  const [open, setOpen] = useState(false);
  const { state, problem, changes } = comparison;
  const missing = comparison.missingImages.length - brought.length;
  const title = titleOf(name);
  return (
    <Box component="li" aria-label={title} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <FormControlLabel
          sx={{ flex: '1 1 220px' }}
          label={title}
          control={
            <Checkbox
              checked={isChosen}
              disabled={state !== 'CHANGED' || outcome?.isDone === true}
              onChange={(_event, checked) => onChoose(checked)}
            />
          }
        />
        <Chip size="small" {...(outcome?.isDone ? { label: outcome.message, color: 'success' } : states[state])} />
        {state === 'CHANGED' && (
          <Button
            variant="text"
            size="small"
            aria-expanded={open}
            aria-label={`See ${formatCount(changes.length, 'change', 'changes')}: ${title}`}
            onClick={() => setOpen(!open)}
          >
            {`See ${formatCount(changes.length, 'change', 'changes')}`}
          </Button>
        )}
      </Box>
      {problem && <Alert severity="warning">{problem}</Alert>}
      {outcome && !outcome.isDone && <Alert severity="error">{outcome.message}</Alert>}
      {brought.length > 0 && !outcome?.isDone && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`${formatCount(brought.length, 'image', 'images')} will be uploaded to this site.`}
        </Typography>
      )}
      {missing > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {`${formatCount(missing, 'image', 'images')} ${missing === 1 ? 'is' : 'are'} not on this site: please upload ${missing === 1 ? 'it' : 'them'} again in the editor.`}
        </Alert>
      )}
      <Collapse in={open} unmountOnExit>
        <Box component="dl" sx={{ m: 0, p: 2, display: 'grid', gap: 2 }}>
          {changes.map(({ field, before, after }) => (
            <ChangedText key={field} label={labelOf(field)} before={before} after={after} />
          ))}
        </Box>
      </Collapse>
    </Box>
  );
}

interface ImportListProps {
  parts: readonly ComparedPart[];
  busy: boolean;
  onImport: (names: ReadonlySet<string>) => void;
  onClose: () => void;
}

/** Returns what has changed so far, and what an import would change. */
function summaryOf(parts: readonly ComparedPart[], differing: number): string {
  if (parts.some(({ outcome }) => outcome?.isDone))
    return 'Parts marked Imported have changed, the others have not. Each section keeps what was replaced in its version history.';
  return differing > 0
    ? 'Nothing has changed yet. Each section keeps what an import replaces in its version history.'
    : 'Nothing in this file differs from the current content.';
}

/** The parts of a file beside what the shop has; those that differ can be chosen and imported. */
export function ImportList({ parts, busy, onImport, onClose }: ImportListProps) {
  const differing = parts.filter(({ comparison, outcome }) => comparison.state === 'CHANGED' && !outcome?.isDone);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = new Set(differing.map(({ name }) => name).filter((name) => !left.has(name)));
  const choose = (name: string, isChosen: boolean) =>
    setLeft((names) => new Set(isChosen ? [...names].filter((one) => one !== name) : [...names, name]));
  return (
    <Box>
      <Typography sx={{ mt: 2 }}>{summaryOf(parts, differing.length)}</Typography>
      <Box component="ul" aria-label="Parts of the file" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0 }}>
        {parts.map((part) => (
          <PartRow
            key={part.name}
            part={part}
            isChosen={chosen.has(part.name)}
            onChoose={(isChosen) => choose(part.name, isChosen)}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
        <SteadyButton loading={busy} disabled={chosen.size === 0} onClick={() => onImport(chosen)}>
          {`Import ${formatCount(chosen.size, 'part', 'parts')}`}
        </SteadyButton>
        <Button variant="outlined" disabled={busy} onClick={onClose}>
          Close
        </Button>
      </Box>
    </Box>
  );
}
