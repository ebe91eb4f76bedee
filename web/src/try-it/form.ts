import { addressOf, curlOf } from '../../../contract/rest-call';
import type { RestForm, RestParameter, RestValues } from '../../../contract/rest-call';
import { answerOf, receive } from './answer';
import type { Caller } from './caller';
import { send } from './caller';
import { button, element } from './element';
import { isAgreed } from './question';

const whoText = (caller: Caller): string => {
  if (caller.isTest) return 'A test token: the call works on its own test data.';
  if (caller.token) return 'The call is made with this token. Leaving this page forgets it.';
  return 'Without a token the call carries the session of this browser, if you have signed in to this site.';
};

const plain = { autocomplete: 'off', spellcheck: 'false', autocapitalize: 'off' };

/** Returns the field of the token, which all forms of a page share. */
function tokenField(caller: Caller): HTMLElement {
  const input = element('input', { type: 'password', ...plain, placeholder: 'plt_... or plm_...' });
  const hint = element('small');
  const show = () => {
    if (input.value.trim() !== caller.token) input.value = caller.token;
    hint.textContent = whoText(caller);
  };
  input.addEventListener('input', () => {
    caller.token = input.value;
  });
  caller.onChange(show);
  show();
  return element('label', {}, 'Access token', input, hint);
}

function parameterField({ name, description, required, example, in: place }: RestParameter) {
  const input = element('input', { ...plain, name, ...(required && { required: true }), placeholder: example });
  const label = element('label', {}, `${name}${required ? '' : ' (optional)'}`, input);
  // a header's name says what it is for; a path's does not
  label.append(element('small', {}, description.replaceAll('`', '')));
  label.dataset['in'] = place;
  return { input, label };
}

/** Returns the form that sends an operation, and shows what it answers. */
export function callForm(form: RestForm, caller: Caller): HTMLFormElement {
  const fields = form.parameters.map(parameterField);
  const body = form.body === undefined ? undefined : element('textarea', { ...plain, rows: '8' });
  if (body) body.value = form.body ?? '';
  const file =
    form.file === undefined ? undefined : element('input', { type: 'file', required: true, name: form.file });
  const line = element('p', { role: 'status' });
  const result = element('div', { class: 'result' }, line);
  const parts = element('div');
  result.append(parts);

  const valuesOf = (): RestValues => ({
    parameters: Object.fromEntries(fields.map(({ input }) => [input.name, input.value])),
    body: body?.value ?? '',
    fileName: file?.files?.[0]?.name,
  });
  let sending: AbortController | undefined;
  const submit = button('Send');
  submit.classList.add('main');

  const run = async () => {
    const values = valuesOf();
    const call = `${form.method} ${addressOf(form, values).split('?', 1)[0]}`;
    if (form.method !== 'GET' && !caller.isTest && !(await isAgreed(call))) return;
    sending = new AbortController();
    submit.textContent = 'Cancel';
    line.textContent = 'Sending...';
    parts.replaceChildren();
    try {
      const received = await receive(send(form, values, caller, file?.files?.[0], sending.signal));
      const answer = await answerOf(received, form.answersFile);
      line.replaceChildren(element('b', { class: answer.isSuccess ? 'status' : 'status no' }, answer.line));
      parts.replaceChildren(...answer.parts);
    } catch {
      line.textContent = sending.signal.aborted ? 'Cancelled.' : 'The call did not get through. Please try again.';
    } finally {
      sending = undefined;
      submit.textContent = 'Send';
    }
  };

  const copy = button('Copy as curl', () => {
    const text = curlOf(form, valuesOf(), caller.token !== '' || !form.isPublic);
    void navigator.clipboard.writeText(text).then(() => {
      line.textContent = 'Copied, with $POSTLOOM_TOKEN in place of the token.';
    });
  });
  const made = element(
    'form',
    { class: 'call', 'aria-label': `Try ${form.method} ${form.path}` },
    tokenField(caller),
    ...fields.map(({ label }) => label),
    body && element('label', {}, 'Body', body),
    file && element('label', {}, `File (${form.file ?? ''})`, file),
    // an insecure address has no clipboard
    element('div', { class: 'buttons' }, submit, navigator.clipboard && copy),
    result,
  );
  made.addEventListener('submit', (event) => {
    event.preventDefault();
    if (sending) sending.abort();
    else void run();
  });
  return made;
}
