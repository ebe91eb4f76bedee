import { useMemo } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FONT_PAIRS, FONT_PAIR_IDS, type FontPairId } from '../../../../../studio/font-pairs';
import { ownOf } from '../../../../../studio/posts/document';
import { refOf } from '../../../../../studio/posts/layout';
import { layoutsWith } from '../../../../../studio/posts/layouts/index';
import { Shuffle } from '../../../lib/generated/icons';
import { withOwn } from '../post/post-keys';
import type { StudioPanelsProps } from './panel-props';
import { PaletteChoices } from './palette-choices';
import { PictureChoices } from './picture-choices';
import { Section } from './section';
import { shuffled } from './shuffle';
import { ThumbnailChoices } from './thumbnail-choices';

/** Layout, colours, fonts and picture. */
export function LookPanel({ post, size, sample, pictureUrl, type, change }: StudioPanelsProps) {
  const chosen = ownOf(post, size)?.layout ?? post.layout;
  const layouts = useMemo(() => {
    const plain = withOwn(post, size, { layout: null });
    return layoutsWith(chosen).map((layout) => ({
      key: refOf(layout),
      name: layout.name,
      post: { ...plain, layout: refOf(layout) },
      size,
    }));
  }, [post, size, chosen]);
  const fonts = useMemo(
    () => FONT_PAIR_IDS.map((id) => ({ key: id, name: FONT_PAIRS[id].name, post: { ...post, fonts: id }, size })),
    [post, size],
  );
  const shared = { size, type, sample, pictureUrl };
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Section
        title="Layout"
        action={
          <Button
            variant="outlined"
            size="small"
            startIcon={<Shuffle size={16} aria-hidden />}
            onClick={() => change((before) => shuffled(before, sample, crypto.randomUUID()))}
          >
            Shuffle
          </Button>
        }
      >
        <ThumbnailChoices
          {...shared}
          tasks={layouts}
          chosen={chosen}
          // the size in sight follows the choice, even where it had a layout of its own
          onChoose={(layout) => change((before) => ({ ...withOwn(before, size, { layout: null }), layout }))}
        />
      </Section>
      <PaletteChoices palette={post.palette} sample={sample} change={change} />
      <Section title="Fonts">
        <ThumbnailChoices
          {...shared}
          tasks={fonts}
          chosen={post.fonts}
          onChoose={(id) => change((before) => ({ ...before, fonts: id as FontPairId }))}
        />
      </Section>
      <PictureChoices post={post} size={size} change={change} />
    </Box>
  );
}
