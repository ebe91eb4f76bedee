import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { focalOf, type Finish, type PostDocument } from '../../../../../studio/posts/document';
import type { PostSize } from '../../../../../studio/posts/sizes';
import { hasOwnFocal, withFocal } from '../post/focal';
import { sizeName, withOwn } from '../post/post-keys';
import type { ChangePost } from '../post/use-post';
import { Section } from './section';

interface PictureChoicesProps {
  post: PostDocument;
  size: PostSize;
  change: ChangePost;
}

const finishes: readonly { finish: Finish; text: string }[] = [
  { finish: 'NATURAL', text: 'Natural' },
  { finish: 'DUOTONE', text: 'Two colours' },
  { finish: 'SOFT', text: 'Soft' },
];

const axes = [
  { key: 'x', text: 'Across' },
  { key: 'y', text: 'Down' },
] as const;

const percent = (value: number) => `${Math.round(value * 100)} %`;

/** How the picture is toned and which part of it shows. */
export function PictureChoices({ post, size, change }: PictureChoicesProps) {
  const isOwn = hasOwnFocal(post, size);
  const focal = focalOf(post, size);
  return (
    <Section title="Picture">
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={post.picture.finish}
        aria-label="Finish"
        onChange={(_event, finish: Finish | null) =>
          finish && change((before) => ({ ...before, picture: { ...before.picture, finish } }))
        }
      >
        {finishes.map(({ finish, text }) => (
          <ToggleButton key={finish} value={finish}>
            {text}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography sx={{ mt: 1.5, color: 'text.secondary', fontSize: '0.875rem' }}>
        What stays in sight when a size crops it. You can also drag the picture.
      </Typography>
      <FormControlLabel
        control={
          <Switch
            checked={isOwn}
            onChange={(_event, own) => change((before) => withOwn(before, size, { focal: own ? focal : null }))}
          />
        }
        label={`Another part only in ${sizeName(size)}`}
      />
      {axes.map(({ key, text }) => (
        <Box key={key} sx={{ display: 'grid', gridTemplateColumns: '64px 1fr', alignItems: 'center', gap: 1, pr: 1 }}>
          <span id={`studio-${key}`}>{text}</span>
          <Slider
            size="small"
            aria-labelledby={`studio-${key}`}
            value={focal[key]}
            min={0}
            max={1}
            step={0.01}
            getAriaValueText={percent}
            onChange={(_event, value) =>
              change((before) => withFocal(before, size, (now) => ({ ...now, [key]: Number(value) })), 'picture.focal')
            }
          />
        </Box>
      ))}
    </Section>
  );
}
