import type { GraphQLField } from 'graphql';
import { sections } from '../../contract/sections';
import { fullArguments } from './minimal-operation';

/** What exists, and is referred to. */
interface Known {
  packageId: string;
  ticketId: string;
}

const design = { postType: 'INSTAGRAM_POST', platform: 'INSTAGRAM' };

/** Parts of arguments that must refer to something, or fit together; everything else follows from the schema. */
const fitting: Record<string, (known: Known) => object> = {
  signIn: () => ({ input: { email: 'member@example.com' } }),
  saveSection: () => ({
    input: {
      body: { banner: { ...sections.banner.defaults, video: { link: 'https://youtu.be/dQw4w9WgXcQ', thumbnail: '' } } },
      version: 0,
    },
  }),
  createPurchase: ({ packageId }) => ({ input: { of: { packageId }, shown: null } }),
  createDesign: () => ({ input: { design } }),
  enhancePrompt: () => ({ input: design }),
  createTicket: () => ({ input: { designId: null, purchaseId: null, imageIds: [] } }),
  sendContactMessage: () => ({ input: { phone: '+44 117 496 0000', imageIds: [] } }),
  replyToTicket: ({ ticketId }) => ({ id: ticketId, input: { imageIds: [] } }),
  markTicketRead: ({ ticketId }) => ({ id: ticketId }),
  ticket: ({ ticketId }) => ({ id: ticketId }),
};

/** Inputs whose parts belong together: they replace what follows from the schema as a whole. */
const whole = ['saveSection'];

type Values = Record<string, unknown>;
const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const merged = (base: Values, parts: Values): Values => ({
  ...base,
  ...Object.fromEntries(
    Object.entries(parts).map(([name, part]) => {
      const known = base[name];
      return [name, isValues(part) && isValues(known) && !isOneOf(part) ? merged(known, part) : part];
    }),
  ),
});
/** `of` takes one of its fields only. */
const isOneOf = (part: Values) => 'packageId' in part;

/** Returns valid variables with every argument of a root field; `fresh` values differ from call to call. */
export function acceptedVariables(field: GraphQLField<unknown, never>, known: Known): Values {
  const parts = (fitting[field.name]?.(known) ?? {}) as Values;
  return whole.includes(field.name) ? parts : merged(fullArguments(field), parts);
}
