import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { RestForm } from '../../../contract/rest-call';
import { alsoAnswer } from '../test/test-api';
import { putForms } from './put-forms';

const order: RestForm = {
  method: 'GET',
  path: '/order/{id}',
  isPublic: false,
  parameters: [
    { name: 'id', in: 'path', required: true, description: 'Its `code`.', example: 'AB12CD34' },
    { name: 'limit', in: 'query', required: false, description: 'Rows.', example: '20' },
  ],
};
const creation: RestForm = {
  method: 'POST',
  path: '/new-order',
  isPublic: false,
  parameters: [{ name: 'Idempotency-Key', in: 'header', required: false, description: 'A key.', example: 'k' }],
  body: '{\n  "packageId": "1"\n}',
};

interface Sent {
  path: string;
  headers: Headers;
  body: string;
}

/** Shows operations, and notes what their forms send. */
function show(forms: readonly RestForm[], answer: () => Response) {
  const sent: Sent[] = [];
  const note = async ({ request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url);
    sent.push({ path: pathname + search, headers: request.headers, body: await request.text() });
    return answer();
  };
  alsoAnswer(http.get('*/order/:id', note), http.post('*/new-order', note));
  for (const form of forms) {
    const section = document.createElement('section');
    section.dataset['form'] = JSON.stringify(form);
    section.innerHTML = '<div class="panel"><div class="bar"></div></div>';
    document.body.append(section);
  }
  putForms(document);
  return { sent, user: userEvent.setup() };
}

const json =
  (body: unknown, status = 200) =>
  () =>
    HttpResponse.json(body as object, { status, headers: { 'x-request-id': 'r-1', 'x-operation-cost': '12' } });

afterEach(() => document.body.replaceChildren());

describe('the form of a REST path', () => {
  it('opens and closes, and is sent only with what the path needs', async () => {
    const { user, sent } = show([order], json({}));
    const toggle = screen.getByRole('button', { name: 'Try it: GET /order/{id}' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('textbox', { name: /^id/ })).toBeInvalid();
    expect(sent).toEqual([]);
    await user.click(toggle);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('shows status, time, the headers that matter, and the body with indentation', async () => {
    const { user, sent } = show([order], json({ a: [1] }));
    await user.click(screen.getByRole('button', { name: /^Try it: GET/ }));
    await user.type(screen.getByRole('textbox', { name: /^id/ }), 'A/B?');
    await user.type(screen.getByRole('textbox', { name: /^limit/ }), '5{Enter}');
    expect(await screen.findByText(/^200 OK, \d+ ms, 9 bytes$/)).toBe(screen.getByRole('status').firstChild);
    expect(screen.getByRole('group', { name: 'Response body' })).toHaveTextContent('{ "a": [ 1 ] }');
    const headers = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(headers).toEqual(['content-type', 'x-request-id', 'x-operation-cost']);
    expect(sent.map(({ path }) => path)).toEqual(['/order/A%2FB%3F?limit=5']);
    expect(sent[0]?.headers.get('authorization')).toBeNull();
  });

  it('shares its token with all forms of the page, and stores it nowhere', async () => {
    const { user, sent } = show([order, creation], json({}, 201));
    await user.click(screen.getByRole('button', { name: /^Try it: POST/ }));
    await user.type(screen.getByLabelText(/^Access token/), ' plt_abc');
    expect(screen.getByText('A test token: the call works on its own test data.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Try it: GET/ }));
    const tokens = screen.getAllByLabelText<HTMLInputElement>(/^Access token/);
    expect(tokens.map(({ value }) => value.trim())).toEqual(['plt_abc', 'plt_abc']);
    // a test token changes nothing of the shop: no question
    await user.type(screen.getByRole('textbox', { name: /^Idempotency-Key/ }), 'key-0001');
    const form = screen.getByRole('form', { name: 'Try POST /new-order' });
    await user.click(within(form).getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/^201/)).toBeVisible();
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer plt_abc');
    expect(sent[0]?.headers.get('idempotency-key')).toBe('key-0001');
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ packageId: '1' });
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])).not.toContain('plt_abc');
  });

  it('copies a command without the token', async () => {
    const { user } = show([order], json({}));
    await user.click(screen.getByRole('button', { name: /^Try it: GET/ }));
    await user.type(screen.getByLabelText(/^Access token/), 'plm_secret');
    await user.type(screen.getByRole('textbox', { name: /^id/ }), 'X');
    await user.click(screen.getByRole('button', { name: 'Copy as curl' }));
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toBe(
        'curl "$POSTLOOM_URL/order/X" \\\n  -H "Authorization: Bearer $POSTLOOM_TOKEN"',
      ),
    );
  });

  it('says that a call did not get through, and shows a refusal', async () => {
    const answers = [() => HttpResponse.error(), json({ code: 'NOT_FOUND' }, 404)];
    const { user } = show([order], () => answers.shift()?.() ?? HttpResponse.error());
    await user.click(screen.getByRole('button', { name: /^Try it: GET/ }));
    await user.type(screen.getByRole('textbox', { name: /^id/ }), 'X{Enter}');
    expect(await screen.findByText('The call did not get through. Please try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/^404 Not Found/)).toHaveClass('no');
    expect(screen.getByRole('group', { name: 'Response body' })).toHaveTextContent('NOT_FOUND');
  });
});
