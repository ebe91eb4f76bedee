import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { FONT_PAIRS, FONT_PAIR_IDS } from '../../../../../studio/font-pairs';
import { BRAND_LIMITS, type Brand } from '../../../../../studio/posts/brand';
import { SelectField } from '../../../components/form/select-field';
import { TextField } from '../../../components/form/text-field';
import { ColorFields } from './color-fields';
import { LogoFields } from './logo-fields';
import { WordListField } from './word-list-field';

const codes = 'en de fr es pt it nl pl cs sv da no fi el tr uk ru ar he hi th vi id ja ko zh'.split(' ');
const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** Languages that suggested texts can have. */
export const languageOptions = [
  { value: '', label: 'The language of my words' },
  ...codes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en')),
];

const fonts = FONT_PAIR_IDS.map((value) => ({ value, label: FONT_PAIRS[value].name }));

/** The parts of a brand. */
export const BrandFields = ({ adaptedOf }: { adaptedOf: Brand['colors'] }) => (
  <>
    <Part title="Name">
      <TextField name="name" label="Brand name" required maxLength={BRAND_LIMITS.name} />
    </Part>
    <Part title="Logo">
      <LogoFields />
    </Part>
    <Part title="Colours">
      <ColorFields adaptedOf={adaptedOf} />
    </Part>
    <Part title="Fonts">
      <SelectField
        name="fonts"
        label="Font pair"
        options={fonts}
        hint="The first sets headlines; Inter sets everything smaller."
      />
    </Part>
    <Part title="Words">
      <TextField
        name="contact"
        label="Contact line"
        maxLength={BRAND_LIMITS.contact}
        hint="An address or a telephone number. It stands on posts in this brand."
      />
      <TextField
        name="handle"
        label="Handle"
        placeholder="@yourshop"
        maxLength={BRAND_LIMITS.handle}
        hint="Shown on posts without a contact line."
      />
      <WordListField
        name="buttons"
        label="Words for buttons"
        hint="Separated by commas, such as: Order now, Book a table. A post without a button text gets the first."
      />
      <WordListField name="hashtags" label="Hashtags" hint="Separated by commas, at most 5." />
    </Part>
    <Part title="Tone">
      <WordListField
        name="wordsToUse"
        label="Words to use"
        hint="Separated by commas. Suggested texts use them where they fit."
      />
      <WordListField
        name="wordsToAvoid"
        label="Words to avoid"
        hint="Separated by commas. A suggestion that has one of them is dropped."
      />
      <SelectField
        name="language"
        label="Language for suggested texts"
        options={languageOptions}
        hint="Your own words stay as you type them."
      />
    </Part>
  </>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card component="section" aria-label={title} sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible' }}>
    <Typography variant="h5" component="h2" sx={{ mb: 2 }}>
      {title}
    </Typography>
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
  </Card>
);
