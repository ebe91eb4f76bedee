import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PALETTE_NAMES, paletteNamed, type Palette } from '../../../../../studio/palettes';
import type { PostDocument } from '../../../../../studio/posts/document';
import { paletteFromPicture } from '../../../../../studio/posts/picture-palette';
import type { PictureSample } from '../../../../../studio/posts/picture-sample';
import type { ChangePost } from '../post/use-post';
import { Choice } from './choice';
import { Section } from './section';

const roles = [
  ['ground', 'Paper'],
  ['soft', 'Paper, deeper'],
  ['main', 'Main colour'],
  ['second', 'Second colour'],
  ['accent', 'Accent'],
  ['deep', 'Ink'],
] as const satisfies readonly (readonly [keyof Palette, string])[];

const isSame = (one: Palette, other: Palette) => roles.every(([role]) => one[role] === other[role]);
const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

interface PaletteChoicesProps {
  palette: PostDocument['palette'];
  sample: PictureSample;
  change: ChangePost;
}

/** Colours from the picture, curated ones, and own ones. */
export function PaletteChoices({ palette, sample, change }: PaletteChoicesProps) {
  const [isOpen, setOpen] = useState(palette.from === 'OWN');
  const choices = useMemo(
    () => [
      { name: 'From the picture', from: 'PICTURE' as const, colours: paletteFromPicture(sample) },
      ...PALETTE_NAMES.map((name) => ({ name: titled(name), from: 'PRESET' as const, colours: paletteNamed(name) })),
    ],
    [sample],
  );
  const take = (colours: Palette, from: PostDocument['palette']['from'], kind?: string) =>
    change((post) => ({ ...post, palette: { ...colours, from } }), kind);
  return (
    <Section
      title="Colours"
      action={
        <Button variant="text" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Own colours
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(64px, 1fr))', gap: 0.5 }}>
        {choices.map(({ name, from, colours }) => (
          <Choice key={name} label={name} chosen={isSame(palette, colours)} onChoose={() => take(colours, from)}>
            <Swatch palette={colours} />
          </Choice>
        ))}
      </Box>
      {isOpen && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1, mt: 1.5 }}>
          {roles.map(([role, text]) => (
            <Box key={role} component="label" sx={own}>
              <input
                type="color"
                value={palette[role]}
                onChange={({ target }) => take({ ...palette, [role]: target.value }, 'OWN', `palette.${role}`)}
              />
              <span>
                {text}
                <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.75rem' }}>
                  {palette[role]}
                </Box>
              </span>
            </Box>
          ))}
        </Box>
      )}
    </Section>
  );
}

/** A palette as a small flag. */
function Swatch({ palette }: { palette: Palette }) {
  return (
    <Box
      data-color
      sx={{ display: 'flex', height: 32, borderRadius: '6px', overflow: 'hidden', border: 1, borderColor: 'divider' }}
    >
      {(['ground', 'main', 'second', 'accent', 'deep'] as const).map((role) => (
        <span key={role} style={{ flex: role === 'main' ? 2 : 1, backgroundColor: palette[role] }} />
      ))}
    </Box>
  );
}

const own = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  fontSize: '0.875rem',
  cursor: 'pointer',
  '& input': { width: 40, height: 40, p: 0, border: 0, background: 'none', cursor: 'pointer', flex: 'none' },
  '& input::-webkit-color-swatch': { borderRadius: '10px', border: '1px solid var(--mui-palette-divider)' },
} as const;
