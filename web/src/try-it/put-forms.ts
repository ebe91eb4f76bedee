import type { RestForm } from '../../../contract/rest-call';
import { Caller } from './caller';
import { button } from './element';
import { callForm } from './form';

/** Puts a button beside the example of each operation that opens a form to try it. */
export function putForms(root: ParentNode): void {
  const caller = new Caller();
  for (const operation of root.querySelectorAll<HTMLElement>('[data-form]')) {
    const panel = operation.querySelector('.panel');
    const bar = panel?.querySelector('.bar');
    if (!panel || !bar) continue;
    const form = JSON.parse(operation.dataset['form'] ?? '') as RestForm;
    let opened: HTMLFormElement | undefined;
    const toggle = button('Try it', () => {
      if (opened) {
        opened.remove();
        opened = undefined;
      } else {
        opened = callForm(form, caller);
        panel.after(opened);
      }
      toggle.setAttribute('aria-expanded', String(opened !== undefined));
    });
    toggle.setAttribute('aria-expanded', 'false');
    toggle.setAttribute('aria-label', `Try it: ${form.method} ${form.path}`);
    bar.append(toggle);
  }
}
