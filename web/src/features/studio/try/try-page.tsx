import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PageMeta } from '../../../components/page/page-meta';
import { clearAddress, saveIdea, savedIdea } from '../../../lib/idea';
import { loadAnew, loadedHere } from '../type/loaded-here';
import { EXAMPLE } from './example';
import { ExampleLooks } from './example-looks';
import { LookGrid, type TryLooksProps } from './look-grid';
import { SentenceField } from './sentence-field';

/**
 * /try: a sentence, set live over three of our own pictures in this browser. No account, no call to the AI. The sentence
 * is stored in this tab alone.
 */
export function TryPage() {
  const field = useRef<HTMLInputElement>(null);
  const [sentence, setSentence] = useState('');
  const [state, setState] = useState<{ Looks: ComponentType<TryLooksProps> | null; failed: boolean }>({
    Looks: null,
    failed: false,
  });
  const load = useCallback(
    () =>
      void import('./try-looks').then(
        ({ TryLooks }) => setState({ Looks: TryLooks, failed: false }),
        () => setState({ Looks: null, failed: true }),
      ),
    [],
  );
  const enter = (text: string) => {
    setSentence(text);
    saveIdea(text);
  };
  useEffect(() => {
    // a page that leads here without loading anew may not run what shapes the words
    if (!loadedHere()) return loadAnew();
    // typed before the app had started, or on the home page
    const typed = field.current?.value || savedIdea();
    if (typed || document.activeElement === field.current) load();
    clearAddress();
    queueMicrotask(() => {
      setSentence(typed);
      saveIdea(typed);
    });
  }, [load]);
  const { Looks, failed } = state;
  const shown = sentence.trim() || EXAMPLE;
  return (
    <Box sx={{ maxWidth: 1320, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 4, md: 7 } }}>
      <PageMeta
        title="Try it"
        description="Type what you want to post and see it as three finished posts at once. No account needed, nothing to pay."
      />
      <Typography variant="h2" component="h1" tabIndex={-1}>
        See your words as a post
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1.5, mb: 3, maxWidth: '62ch' }}>
        Type a sentence and watch it being set. These three pictures are ours; for your own post the AI paints one that
        fits your words.
      </Typography>
      <SentenceField ref={field} sentence={sentence} example={EXAMPLE} onChange={enter} onFocus={load} />
      <noscript>
        <Alert severity="info" sx={{ mt: 3 }}>
          Your browser does not run scripts, so the words can’t be set here. With an account our server sets them.
        </Alert>
      </noscript>
      {failed && (
        <Alert
          severity="warning"
          sx={{ mt: 3 }}
          action={
            <Button size="small" variant="text" onClick={load}>
              Try again
            </Button>
          }
        >
          The posts could not be loaded. Your sentence is safe.
        </Alert>
      )}
      <Box sx={{ mt: { xs: 3, md: 4 } }}>
        {Looks ? <Looks sentence={shown} /> : sentence.trim() ? <LookGrid /> : <ExampleLooks />}
      </Box>
      <Typography sx={{ color: 'text.secondary', mt: 4, maxWidth: '62ch' }}>
        Your sentence stays in this browser until you make an account. An account costs nothing; a post costs one
        credit, in five sizes, and you can change its words as often as you like.
      </Typography>
    </Box>
  );
}
