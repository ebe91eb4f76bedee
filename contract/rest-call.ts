/** A parameter of a REST call, as the OpenAPI document describes it. */
export interface RestParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description: string;
  example: string;
}

/** What a REST operation reads, for its example and for the form that sends it. */
export interface RestForm {
  method: string;
  /** In the notation of OpenAPI, such as /package/{id}. */
  path: string;
  /** Whether anonymous callers may send it. */
  isPublic: boolean;
  parameters: readonly RestParameter[];
  /** An example of its body in JSON; undefined for none. */
  body?: string | undefined;
  /** The field of its form that takes a file. */
  file?: string | undefined;
  /** Name for the file that it answers. */
  answersFile?: string | undefined;
}

/** What one call of a form is sent with. */
export interface RestValues {
  /** Values by name; an empty one is not sent, unless the path needs it. */
  parameters: Readonly<Record<string, string>>;
  body: string;
  /** Name of the chosen file. */
  fileName?: string | undefined;
}

/** Encodes also what a shell would expand between double quotes. */
const encoded = (text: string) => encodeURIComponent(text).replace(/!/g, '%21');

/** Returns the path and query of a call. */
export function addressOf({ path, parameters }: RestForm, values: RestValues): string {
  const value = (name: string) => values.parameters[name]?.trim() ?? '';
  const query = parameters.filter((one) => one.in === 'query' && value(one.name) !== '');
  const pairs = query.map(({ name }) => `${encoded(name)}=${encoded(value(name))}`);
  return (
    path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(value(name))) + (pairs[0] ? `?${pairs.join('&')}` : '')
  );
}

/** Returns the headers of a call that its parameters set, by name. */
export const headersOf = ({ parameters }: RestForm, values: RestValues): Record<string, string> =>
  Object.fromEntries(
    parameters.flatMap(({ name, in: place }) => {
      const value = values.parameters[name]?.trim() ?? '';
      return place === 'header' && value !== '' ? [[name, value]] : [];
    }),
  );

/** Values with which the documentation shows a call: what it needs. */
export const exampleValues = ({ parameters, body = '', file }: RestForm): RestValues => ({
  parameters: Object.fromEntries(parameters.filter(({ required }) => required).map((one) => [one.name, one.example])),
  body,
  fileName: file && 'picture.png',
});

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Returns a call as a command for a terminal, which reads address and token from the variables of the guide. */
export function curlOf(form: RestForm, values: RestValues, hasToken = !form.isPublic): string {
  const { method, body, file, answersFile } = form;
  const isFile = file !== undefined;
  // -d and -F imply POST
  const isImplied = method === 'GET' || (method === 'POST' && (body !== undefined || isFile));
  const headers = Object.entries(headersOf(form, values));
  const parts = [
    `curl ${isImplied ? '' : `-X ${method} `}"$POSTLOOM_URL${addressOf(form, values)}"`,
    hasToken && '-H "Authorization: Bearer $POSTLOOM_TOKEN"',
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    body !== undefined && "-H 'Content-Type: application/json'",
    body !== undefined && `-d ${quoted(values.body)}`,
    isFile && `-F ${quoted(`${file}=@${values.fileName ?? 'picture.png'}`)}`,
    answersFile !== undefined && `-o ${quoted(answersFile)}`,
  ];
  return parts.filter((part) => part !== false).join(' \\\n  ');
}
