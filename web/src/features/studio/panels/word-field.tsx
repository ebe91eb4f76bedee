import { memo, useLayoutEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { altTextWith } from '../../../../../studio/posts/alt-text';
import { SCALE, SLOT_LIMITS, type PostDocument, type PostText, type Slot } from '../../../../../studio/posts/document';
import {
  Eye,
  EyeOff,
  SlidersHorizontal,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignStart,
} from '../../../lib/generated/icons';
import { slotName } from '../post/post-keys';
import { typingIn, type ChangePost, type PostStore } from '../post/use-post';

interface WordFieldProps {
  slot: Slot;
  words: PostText;
  store: PostStore;
  change: ChangePost;
  /** Why it is refused or can't be drawn; null when it is fine. */
  problem: string | null;
  hint?: string | undefined;
  /** Whether the canvas shows these words; false where the size has its own. */
  isOnCanvas: boolean;
}

export const fieldId = (slot: Slot): string => `studio-${slot}`;

const examples: Record<Slot, string> = {
  badge: 'New',
  headline: 'What people read first',
  second: 'One more thought',
  button: 'Book now',
  contact: 'Address, web site or phone',
};

/** A text of the post: its words, whether it is shown, its size and alignment. */
export const WordField = memo(function WordField(props: WordFieldProps) {
  const { slot, words, store, change, problem, hint, isOnCanvas } = props;
  const [isOpen, setOpen] = useState(false);
  const [first] = useState(words.text);
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  // the field shows what is typed without React; undo and other windows change it here, never to an older text
  useLayoutEffect(() => {
    const follow = () => {
      const { text } = store.post().words[slot];
      if (field.current && field.current.value !== text) field.current.value = text;
    };
    follow();
    return store.subscribe(follow);
  }, [store, slot]);
  const name = slotName(slot);
  const set = (part: Partial<PostText>, kind?: string) => change(withWords(slot, part), kind);
  const count = `${words.text.length} / ${SLOT_LIMITS[slot]}`;
  return (
    <Box role="group" aria-label={name}>
      <WordHeader slot={slot} hidden={words.hidden} isOpen={isOpen} onOpen={setOpen} change={change} />
      <TextField
        id={fieldId(slot)}
        inputRef={field}
        defaultValue={first}
        placeholder={examples[slot]}
        error={problem !== null}
        onChange={({ target }) => set({ text: target.value }, typingIn(slot))}
        helperText={
          <Box component="span" sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
            <span>{problem ?? (words.hidden ? 'Hidden in every size.' : hint)}</span>
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
              {count}
            </Box>
          </Box>
        }
        slotProps={{
          input: isLong(slot) ? { inputComponent: 'textarea', sx: growing } : {},
          htmlInput: {
            ...(isOnCanvas && { 'data-slot': slot }),
            maxLength: SLOT_LIMITS[slot],
            dir: 'auto',
            ...(isLong(slot) ? { rows: 2 } : {}),
          },
          formHelperText: { component: 'div', sx: { mx: 0.5 } },
        }}
        sx={words.hidden ? { '& textarea, & input': { color: 'text.secondary' } } : undefined}
      />
      {isOpen && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5, mt: 1.5, px: 1 }}>
          <Slider
            size="small"
            aria-label={`Size: ${name}`}
            value={words.scale}
            min={SCALE.least}
            max={SCALE.most}
            step={0.05}
            getAriaValueText={percent}
            valueLabelDisplay="auto"
            valueLabelFormat={percent}
            onChange={(_event, value) => set({ scale: Number(value) }, `words.${slot}.scale`)}
          />
          <ToggleButtonGroup
            exclusive
            size="small"
            value={words.align}
            aria-label={`Alignment: ${name}`}
            onChange={(_event, align: PostText['align']) => set({ align })}
          >
            {aligns.map(({ align, text, Icon }) => (
              <ToggleButton key={align} value={align} aria-label={text}>
                <Icon size={18} aria-hidden />
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </Box>
      )}
    </Box>
  );
});

interface WordHeaderProps {
  slot: Slot;
  hidden: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  change: ChangePost;
}

/** Name and buttons of a text. It stays as it is while the text is typed. */
const WordHeader = memo(function WordHeader({ slot, hidden, isOpen, onOpen, change }: WordHeaderProps) {
  const name = slotName(slot);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', mb: 0.5 }}>
      <Typography component="label" htmlFor={fieldId(slot)} sx={{ fontWeight: 600, fontSize: '0.9375rem', flex: 1 }}>
        {name}
      </Typography>
      <Tooltip title={hidden ? 'Show' : 'Hide'}>
        <IconButton
          size="small"
          aria-label={`Hide: ${name}`}
          aria-pressed={hidden}
          onClick={() => change(withWords(slot, { hidden: !hidden }))}
        >
          {hidden ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
        </IconButton>
      </Tooltip>
      <Tooltip title="Size and alignment">
        <IconButton
          size="small"
          aria-label={`Size and alignment: ${name}`}
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
        >
          <SlidersHorizontal size={18} aria-hidden />
        </IconButton>
      </Tooltip>
    </Box>
  );
});

/** Returns the change of a part of one text. */
const withWords = (slot: Slot, part: Partial<PostText>) => (post: PostDocument) => ({
  ...post,
  words: { ...post.words, [slot]: { ...post.words[slot], ...part } },
  ...(slot === 'headline' &&
    part.text !== undefined && { caption: { ...post.caption, altText: altTextWith(post, part.text) } }),
});

const isLong = (slot: Slot) => slot === 'headline' || slot === 'second';

/**
 * The browser lets it grow: a measured height would cost a quarter of the time from a key to its picture. Its width
 * does not follow the longest word, which wraps.
 */
const growing = {
  '& textarea': {
    fieldSizing: 'content',
    width: '100%',
    minWidth: 0,
    overflowWrap: 'anywhere',
    resize: 'none',
    lineHeight: 1.45,
    boxSizing: 'border-box',
  },
} as const;

const percent = (value: number) => `${Math.round(value * 100)} %`;

const aligns = [
  { align: 'LEFT', text: 'Left', Icon: TextAlignStart },
  { align: 'CENTER', text: 'Centre', Icon: TextAlignCenter },
  { align: 'RIGHT', text: 'Right', Icon: TextAlignEnd },
] as const;

/** Focuses a field and selects a part of its text, as soon as its panel is shown. */
export function focusWords(id: string, select: (text: string) => readonly [start: number, end: number]): void {
  requestAnimationFrame(() => {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    field.focus();
    field.setSelectionRange(...select(field.value));
  });
}
