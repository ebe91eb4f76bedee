import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { PersonName } from '../../../../entities/person/person-link';
import { formatAgo, formatDateTime } from '../../../../lib/format';
import { bodyIn } from './section-kind';
import type { SectionKind, StoredSection } from './section-kind';
import { VersionDialog } from './version-dialog';

const few = 5;

interface VersionsListProps<Body> {
  kind: SectionKind<Body>;
  section: StoredSection;
  busy: boolean;
  onRestore: (version: number) => void;
}

/** Earlier versions of the section, newest first; each can be viewed and restored. */
export function VersionsList<Body>({ kind, section, busy, onRestore }: VersionsListProps<Body>) {
  const versions = section.earlier.items;
  const [all, setAll] = useState(false);
  const [looked, setLooked] = useState<number | null>(null);
  return (
    <Card component="section" aria-labelledby="versions-title" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography id="versions-title" variant="h5" component="h3">
        Versions
      </Typography>
      {versions.length === 0 && (
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>
          Each save keeps the previous version here. There are no earlier versions yet.
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {versions.slice(0, all ? undefined : few).map(({ version, savedAt, savedBy, isActive }) => (
          <Box
            component="li"
            key={version}
            aria-label={`Version ${version}`}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: '1 1 220px', fontVariantNumeric: 'tabular-nums' }}>
              <strong>{`Version ${version}`}</strong>
              <Box component="span" sx={{ color: 'text.secondary' }} title={formatDateTime(savedAt)}>
                {` ${formatAgo(savedAt)}`}
                {savedBy && (
                  <>
                    {', '}
                    <PersonName person={savedBy} />
                  </>
                )}
                {!isActive && ', inactive'}
              </Box>
            </Box>
            <Button
              variant="text"
              size="small"
              aria-label={`View version ${version}`}
              onClick={() => setLooked(version)}
            >
              View
            </Button>
            <Button
              variant="outlined"
              size="small"
              disabled={busy}
              aria-label={`Restore version ${version}`}
              onClick={() => onRestore(version)}
            >
              Restore
            </Button>
          </Box>
        ))}
      </Box>
      {!all && versions.length > few && (
        <Button variant="text" size="small" onClick={() => setAll(true)}>
          {`Show all ${versions.length}`}
        </Button>
      )}
      {looked !== null && (
        <VersionDialog
          kind={kind}
          version={looked}
          current={bodyIn(kind, section.body)}
          onClose={() => setLooked(null)}
        />
      )}
    </Card>
  );
}
