import { screen, within } from '@testing-library/react';
import { renderRoute } from '../../test/render-route';
import { ConfirmDialog } from '../feedback/confirm';
import { ReasonForm } from './reason-form';

const opened = () => {
  const onClose = jest.fn();
  const question = { title: 'Disable Mia?', confirmText: 'Disable', suggestion: 'Spam' };
  const page = (
    <>
      <ReasonForm question={question} onClose={onClose} />
      <ConfirmDialog />
    </>
  );
  return { ...renderRoute('/', { pages: [{ path: '/', element: page }] }), onClose };
};

describe('the dialog that asks for a reason', () => {
  it('closes at Escape and Cancel when nothing was typed', async () => {
    const { user, onClose } = opened();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenLastCalledWith(null);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it.each(['Escape', 'Cancel'])('asks at %s before it drops a typed reason', async (way) => {
    const { user, onClose } = opened();
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), ' of yesterday');
    const leave = () =>
      way === 'Escape' ? user.keyboard('{Escape}') : user.click(screen.getByRole('button', { name: 'Cancel' }));
    await leave();
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    expect(onClose).not.toHaveBeenCalled();
    await user.click(question.getByRole('button', { name: 'Stay' }));
    expect(await screen.findByRole('textbox', { name: /Reason/ })).toHaveValue('Spam of yesterday');
    await leave();
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(onClose).toHaveBeenCalledWith(null);
  });
});
