import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { fieldFacts } from '../../../../../../contract/section-fields';
import { emptyValues, entryOf, fieldsOf, unwrapped } from '../../../../../../contract/section-values';
import { isGroup } from './section-controls';
import type { AnyControls, Control, Controls, ListControl } from './section-controls';
import { AltField } from '../../../../components/form/alt-field';
import { IconField } from '../../../../components/form/icon-field';
import { ImageField } from '../../../../components/form/image-field';
import { LinkField } from '../../../../components/form/link-field';
import { RatingField } from '../../../../components/form/rating-field';
import { RichTextField } from '../../../../components/form/rich-text-field';
import { SelectField } from '../../../../components/form/select-field';
import { SortableList } from '../../../../components/form/sortable-list';
import { SwitchField } from '../../../../components/form/switch-field';
import { TextField } from '../../../../components/form/text-field';
import { WordedDayField } from '../../../../components/form/worded-day-field';

interface FieldProps {
  name: string;
  schema: z.ZodType;
  control: Control;
  /** The part that it belongs to may be left out. */
  isOptional?: boolean;
}

/** The control of one value: its kind, limit and mark of a required text follow from the schema. */
function ValueField({ name, schema, control, isOptional = false }: FieldProps) {
  const { label, hint, rows, options = {}, of: image = '', square } = control;
  const { inner } = unwrapped(schema);
  const format = fieldFacts.get(inner)?.format;
  if (format === 'image') return <ImageField name={name} label={label} hint={hint} round={square} isOfPage={!square} />;
  if (format === 'icon') return <IconField name={name} label={label} />;
  if (format === 'stars') return <RatingField name={name} label={label} />;
  if (format === 'html' || format === 'article')
    return <RichTextField name={name} label={label} hint={hint} block={format === 'article'} />;
  if (inner instanceof z.ZodBoolean) return <SwitchField name={name} label={label} hint={hint} />;
  if (inner instanceof z.ZodEnum) {
    const values = inner.options.map(String);
    return (
      <SelectField
        name={name}
        label={label}
        hint={hint}
        options={values.map((value) => ({ value, label: options[value] ?? value }))}
      />
    );
  }
  const text = {
    name,
    label,
    hint,
    rows,
    required: !isOptional && !schema.safeParse('').success,
    maxLength: inner instanceof z.ZodString ? (inner.maxLength ?? undefined) : undefined,
  };
  if (control.isDay) return <WordedDayField {...text} />;
  if (format === 'alt') return <AltField {...text} image={[...name.split('.').slice(0, -1), image].join('.')} />;
  return format === 'link' ? <LinkField {...text} /> : <TextField {...text} />;
}

/** Returns the fields that are shown, in the order of the controls. */
function shownFields(schema: z.ZodType, controls: AnyControls) {
  const fields = new Map(fieldsOf(schema));
  return Object.entries(controls).flatMap(([name, control]) => {
    const field = fields.get(name);
    return field && control ? [{ name, field, control }] : [];
  });
}

type ShownField = ReturnType<typeof shownFields>[number];

/** A list of entries. An icon stands beside the next field; short texts stand beside each other where there is room. */
function ListField({
  name,
  schema,
  entry,
  control,
}: Omit<FieldProps, 'control'> & { entry: z.ZodType; control: ListControl<unknown> }) {
  const shown = shownFields(entry, control.controls);
  const formatOf = ({ field }: ShownField) => fieldFacts.get(unwrapped(field).inner)?.format;
  const withIcon = shown[0] !== undefined && formatOf(shown[0]) === 'icon';
  const isWide = (one: ShownField, index: number) =>
    withIcon
      ? index > 1
      : !['link', undefined].includes(formatOf(one)) || 'rows' in one.control || 'controls' in one.control;
  return (
    <SortableList
      name={name}
      label={control.label}
      entry={control.entry}
      least={schema.safeParse([]).success ? 0 : 1}
      most={fieldFacts.get(unwrapped(schema).inner)?.most ?? Infinity}
      blank={() => emptyValues(entry) as Record<string, unknown>}
      isInline={shown.length === 1 && formatOf(shown[0] as ShownField) === undefined}
      summaryOf={(values) => {
        const texts = shown.filter((one) => formatOf(one) === undefined && typeof values[one.name] === 'string');
        return texts.map(({ name: field }) => values[field]).find((text) => text !== '') as string;
      }}
    >
      {(prefix) => (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: withIcon ? 'auto minmax(0, 1fr)' : { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
          }}
        >
          {shown.map((one, index) => (
            <Box
              key={one.name}
              sx={{
                minWidth: 0,
                gridColumn: isWide(one, index) ? '1 / -1' : undefined,
                // an icon has no label above it, unlike the field beside it
                pt: withIcon && index === 0 ? '28px' : 0,
              }}
            >
              <Field {...one} name={`${prefix}.${one.name}`} />
            </Box>
          ))}
        </Box>
      )}
    </SortableList>
  );
}

const group = {
  display: 'grid',
  gap: 2.5,
  minWidth: 0,
  m: 0,
  p: { xs: 1.5, sm: 2 },
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
} as const;

function Field({ name, field, control, isOptional }: ShownField & { isOptional?: boolean }) {
  const entry = entryOf(field);
  if (entry) return <ListField name={name} schema={field} entry={entry} control={control as ListControl<unknown>} />;
  if (fieldsOf(field).length === 0)
    return <ValueField name={name} schema={field} control={control as Control} isOptional={isOptional} />;
  const parts = { schema: field, prefix: `${name}.`, isOptional: isOptional || unwrapped(field).nullable };
  if (!isGroup(control)) return <SectionFields {...parts} controls={control} />;
  return (
    <Box component="fieldset" sx={group}>
      <Typography component="legend" sx={{ fontWeight: 600, float: 'left', width: '100%' }}>
        {control.legend}
      </Typography>
      <SectionFields {...parts} controls={control.controls} />
    </Box>
  );
}

interface SectionFieldsProps<Body> {
  schema: z.ZodType<Body>;
  controls: Controls<Body>;
  /** Start of the names, for the fields of a part. */
  prefix?: string;
  /** The part may be left out: none of its fields is marked as required. */
  isOptional?: boolean;
}

/** The fields of a section's form, or of a part of it. */
export const SectionFields = <Body,>({ schema, controls, prefix = '', isOptional }: SectionFieldsProps<Body>) =>
  shownFields(schema, controls as AnyControls).map((one) => (
    <Field key={one.name} {...one} name={prefix + one.name} isOptional={isOptional} />
  ));
