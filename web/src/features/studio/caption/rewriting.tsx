import { useState } from 'react';
import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { SteadyButton } from '../../../components/form/steady-button';
import { WordChanges } from '../../../components/feedback/word-changes';
import type { PostDocument } from '../../../../../studio/posts/document';
import { Section } from '../panels/section';
import { hashtagLine } from './hashtags';
import { languagesWith } from './languages';
import type { RewritingState } from './use-rewriting';

type Caption = PostDocument['caption'];

interface RewritingProps {
  rewriting: RewritingState;
  caption: Caption;
  onTake: (caption: Caption) => void;
}

/** Other versions of the caption, shown as a difference before one replaces it. */
export function Rewriting({ rewriting, caption, onTake }: RewritingProps) {
  const { busy, problem, suggested, drop, rewrite } = rewriting;
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const isOff = busy !== null || caption.text.trim() === '';
  return (
    <Section title="Rewrite">
      <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem', mb: 1 }}>
        The AI suggests, you decide. Free, and no fact is added.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(['SHORTER', 'WARMER'] as const).map((change) => (
          <SteadyButton
            key={change}
            variant="outlined"
            size="small"
            disabled={isOff}
            loading={busy === change}
            onClick={() => rewrite(change)}
          >
            {change === 'SHORTER' ? 'Shorter' : 'Warmer'}
          </SteadyButton>
        ))}
        <SteadyButton
          variant="outlined"
          size="small"
          disabled={isOff}
          loading={busy === 'TRANSLATED'}
          aria-haspopup="menu"
          aria-expanded={menu !== null}
          onClick={({ currentTarget }) => setMenu(currentTarget)}
        >
          In another language
        </SteadyButton>
        <Menu anchorEl={menu} open={menu !== null} onClose={() => setMenu(null)}>
          {languagesWith('')
            .filter(({ tag }) => tag !== caption.language)
            .map(({ tag, name }) => (
              <MenuItem
                key={tag}
                onClick={() => {
                  setMenu(null);
                  rewrite('TRANSLATED', tag);
                }}
              >
                {name}
              </MenuItem>
            ))}
        </Menu>
      </Box>
      {problem && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {problem}
        </Alert>
      )}
      {suggested && (
        <Suggestion
          before={caption}
          after={suggested}
          onTake={() => {
            onTake(suggested);
            drop();
          }}
          onDrop={drop}
        />
      )}
    </Section>
  );
}

interface SuggestionProps {
  before: Caption;
  after: Caption;
  onTake: () => void;
  onDrop: () => void;
}

/** What a suggestion would change. */
function Suggestion({ before, after, onTake, onDrop }: SuggestionProps) {
  const tags = [hashtagLine(before.hashtags), hashtagLine(after.hashtags)] as const;
  return (
    <Box
      role="group"
      aria-label="Suggested caption"
      sx={{ mt: 1.5, p: 1.5, borderRadius: '12px', border: 1, borderColor: 'divider' }}
    >
      <Box role="status" sx={{ fontWeight: 600, fontSize: '0.875rem', mb: 1 }}>
        What would change
      </Box>
      <Box sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: 'minmax(0, 1fr)', fontSize: '0.9375rem' }}>
        <WordChanges before={before.text} after={after.text} />
        {tags[0] !== tags[1] && (
          <Part name="Hashtags">
            <WordChanges before={tags[0]} after={tags[1]} />
          </Part>
        )}
        {before.altText !== after.altText && (
          <Part name="Alternative text">
            <WordChanges before={before.altText} after={after.altText} />
          </Part>
        )}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, mt: 1.5 }}>
        <Button size="small" onClick={onTake}>
          Use it
        </Button>
        <Button size="small" variant="outlined" onClick={onDrop}>
          Keep mine
        </Button>
      </Box>
    </Box>
  );
}

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{name}</Box>
    {children}
  </div>
);
