import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { Finish, PostDocument } from '../../../../../studio/posts/document';
import type { ChangePost } from '../post/use-post';
import { Section } from './section';

interface PictureChoicesProps {
  picture: PostDocument['picture'];
  change: ChangePost;
}

const finishes: readonly { finish: Finish; text: string }[] = [
  { finish: 'NATURAL', text: 'Natural' },
  { finish: 'DUOTONE', text: 'Two colours' },
  { finish: 'SOFT', text: 'Soft' },
];

const axes = [
  { key: 'focalX', text: 'Across' },
  { key: 'focalY', text: 'Down' },
] as const;

const percent = (value: number) => `${Math.round(value * 100)} %`;

/** How the picture is toned and which part of it shows. */
export function PictureChoices({ picture, change }: PictureChoicesProps) {
  const set = (part: Partial<PostDocument['picture']>, kind?: string) =>
    change((post) => ({ ...post, picture: { ...post.picture, ...part } }), kind);
  return (
    <Section title="Picture">
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={picture.finish}
        aria-label="Finish"
        onChange={(_event, finish: Finish | null) => finish && set({ finish })}
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
      {axes.map(({ key, text }) => (
        <Box key={key} sx={{ display: 'grid', gridTemplateColumns: '64px 1fr', alignItems: 'center', gap: 1, pr: 1 }}>
          <span id={`studio-${key}`}>{text}</span>
          <Slider
            size="small"
            aria-labelledby={`studio-${key}`}
            value={picture[key]}
            min={0}
            max={1}
            step={0.01}
            getAriaValueText={percent}
            onChange={(_event, value) => set({ [key]: Number(value) }, 'picture.focal')}
          />
        </Box>
      ))}
    </Section>
  );
}
