import { z } from 'zod';
import { fieldFacts } from '../../../../../../contract/section-fields';
import { entryOf, fieldsOf, unwrapped } from '../../../../../../contract/section-values';
import { isGroup } from './section-controls';
import type { AnyControls, Control, ListControl } from './section-controls';

/** Returns the text of HTML without its tags. */
const textOf = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent;

/** Returns a value as a text that an editor recognises. */
function shownText(schema: z.ZodType, { options = {} }: Control, value: unknown): string {
  const { inner } = unwrapped(schema);
  const format = fieldFacts.get(inner)?.format;
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (format === 'html' || format === 'article') return textOf(text);
  return inner instanceof z.ZodEnum ? (options[text] ?? text) : text;
}

/** A value of a section with its place. */
export interface ShownValue {
  /** Name of the field in the form, such as `features.1.title`. */
  name: string;
  label: string;
  text: string;
}

/** A list of a section, with the values of each entry. */
export interface ShownList {
  label: string;
  /** Name of one entry. */
  entry: string;
  entries: ShownPart[];
}

export type ShownPart = (ShownValue | ShownList)[];

export const isList = (one: ShownValue | ShownList): one is ShownList => 'entries' in one;

/** Returns the values that an editor shows of a body or its form values, in the order of the form. */
export function shownValues(schema: z.ZodType, controls: AnyControls, value: unknown, prefix = ''): ShownPart {
  const given = new Map<string, unknown>(Object.entries(value ?? {}));
  const fields = new Map(fieldsOf(schema));
  return Object.entries(controls).flatMap(([name, control]): ShownPart => {
    const field = fields.get(name);
    if (!field || !control) return [];
    const path = prefix + name;
    const entry = entryOf(field);
    if (entry) {
      const { label, entry: entryName, controls: inner } = control as ListControl<unknown>;
      const entries = ((given.get(name) ?? []) as unknown[]).map((one, index) =>
        shownValues(entry, inner as AnyControls, one, `${path}.${index}.`),
      );
      return [{ label, entry: entryName, entries }];
    }
    if (fieldsOf(field).length === 0) {
      const { label } = control as Control;
      return [{ name: path, label, text: shownText(field, control as Control, given.get(name)) }];
    }
    const inner = isGroup(control) ? (control.controls as AnyControls) : (control as AnyControls);
    const legend = isGroup(control) ? `${control.legend}: ` : '';
    return shownValues(field, inner, given.get(name), `${path}.`).map((one) => ({
      ...one,
      label: legend + one.label,
    }));
  });
}

/** Returns all values, including the ones of lists' entries. */
export const allValues = (part: ShownPart): ShownValue[] =>
  part.flatMap((one) => (isList(one) ? one.entries.flatMap(allValues) : [one]));
