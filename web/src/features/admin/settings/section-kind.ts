import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { SectionBodyInput, SectionKey } from '../../../gql/schema';
import type { StoredSectionPartsFragment } from './settings.generated';

export type StoredSection = StoredSectionPartsFragment;
/** Body of any section that has an editor. */
export type AnyBody = StoredSection['body'];

/** Everything in which the editors of the sections differ. */
export interface SectionKind<Values extends FieldValues> {
  key: SectionKey;
  /** Heading of the editor. */
  title: string;
  /** Its name in sentences, for example 'features section'. */
  name: string;
  /** The field of Query with which public pages read it. */
  publicField: string;
  /** Validation of the form. */
  schema: z.ZodType<Values, Values>;
  /** Returns a stored body as form values; null for the body of another section. */
  valuesOf: (body: AnyBody) => Values | null;
  /** Returns the form values as API input. */
  bodyOf: (values: Values) => SectionBodyInput;
  Fields: ComponentType;
  /** The component of the public page. */
  View: ComponentType<{ section: Values }>;
}

/** Returns the initial values of the form. */
export function storedValues<Values extends FieldValues>(kind: SectionKind<Values>, { body }: StoredSection): Values {
  const values = kind.valuesOf(body);
  if (!values) throw new Error(`The stored section holds no ${kind.name}`);
  return values;
}
