import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { SCALE, SLOTS, SLOT_LIMITS, SLOT_NAMES, ownOf } from '../../../../../studio/posts/document';
import type { OwnOfSize } from '../../../../../studio/posts/document';
import { refOf } from '../../../../../studio/posts/layout';
import { layoutsWith } from '../../../../../studio/posts/layouts/index';
import { followsPost, sizeName, slotName, withOwn } from '../post/post-keys';
import type { StudioPanelsProps } from './panel-props';
import { Downloads } from './downloads';
import { Section } from './section';

const percent = (value: number) => `${Math.round(value * 100)} %`;
const asPost = 'post';
export const ownHeadlineId = 'studio-own-headline';

/** What the size in sight has of its own, and the files of all sizes. */
export function SizesPanel({ id, post, size, prints, change, flush }: StudioPanelsProps) {
  const own = ownOf(post, size) ?? followsPost(size);
  const name = sizeName(size);
  const set = (part: Partial<OwnOfSize>, kind?: string) =>
    change((before) => withOwn(before, size, part), kind && `perSize.${size}.${kind}`);
  const filled = SLOTS.filter((slot) => post.words[slot].text.trim() !== '');
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Section title={`Only in ${name}`}>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem', mb: 1 }}>
          Other sizes stay as they are.
        </Typography>
        <FormControlLabel
          control={
            <Switch
              checked={own.headline !== null}
              onChange={(_event, isOwn) => set({ headline: isOwn ? post.words.headline.text : null })}
            />
          }
          label="A headline of its own"
        />
        {own.headline !== null && (
          <TextField
            id={ownHeadlineId}
            label="Headline of this size"
            multiline
            value={own.headline}
            onChange={({ target }) => set({ headline: target.value }, 'headline')}
            slotProps={{ htmlInput: { 'data-slot': 'headline', maxLength: SLOT_LIMITS.headline, dir: 'auto' } }}
            sx={{ mt: 1, mb: 1.5 }}
          />
        )}
        <Box sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', alignItems: 'center', gap: 2, pr: 1, my: 1 }}>
          <span id="studio-own-scale">Headline size</span>
          <Slider
            size="small"
            aria-labelledby="studio-own-scale"
            value={own.scale ?? 1}
            min={SCALE.least}
            max={SCALE.most}
            step={0.05}
            getAriaValueText={percent}
            onChange={(_event, value) => set({ scale: value === 1 ? null : Number(value) }, 'scale')}
          />
        </Box>
        <TextField
          select
          label="Layout of this size"
          value={own.layout ?? asPost}
          onChange={({ target }) => set({ layout: target.value === asPost ? null : target.value })}
          sx={{ my: 1 }}
        >
          <MenuItem value={asPost}>As the post</MenuItem>
          {layoutsWith(own.layout ?? post.layout).map((layout) => (
            <MenuItem key={refOf(layout)} value={refOf(layout)}>
              {layout.name}
            </MenuItem>
          ))}
        </TextField>
        <Box
          role="group"
          aria-label="Shown in this size"
          sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', mt: 1 }}
        >
          {filled.map((slot) => {
            const code = SLOT_NAMES[SLOTS.indexOf(slot)];
            return (
              code && (
                <FormControlLabel
                  key={slot}
                  control={
                    <Checkbox
                      checked={!own.hidden.includes(code)}
                      onChange={(_event, isShown) =>
                        set({ hidden: isShown ? own.hidden.filter((one) => one !== code) : [...own.hidden, code] })
                      }
                    />
                  }
                  label={slotName(slot)}
                />
              )
            );
          })}
        </Box>
      </Section>
      <Downloads prints={prints} archiveUrl={`/designs/${id}/archive.zip`} size={size} post={post} flush={flush} />
    </Box>
  );
}
