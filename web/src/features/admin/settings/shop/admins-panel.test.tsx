import { screen, within } from '@testing-library/react';
import { member, settings } from '../../../../test/defaults';
import { renderRoute } from '../../../../test/render-route';

type Answer = { errors: { code: string; message: string; field: null }[] };

const open = async (
  { isNeeded = false, since = '2026-01-01T00:00:00.000Z' }: { isNeeded?: boolean; since?: string | null } = {},
  answer: Answer = { errors: [] },
) => {
  const sent: boolean[] = [];
  const shopOf = (is: boolean) => ({ ...settings, shop: { adminsNeedTwoStep: is } });
  const rendered = renderRoute('/admin/settings', {
    viewer: { role: 'ADMIN' },
    panel: 'admins',
    overrides: {
      Query: {
        me: () => ({ ...member, role: 'ADMIN', security: { twoStepSince: since } }),
        settings: () => shopOf(isNeeded),
      },
      Mutation: {
        setAdminsNeedTwoStep: (_root: unknown, given: { isNeeded: boolean }) => {
          sent.push(given.isNeeded);
          return { settings: answer.errors.length > 0 ? null : shopOf(given.isNeeded), ...answer };
        },
      },
    },
  });
  const panel = within(await screen.findByRole('region', { name: 'Admin sign-in' }));
  return { ...rendered, panel, sent };
};
const agree = async ({ user }: { user: { click: (element: Element) => Promise<void> } }, text: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: text }));

describe('the sign-in of Admins', () => {
  it('demands two-step sign-in after a question', async () => {
    const rendered = await open();
    const { panel, user, sent } = rendered;
    expect(panel.getByText('Two-step sign-in is optional for Admins.')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Require two-step sign-in' }));
    expect(sent).toEqual([]);
    await agree(rendered, 'Require it');
    expect(await panel.findByText('Every Admin needs two-step sign-in.')).toBeVisible();
    expect(sent).toEqual([true]);
  });

  it('ends the demand', async () => {
    const rendered = await open({ isNeeded: true });
    await rendered.user.click(rendered.panel.getByRole('button', { name: 'Stop requiring it' }));
    await agree(rendered, 'Stop requiring it');
    expect(await rendered.panel.findByText('Two-step sign-in is optional for Admins.')).toBeVisible();
    expect(rendered.sent).toEqual([false]);
  });

  it('leads an Admin without it to their own profile first', async () => {
    const { panel } = await open({ since: null });
    expect(panel.getByRole('button', { name: 'Require two-step sign-in' })).toBeDisabled();
    expect(panel.getByRole('link', { name: 'set it up for your own account' })).toHaveAttribute(
      'href',
      '/update-profile?tab=security#two-step',
    );
  });

  it('says why it was refused', async () => {
    const message = 'Please set up two-step sign-in for your own account first.';
    const rendered = await open({}, { errors: [{ code: 'INVALID_STATE', message, field: null }] });
    await rendered.user.click(rendered.panel.getByRole('button', { name: 'Require two-step sign-in' }));
    await agree(rendered, 'Require it');
    expect(await rendered.panel.findByText(message)).toBeVisible();
    expect(rendered.panel.getByText('Two-step sign-in is optional for Admins.')).toBeVisible();
  });
});
