import { confirm } from '../../components/feedback/confirm';

const textOf = (operation: Element, part: string) => operation.querySelector(part)?.textContent?.trim() ?? '';

/**
 * Asks before the viewer sends a change, which may be one click away from deleting something. The viewer itself cannot
 * wait for an answer, so that it gets the click only afterwards.
 */
export function askBeforeChanges(root: HTMLElement): void {
  let agreed: Element | null = null;
  const ask = async (button: HTMLElement, call: string) => {
    const isSent = await confirm({
      title: `Send ${call}?`,
      text: 'This is not a test: the shop carries it out at once.',
      confirmText: 'Send',
    });
    if (!isSent) return;
    agreed = button;
    button.click();
    agreed = null;
  };
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('.btn.execute') : null;
    const operation = button?.closest('.opblock');
    if (!button || !operation || button === agreed) return;
    const method = textOf(operation, '.opblock-summary-method');
    if (method === 'GET') return;
    event.stopImmediatePropagation();
    // the path has invisible marks where it may break
    const path = textOf(operation, '.opblock-summary-path').replace(/[^\w/{}-]/g, '');
    void ask(button, `${method} ${path}`);
  };
  // while the click is on its way to the viewer, which listens at the same element
  root.addEventListener('click', onClick, { capture: true });
}
