import { runInNewContext } from 'node:vm';
import { isDeepStrictEqual } from 'node:util';
import { randomUUID } from 'node:crypto';

/** A request of a collection in Postman's format 2.1, in the forms that ours has. */
interface Entry {
  name: string;
  event: { listen: 'test'; script: { exec: string[] } }[];
  request: {
    method: string;
    header: { key: string; value: string; disabled?: boolean }[];
    url: {
      raw: string;
      query?: { key: string; value: string; disabled?: boolean }[];
      variable?: { key: string; value: string }[];
    };
    body?:
      | { mode: 'raw'; raw: string; options?: { raw: { language: string } } }
      | { mode: 'graphql'; graphql: { query: string; variables: string } }
      | { mode: 'formdata'; formdata: { key: string; type: 'file'; src: null }[] };
  };
}
export interface Collection {
  auth: { bearer: { value: string }[] };
  variable: { key: string; value: string }[];
  item: { name: string; item: Entry[] }[];
}

export interface Exchanged {
  folder: string;
  name: string;
  method: string;
  /** Path without ids, as in the OpenAPI document. */
  template: string;
  status: number;
  type: string;
  text: string;
  path: string;
  /** Tests of its script that failed, and what it threw. */
  failed: string[];
}

/** The part of Postman's `pm` that our scripts use, which fails as theirs does. */
function scriptApi(status: number, text: string, variables: Map<string, string>, failed: string[]) {
  const fail = (what: string) => {
    throw new Error(what);
  };
  // values of a script come from a realm of its own
  const plain = (value: unknown) => structuredClone(value);
  return {
    test: (name: string, check: () => void) => {
      try {
        check();
      } catch (error) {
        failed.push(`${name}: ${String(error)}`);
      }
    },
    response: {
      code: status,
      json: () => JSON.parse(text) as unknown,
      to: { have: { status: (wanted: number) => status === wanted || fail(`${status}, not ${wanted}`) } },
    },
    expect: (value: unknown) => ({
      to: {
        eql: (wanted: unknown) =>
          isDeepStrictEqual(JSON.stringify(plain(value)), JSON.stringify(plain(wanted))) ||
          fail(`${JSON.stringify(value)}, not ${JSON.stringify(wanted)}`),
        be: {
          oneOf: (wanted: unknown[]) => wanted.includes(value) || fail(`${String(value)}, none of ${wanted.join()}`),
        },
      },
    }),
    collectionVariables: {
      get: (name: string) => variables.get(name),
      set: (name: string, value: unknown) =>
        typeof value === 'string' ? variables.set(name, value) : fail(`${name} is set to no text: ${String(value)}`),
    },
  };
}

/** Runs every request of a collection from the first to the last, as an API client does. */
export async function runCollection(
  { auth, variable, item }: Collection,
  given: Readonly<Record<string, string>>,
): Promise<{ exchanges: Exchanged[]; variables: ReadonlyMap<string, string> }> {
  const variables = new Map(variable.map(({ key, value }) => [key, value]));
  for (const [name, value] of Object.entries(given)) variables.set(name, value);
  const filled = (text: string) =>
    text.replace(/\{\{(\$?\w+)\}\}/g, (whole, name: string) =>
      name === '$guid' ? randomUUID() : (variables.get(name) ?? whole),
    );

  const send = async (folder: string, { name, event, request }: Entry): Promise<Exchanged> => {
    const { method, url, body } = request;
    const inPath = new Map((url.variable ?? []).map(({ key, value }) => [key, filled(value)]));
    const address = new URL(
      filled(url.raw).replace(/\/:(\w+)/g, (whole, key: string) => `/${inPath.get(key) || whole.slice(1)}`),
    );
    for (const { key, value } of (url.query ?? []).filter(({ disabled }) => !disabled))
      address.searchParams.set(key, filled(value));
    const headers = new Headers({ authorization: `Bearer ${filled(auth.bearer[0]?.value ?? '')}` });
    for (const { key, value } of request.header.filter(({ disabled }) => !disabled)) headers.set(key, filled(value));
    const sent = bodyOf(body, filled, headers);
    const answer = await fetch(address, { method, headers, ...(sent !== undefined && { body: sent }) });
    const text = await answer.text();
    const failed: string[] = [];
    try {
      const script = event.flatMap((one) => one.script.exec).join('\n');
      runInNewContext(`{${script}}`, { pm: scriptApi(answer.status, text, variables, failed) });
    } catch (error) {
      failed.push(String(error));
    }
    const template = url.raw.replace('{{baseUrl}}', '').replace(/:(\w+)/g, '{$1}');
    const type = answer.headers.get('content-type') ?? '';
    return { folder, name, method, template, status: answer.status, type, text, path: address.pathname, failed };
  };

  const exchanges: Exchanged[] = [];
  for (const folder of item) for (const entry of folder.item) exchanges.push(await send(folder.name, entry));
  return { exchanges, variables };
}

function bodyOf(
  body: Entry['request']['body'],
  filled: (text: string) => string,
  headers: Headers,
): string | FormData | undefined {
  if (body?.mode === 'formdata') return new FormData();
  if (body) {
    if (!headers.has('content-type')) headers.set('content-type', 'application/json');
    if (body.mode === 'raw') return filled(body.raw);
    const { query, variables } = body.graphql;
    return JSON.stringify({ query, variables: JSON.parse(filled(variables)) as unknown });
  }
  return undefined;
}
