import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { renderRoute } from '../../test/render-route';
import { alsoAnswer } from '../../test/test-api';
import { askBeforeChanges } from './ask-before-changes';
import { correctAccess } from './viewer-access';

describe('/docs/api', () => {
  it('names what can be downloaded, and can be tried again when the description does not load', async () => {
    let asked = 0;
    alsoAnswer(
      http.get('*/openapi.json', () => {
        asked += 1;
        return new HttpResponse('', { status: 503 });
      }),
    );
    const { user } = renderRoute('/docs/api');
    expect(await screen.findByRole('heading', { level: 1, name: 'REST API' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'OpenAPI document' })).toHaveAttribute('href', '/openapi.json');
    expect(screen.getByRole('link', { name: /Postman/ })).toHaveAttribute('href', '/docs/api/collection.json');
    expect(await screen.findByText('The description could not be loaded')).toBeVisible();
    const before = asked;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(asked).toBe(before + 1));
    expect(await screen.findByText('The description could not be loaded')).toBeVisible();
  });
});

describe('what the viewer shows', () => {
  it('gets the names and roles that it lacks, also what appears later', async () => {
    const root = document.createElement('div');
    document.body.append(root);
    correctAccess(root);
    root.innerHTML = `<table role="region"></table><textarea></textarea><pre>{}</pre>
      <div data-param-name="limit"><input placeholder="limit"></div><label for="known">Known</label><input id="known">`;
    await waitFor(() => expect(root.querySelector('textarea')).toHaveAccessibleName('Body'));
    expect(root.querySelector('table')).not.toHaveAttribute('role');
    expect(root.querySelector('pre')).toHaveAttribute('tabindex', '0');
    expect(root.querySelector('[data-param-name] input')).toHaveAccessibleName('limit');
    expect(root.querySelector('#known')).toHaveAccessibleName('Known');
    root.remove();
  });
});

describe('a call that is tried', () => {
  it('asks before a change, and sends what is read at once', async () => {
    const { user } = renderRoute('/docs/api');
    await screen.findByRole('heading', { level: 1, name: 'REST API' });
    const root = document.createElement('div');
    document.body.append(root);
    askBeforeChanges(root);
    const sent: string[] = [];
    for (const method of ['GET', 'DELETE']) {
      const operation = document.createElement('div');
      operation.className = 'opblock';
      operation.innerHTML = `<span class="opblock-summary-method">${method}</span><span class="opblock-summary-path">/\u200borders</span><button class="btn execute">Try ${method}</button>`;
      operation.addEventListener('click', () => sent.push(method));
      root.append(operation);
    }
    await user.click(screen.getByRole('button', { name: 'Try GET' }));
    expect(sent).toEqual(['GET']);
    const remove = screen.getByText('Try DELETE');
    await user.click(remove);
    expect(sent).toEqual(['GET']);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await user.click(remove);
    expect(await screen.findByRole('dialog', { name: 'Send DELETE /orders?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toEqual(['GET', 'DELETE']));
    root.remove();
  });
});
