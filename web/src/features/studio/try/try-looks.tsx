import { useMemo } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { NewestPicture } from '../canvas/post-picture';
import { useComposed } from '../canvas/use-composed';
import type { BrowserType } from '../type/browser-type';
import { useBrowserType } from '../type/use-browser-type';
import { LookFrame, LookGrid, type TryLooksProps } from './look-grid';
import { LOOKS, type Look } from './looks';
import { MakeThis } from './make-this';

/** The sentence in three looks. */
export function TryLooks({ sentence }: TryLooksProps) {
  const { type, failed, retry } = useBrowserType();
  if (failed)
    return (
      <Alert
        severity="warning"
        action={
          <Button size="small" variant="text" onClick={retry}>
            Try again
          </Button>
        }
      >
        The fonts could not be loaded. Your sentence is safe.
      </Alert>
    );
  return (
    <LookGrid>
      {LOOKS.map((look) => (
        <LookOf key={look.name} look={look} sentence={sentence} type={type} />
      ))}
    </LookGrid>
  );
}

interface LookOfProps {
  look: Look;
  sentence: string;
  type: BrowserType | null;
}

function LookOf({ look, sentence, type }: LookOfProps) {
  const post = useMemo(() => look.documentOf(sentence), [look, sentence]);
  const { composed, newest, failed } = useComposed(type, post, look.sample, 'SQUARE');
  const note = noteOf(composed?.missing ?? [], (composed?.small.length ?? 0) > 0, failed);
  return (
    <LookFrame
      footer={
        <>
          {note && (
            <Box role="status" sx={{ color: 'warning.dark', fontSize: '0.875rem', mb: 1 }}>
              {note}
            </Box>
          )}
          <MakeThis name={look.name} style={look.style} />
        </>
      }
    >
      {composed && (
        <div role="img" aria-label={`${look.name}: ${sentence}`}>
          <NewestPicture newest={newest} shown={composed} pictureUrl={look.pictureUrl} />
        </div>
      )}
    </LookFrame>
  );
}

/** Says what stands in the way of these words in one look; null for nothing. */
function noteOf(missing: readonly string[], isSmall: boolean, failed: boolean): string | null {
  if (failed) return 'A font did not arrive. Type on, or reload the page.';
  if (missing.length > 0)
    return `We can't print ${missing.map((one) => `“${one}”`).join(', ')}. Please use other characters.`;
  return isSmall ? 'This is a lot of words for one picture. Fewer read better on a phone.' : null;
}
