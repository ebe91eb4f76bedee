import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { ConfirmDialog } from '../../../components/feedback/confirm';
import { notify } from '../../../lib/notify';
import { fill } from '../../../test/fill';
import { loseAnswerOf } from '../../../test/lose-answer';
import { renderRoute } from '../../../test/render-route';
import { goOffline, held } from '../../../test/test-api';
import { CannedAnswersDialog } from './canned-answers-dialog';
import { useCannedAnswersQuery } from './support.generated';

interface Saved {
  id: string | null;
  input: { name: string; body: string };
  version: number;
}

function Page({ onClose }: { onClose: () => void }) {
  const { data } = useCannedAnswersQuery();
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      {data && isOpen && <CannedAnswersDialog answers={data.cannedAnswers} onClose={close} />}
      {!isOpen && data?.cannedAnswers.map(({ id, name }) => <p key={id}>{name}</p>)}
      <ConfirmDialog />
    </>
  );
}

/** The dialog over an API that stores answers with their versions. */
async function open(saved?: Promise<void>) {
  const stored = [
    { id: 'a-1', name: 'Thanks', body: 'Thank you, {{userName}}', version: 1 },
    { id: 'a-2', name: 'Sorry', body: 'We are sorry', version: 1 },
  ];
  const onClose = jest.fn();
  const saveCannedAnswer = async (_root: unknown, { id, input, version }: Saved) => {
    await saved;
    const known = stored.find((answer) => answer.id === id);
    if (known && known.version !== version)
      return { cannedAnswer: null, errors: [{ code: 'CONFLICT', message: 'Somebody else was quicker.', field: null }] };
    if (known) return { cannedAnswer: Object.assign(known, input, { version: version + 1 }), errors: [] };
    const added = { id: `a-${stored.length + 1}`, ...input, version: 1 };
    stored.push(added);
    return { cannedAnswer: added, errors: [] };
  };
  const rendered = renderRoute('/', {
    viewer: { role: 'ADMIN' },
    overrides: {
      Query: { cannedAnswers: () => stored.map((answer) => ({ ...answer })) },
      Mutation: { saveCannedAnswer },
    },
    pages: [{ path: '/', element: <Page onClose={onClose} /> }],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Canned answers' }));
  const field = (name: string) => dialog.getByRole('textbox', { name: new RegExp(`^${name}`) });
  const choice = () => dialog.getByRole('combobox', { name: 'Answer' });
  const { user } = rendered;
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const write = async (name: string, text: string) => {
    await user.clear(field(name));
    await fill(user, field(name), text);
  };
  const choose = (name: string) => user.selectOptions(choice(), name);
  return { stored, onClose, dialog, field, choice, user, press, write, choose };
}

describe('canned answers', () => {
  it('are added, and changed at once afterwards', async () => {
    const { stored, choice, press, write } = await open();
    await write('Name', 'Welcome');
    await write('Text', 'Hello');
    await press('Save');
    await waitFor(() => expect(choice()).toHaveValue('a-3'));
    await write('Text', 'Hello again');
    await press('Save');
    await waitFor(() => expect(stored[2]).toEqual({ id: 'a-3', name: 'Welcome', body: 'Hello again', version: 2 }));
  });

  it('are read again when the dialog is closed after a lost answer', async () => {
    const { stored, dialog, press, write } = await open();
    loseAnswerOf('SaveCannedAnswer', ({ input }) => {
      stored.push({ id: 'a-3', version: 1, ...(input as Saved['input']) });
    });
    await write('Name', 'Welcome');
    await write('Text', 'Hello');
    await press('Save');
    expect(await dialog.findByRole('alert')).toBeVisible();
    await press('Close');
    await press('Leave');
    expect(await screen.findByText('Welcome')).toBeVisible();
  });

  it('that another Admin has changed are not overwritten, and nothing that was written is lost', async () => {
    const { stored, dialog, field, press, write, choose } = await open();
    await choose('Thanks');
    await write('Text', 'Mine');
    Object.assign(stored[0] as object, { body: 'Theirs', version: 2 });
    await press('Save');
    expect(await dialog.findByText('Somebody else was quicker.')).toBeVisible();
    expect(field('Text')).toHaveValue('Mine');
    await press('Show the current text');
    await waitFor(() => expect(field('Text')).toHaveValue('Theirs'));
    await write('Text', 'Both');
    await press('Save');
    await waitFor(() => expect(stored[0]).toMatchObject({ body: 'Both', version: 3 }));
  });

  it('say when what stands now cannot be loaded, and leave what was written', async () => {
    const { stored, dialog, field, press, write, choose } = await open();
    await choose('Thanks');
    await write('Text', 'Mine');
    Object.assign(stored[0] as object, { version: 2 });
    await press('Save');
    await dialog.findByText('Somebody else was quicker.');
    goOffline();
    const said = jest.spyOn(notify, 'error');
    await press('Show the current text');
    await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
    said.mockRestore();
    expect(field('Text')).toHaveValue('Mine');
  });

  it('stay with the one that is being saved until that is done', async () => {
    const { answer, give } = held<void>();
    const { field, choice, press, write, choose } = await open(answer);
    await choose('Thanks');
    await write('Text', 'Mine');
    await press('Save');
    await choose('Sorry');
    expect(choice()).toHaveValue('a-1');
    give();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    expect(field('Text')).toHaveValue('Mine');
  });

  it('ask before unsaved changes are left for another one, or by closing', async () => {
    const { onClose, field, choice, press, write, choose } = await open();
    await choose('Thanks');
    await write('Text', 'Half a sentence');
    await choose('Sorry');
    await press('Stay');
    expect(choice()).toHaveValue('a-1');
    expect(field('Text')).toHaveValue('Half a sentence');
    await press('Close');
    await press('Stay');
    expect(onClose).not.toHaveBeenCalled();
    await choose('Sorry');
    await press('Leave');
    await waitFor(() => expect(field('Text')).toHaveValue('We are sorry'));
    await press('Close');
    expect(onClose).toHaveBeenCalled();
  });
});
