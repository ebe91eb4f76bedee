import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { formSchema, formValues } from '../../../../../../contract/section-values';
import type { SectionField } from '../../../../../../contract/sections';
import type { SectionBodyInput, SectionKey } from '../../../../gql/schema';
import type { Controls } from './section-controls';
import type { StoredSectionPartsFragment } from '../settings.generated';

export type StoredSection = StoredSectionPartsFragment;
/** Body of any section that has an editor. */
type AnyBody = StoredSection['body'];
/** The types whose fragment in settings.graphql reads every field of the body: a missing one would be saved as blank. */
type TypeOf<Body, Stored = AnyBody> = Stored extends Body & { __typename: infer Type } ? Type : never;

export type Verb = 'fetch' | 'update' | 'toggle' | 'reset';

/** What an editor says about its changes. */
export interface SectionMessages {
  saved: string;
  reset: string;
  /** A failure; `reason` is the server's own sentence, null when it gave none. `isAnswered` is false without any answer. */
  failed: (verb: Verb, reason: string | null, isAnswered: boolean) => string;
  /** Milliseconds for which a message stands; one about a failure stands until the next change when omitted. */
  shownMs?: number;
}

/** Everything in which the editors of the sections differ. */
export interface SectionKind<Body> {
  key: SectionKey;
  /** Its type in schema.graphql. */
  type: TypeOf<Body>;
  /** Heading of the editor, where it is not its title in the menu. */
  heading?: string;
  /** Its name in sentences, for example 'features section'. */
  name: string;
  /** The field of Query with which public pages read it. */
  publicField: SectionField;
  /** Its schema in contract/, from which validation, form values and input follow. */
  schema: z.ZodType<Body>;
  /** Where the specification's sentences differ from the other sections'. */
  sentences?: SectionMessages;
  /** How its fields look, in the order of the form. */
  controls: Controls<Body>;
  /** Facts about what is stored, shown as tiles above the form. */
  facts?: (body: Body, section: StoredSection) => { label: string; value: string }[];
  /** For a text that must be read before the shop opens: what stands above it until it is saved. */
  asDelivered?: { text: string; accept: string };
  /** A text field without which nothing can be saved, and why. */
  saveNeeds?: { field: keyof Body & string; sentence: string };
  /** The component of the public page. */
  View: ComponentType<{ section: Body }>;
}

/** Checks a kind against its schema, its fragment and its public component. */
export const sectionKind = <Body>(kind: SectionKind<Body>): SectionKind<Body> => kind;

/** Returns the body of a stored section. @throws Error for the body of another section */
export function bodyIn<Body>({ type, name }: SectionKind<Body>, body: AnyBody): Body {
  if (body.__typename !== type) throw new Error(`The stored section holds no ${name}`);
  // the kind's type is one whose fragment reads the whole body
  return body as Body;
}

/** Returns the initial values of the form. */
export const initialValues = <Body>(kind: SectionKind<Body>, { body }: StoredSection): FieldValues =>
  formValues(kind.schema, bodyIn(kind, body)) as FieldValues;

/** Returns the schema of the form: it accepts the form's values and returns the body. */
export const formOf = <Body>({ schema }: SectionKind<Body>): z.ZodType<FieldValues, FieldValues> =>
  formSchema(schema) as z.ZodType as z.ZodType<FieldValues, FieldValues>;

/** Returns what the editor of a section says (specification, admin area, section 8, 'Other sections'). */
export const sectionMessagesOf = <Body>({ name, sentences }: SectionKind<Body>): SectionMessages =>
  sentences ?? {
    saved: 'Settings saved successfully!',
    reset: 'Settings saved successfully!',
    failed: (verb, reason) =>
      `Error: ${reason ?? (verb === 'toggle' ? 'Failed to toggle active status' : `Failed to ${verb} ${name}`)}`,
  };

/** Returns a body as the API's input, whose member has the key's name. */
export const inputOf = <Body>({ key }: SectionKind<Body>, body: unknown): SectionBodyInput =>
  ({ [key.toLowerCase().replace(/_(.)/g, (_all, letter: string) => letter.toUpperCase())]: body }) as SectionBodyInput;
