import { addressOf, headersOf } from '../../../contract/rest-call';
import type { RestForm, RestValues } from '../../../contract/rest-call';
import { imageUpload } from '../../../contract/uploads';

const testPrefix = 'plt_';

/** Whose calls the forms of a page send. The token stays in this object: leaving the page forgets it. */
export class Caller {
  private readonly watchers: (() => void)[] = [];
  private typed = '';

  get token(): string {
    return this.typed;
  }

  set token(text: string) {
    this.typed = text.trim();
    for (const watch of this.watchers) watch();
  }

  /** Whether calls work on the world of a test token, in which a change harms nothing. */
  get isTest(): boolean {
    return this.typed.startsWith(testPrefix);
  }

  onChange(watch: () => void): void {
    this.watchers.push(watch);
  }
}

/** Sends a call as the owner of the token, or as the session of this browser without one. */
export function send(
  form: RestForm,
  values: RestValues,
  { token }: Pick<Caller, 'token'>,
  file: File | undefined,
  signal: AbortSignal,
): Promise<Response> {
  const headers = new Headers(headersOf(form, values));
  if (token) headers.set('authorization', `Bearer ${token}`);
  let body: BodyInit | undefined;
  if (form.file !== undefined) {
    headers.set(imageUpload.ownHeader, 'docs');
    body = new FormData();
    if (file) body.append(form.file, file);
  } else if (form.body !== undefined && values.body.trim() !== '') {
    headers.set('content-type', 'application/json');
    body = values.body;
  }
  const credentials = token ? 'omit' : 'same-origin';
  return fetch(addressOf(form, values), { method: form.method, headers, body, credentials, cache: 'no-store', signal });
}
