import { screen, waitFor } from '@testing-library/react';
import { aMonth } from '../../test/months';
import { renderRoute } from '../../test/render-route';

describe('the addresses of pictures', () => {
  it('are off, say who could open them until when, and are switched on and off', async () => {
    const sent: boolean[] = [];
    const { user } = renderRoute(`/user/month/${aMonth().id}`, {
      viewer: {},
      overrides: {
        Query: { monthPlan: () => aMonth() },
        Mutation: {
          setMonthPictureAddresses: (_root: unknown, { pictureAddresses }: { pictureAddresses: boolean }) => {
            sent.push(pictureAddresses);
            return { plan: aMonth({ pictureAddresses }), user: null, errors: [] };
          },
        },
      },
    });
    const addresses = await screen.findByRole('switch', { name: /Picture addresses/ });
    expect(addresses).not.toBeChecked();
    expect(addresses).toHaveAccessibleDescription(
      'Your tool fetches the pictures then. Anyone who has an address could open its picture without signing in, until 9 January 2027 or until you turn this off again.',
    );
    await user.click(addresses);
    expect(
      await screen.findByText(
        'Anyone who has an address can open its picture without signing in, until 9 January 2027 or until you turn this off.',
      ),
    ).toBeVisible();
    await user.click(addresses);
    await waitFor(() => expect(addresses).not.toBeChecked());
    expect(sent).toEqual([true, false]);
  });
});
