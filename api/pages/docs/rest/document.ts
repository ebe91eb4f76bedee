/** The parts of the OpenAPI document that its pages show. */
export interface ApiDocument {
  info: { title: string; version: string; description: string };
  tags: readonly { name: string; description: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  webhooks: Readonly<Record<string, { post: Operation }>>;
  components: {
    schemas: Readonly<Record<string, Schema>>;
    parameters: Readonly<Record<string, Parameter>>;
    responses: Readonly<Record<string, Answer>>;
  };
}

export interface Operation {
  operationId: string;
  tags: readonly [string];
  summary: string;
  description: string;
  security?: readonly object[];
  parameters?: readonly (Parameter | Reference)[];
  requestBody?: { required: boolean; content: Readonly<Record<string, Media>> };
  responses: Readonly<Record<string, Answer | Reference>>;
}

interface Reference {
  $ref: string;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description: string;
  example?: unknown;
  schema: Schema;
}

export interface Media {
  schema: Schema;
  example?: unknown;
}

export interface Answer {
  description: string;
  headers?: Readonly<Record<string, { description: string }>>;
  content?: Readonly<Record<string, Media>>;
}

export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  anyOf?: readonly Schema[];
  additionalProperties?: boolean | Schema;
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/** An operation with its place. */
export interface Placed {
  method: string;
  path: string;
  operation: Operation;
}

/** What the server knows of an operation beyond its description. */
export interface RestFacts {
  /** What a personal access token needs; null for nothing beyond the access. */
  token: string | null;
  /** The least that it costs, in points; null when it costs none. */
  points: number | null;
}

/** The REST paths, and what is known of each, by method and path. */
export interface DocumentedRest {
  document: ApiDocument;
  factsOf: (operation: Pick<Placed, 'method' | 'path'>) => RestFacts;
}

/** The name at which a reference points. */
export const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

/** Returns the operations of a tag in the order of the document. */
export const operationsOf = ({ paths }: ApiDocument, tag: string): Placed[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );

export const parametersOf = ({ parameters = [] }: Operation, { components }: ApiDocument): Parameter[] =>
  parameters.flatMap((one) => ('$ref' in one ? (components.parameters[nameOf(one.$ref)] ?? []) : one));

/** Returns the answers of an operation by status, and whether each is the usual one of all paths. */
export const answersOf = (
  { responses }: Operation,
  { components }: ApiDocument,
): { status: string; answer: Answer; isUsual: boolean }[] =>
  Object.entries(responses).flatMap(([status, one]) => {
    const answer = '$ref' in one ? components.responses[nameOf(one.$ref)] : one;
    return answer ? [{ status, answer, isUsual: '$ref' in one }] : [];
  });
