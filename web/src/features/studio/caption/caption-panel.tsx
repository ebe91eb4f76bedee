import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { PostDocument } from '../../../../../studio/posts/document';
import { Copy } from '../../../lib/generated/icons';
import { notify } from '../../../lib/notify';
import type { StudioPanelsProps } from '../panels/panel-props';
import { MOST_HASHTAGS, hashtagLine, hashtagsIn } from './hashtags';
import { languagesWith } from './languages';
import { Rewriting } from './rewriting';
import { captionTyping, type RewritingState } from './use-rewriting';

type Caption = PostDocument['caption'];

/** Most characters of a caption on each network. */
const LIMITS = { instagram: 2_200, facebook: 63_206, altText: 500 };
/** Instagram shows about so many before 'more'. */
const FIRST = 125;

const number = (count: number) => count.toLocaleString('en-US');

/** The text to publish with the post: caption, hashtags, and the description for people who cannot see it. */
export function CaptionPanel({
  post: { caption },
  errors,
  change,
  rewriting,
}: StudioPanelsProps & { rewriting: RewritingState }) {
  const set = (part: Partial<Caption>, kind?: string) =>
    change((post) => ({ ...post, caption: { ...post.caption, ...part } }), kind);
  const problem = (field: keyof Caption) =>
    errors.find((error) => error.field?.slice(0, 3).join('.') === `content.caption.${field}`)?.message;
  const { text, hashtags, altText, language } = caption;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <TextField
        id="studio-caption"
        label="Caption"
        multiline
        minRows={5}
        maxRows={14}
        value={text}
        error={problem('text') !== undefined}
        helperText={
          problem('text') ??
          `${number(text.length)} of ${number(LIMITS.instagram)} letters for Instagram; Facebook takes ${number(LIMITS.facebook)}. The first ${FIRST} show before “more”.`
        }
        onChange={({ target }) => set({ text: target.value }, captionTyping)}
        slotProps={{ htmlInput: { maxLength: LIMITS.instagram, dir: 'auto', lang: language || undefined } }}
      />
      <Hashtags
        tags={hashtags}
        problem={problem('hashtags')}
        onChange={(tags) => set({ hashtags: tags }, 'caption.hashtags')}
      />
      <CopyButtons caption={caption} />
      <Rewriting rewriting={rewriting} caption={caption} onTake={(taken) => set(taken)} />
      <TextField
        id="studio-alt-text"
        label="Alternative text"
        multiline
        minRows={2}
        maxRows={6}
        value={altText}
        error={problem('altText') !== undefined}
        helperText={
          problem('altText') ??
          `For people who can’t see the picture; it is also in the files. ${altText.length} of ${LIMITS.altText}.`
        }
        onChange={({ target }) => set({ altText: target.value }, 'caption.altText')}
        slotProps={{ htmlInput: { maxLength: LIMITS.altText, dir: 'auto', lang: language || undefined } }}
      />
      <TextField
        id="studio-language"
        label="Caption language"
        select
        value={language}
        onChange={({ target }) => set({ language: target.value })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        {language === '' && <MenuItem value="">Not said</MenuItem>}
        {languagesWith(language).map(({ tag, name }) => (
          <MenuItem key={tag} value={tag}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}

interface HashtagsProps {
  tags: readonly string[];
  problem: string | undefined;
  onChange: (tags: string[]) => void;
}

/** Hashtags as one line. What is typed stays as it is while it means the same tags. */
function Hashtags({ tags, problem, onChange }: HashtagsProps) {
  const [typed, setTyped] = useState(hashtagLine(tags));
  const entered = hashtagsIn(typed);
  const isSame = entered.slice(0, MOST_HASHTAGS).join(' ') === tags.join(' ');
  const shown = isSame ? typed : hashtagLine(tags);
  const isOver = isSame && entered.length > MOST_HASHTAGS;
  return (
    <TextField
      id="studio-hashtags"
      label="Hashtags"
      value={shown}
      error={problem !== undefined || isOver}
      helperText={
        problem ??
        (isOver
          ? `Instagram takes ${MOST_HASHTAGS}: ${hashtagLine(entered.slice(MOST_HASHTAGS))} would be left out.`
          : `${tags.length} of ${MOST_HASHTAGS}, with spaces between them.`)
      }
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(hashtagsIn(target.value).slice(0, MOST_HASHTAGS));
      }}
      slotProps={{ htmlInput: { maxLength: 600, dir: 'auto', autoCapitalize: 'off', spellCheck: false } }}
    />
  );
}

/** Puts parts of the caption on the clipboard. */
function CopyButtons({ caption: { text, hashtags, altText } }: { caption: Caption }) {
  const tags = hashtagLine(hashtags);
  const copies = [
    { name: 'Copy caption', content: text },
    { name: 'Copy hashtags', content: tags },
    { name: 'Copy both', content: [text, tags].filter(Boolean).join('\n\n') },
    { name: 'Copy alternative text', content: altText },
  ];
  const copy = (content: string) =>
    void navigator.clipboard.writeText(content).then(
      () => notify.success('Copied.'),
      () => notify.error('Your browser did not allow that. Please copy it by hand.'),
    );
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {copies.map(({ name, content }) => (
          <Button
            key={name}
            variant="outlined"
            size="small"
            startIcon={<Copy size={16} aria-hidden />}
            disabled={content.trim() === ''}
            onClick={() => copy(content)}
          >
            {name}
          </Button>
        ))}
      </Box>
      <Typography sx={{ mt: 1, color: 'text.secondary', fontSize: '0.8125rem' }}>
        Downloads of all sizes bring them as caption.txt.
      </Typography>
    </Box>
  );
}
