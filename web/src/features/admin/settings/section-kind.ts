import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { SectionBodyInput, SectionKey } from '../../../gql/schema';
import type { StoredSectionPartsFragment } from './settings.generated';

export type StoredSection = StoredSectionPartsFragment;
/** A body of any section that has an editor. */
export type AnyBody = StoredSection['body'];

/** All that makes the editor of one section another than the rest. */
export interface SectionKind<Values extends FieldValues> {
  key: SectionKey;
  /** Heading of its editor. */
  title: string;
  /** How sentences name it, for example 'features section'. */
  name: string;
  /** The field of Query that visitors read it by. */
  publicField: string;
  /** What must be filled in. */
  schema: z.ZodType<Values, Values>;
  /** A stored body as the form has it; null for what another section holds. */
  valuesOf: (body: AnyBody) => Values | null;
  /** The form's words as they are sent. */
  bodyOf: (values: Values) => SectionBodyInput;
  Fields: ComponentType;
  /** The public page's own component. */
  View: ComponentType<{ section: Values }>;
}

/** What the form begins with. */
export function storedValues<Values extends FieldValues>(kind: SectionKind<Values>, { body }: StoredSection): Values {
  const values = kind.valuesOf(body);
  if (!values) throw new Error(`The stored section holds no ${kind.name}`);
  return values;
}
