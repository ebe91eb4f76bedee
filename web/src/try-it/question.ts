import { button, element } from './element';

/** Asks whether to send a change that is no test, which may be one click away from deleting something. */
export function isAgreed(call: string): Promise<boolean> {
  return new Promise((resolve) => {
    const heading = element('h2', { id: 'question' }, `Send ${call}?`);
    const dialog = element(
      'dialog',
      { class: 'question', 'aria-labelledby': 'question' },
      heading,
      element('p', {}, 'This is not a test: the shop carries it out at once.'),
    );
    const send = button('Send', () => dialog.close('send'));
    send.classList.add('main');
    dialog.append(
      element(
        'div',
        { class: 'buttons' },
        button('Cancel', () => dialog.close()),
        send,
      ),
    );
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'send');
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}
