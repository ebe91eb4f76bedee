import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { WordChanges } from '../../../../components/feedback/word-changes';
import { changesBetween } from './section-changes';
import type { Change } from './section-changes';
import type { SectionKind } from './section-kind';
import { shownValues } from './shown-values';

/** One changed text of a description list, with its label. */
export const ChangedText = ({ label, ...texts }: Change) => (
  <div>
    <Typography component="dt" sx={{ fontWeight: 600, fontSize: '0.875rem', color: 'text.secondary' }}>
      {label}
    </Typography>
    <Box component="dd" sx={{ m: 0, mt: 0.25 }}>
      <WordChanges {...texts} />
    </Box>
  </div>
);

interface ChangedTextsProps<Body> {
  kind: SectionKind<Body>;
  before: unknown;
  after: unknown;
  /** Shown when nothing differs. */
  same: string;
}

/** What differs between two versions of a section, in words. */
export function ChangedTexts<Body>({ kind, before, after, same }: ChangedTextsProps<Body>) {
  const shown = (body: unknown) => shownValues(kind.schema, kind.controls, body);
  const changes = changesBetween(shown(before), shown(after));
  if (changes.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{same}</Typography>;
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
      {changes.map(({ label, ...texts }, index) => (
        <ChangedText key={index} label={label} {...texts} />
      ))}
    </Box>
  );
}
