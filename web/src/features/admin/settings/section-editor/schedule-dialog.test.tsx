import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScheduleDialog } from './schedule-dialog';

const open = ({ zone, now, planned = null }: { zone: string; now: string; planned?: string | null }) => {
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone: zone } as Intl.ResolvedDateTimeFormatOptions);
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  const chosen = jest.fn();
  render(
    <ScheduleDialog
      isActive
      planned={planned}
      refusal={null}
      busy={false}
      onChoose={chosen}
      onClose={() => undefined}
    />,
  );
  return { chosen, user: userEvent.setup() };
};
const field = () => screen.getByLabelText(/^Publish at/);
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const button = () => screen.getByRole('button', { name: 'Schedule' });

describe('the moment of a planned text', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is none that the clocks skip', async () => {
    const { chosen, user } = open({ zone: 'America/New_York', now: '2027-03-13T12:00:00Z' });
    type('2027-03-14T02:30');
    expect(
      screen.getByText(
        'This time does not exist in America/New York: the clocks skip it when they go forward. Please choose another one.',
      ),
    ).toBeVisible();
    expect(button()).toBeDisabled();
    type('2027-03-14T03:30');
    expect(screen.getByText('America/New York time.')).toBeVisible();
    await user.click(button());
    expect(chosen).toHaveBeenCalledWith('2027-03-14T07:30:00.000Z');
  });

  it('is the first of two of the same name, also half an hour apart', async () => {
    const { chosen, user } = open({ zone: 'Australia/Lord_Howe', now: '2027-04-03T00:00:00Z' });
    type('2027-04-04T01:45');
    expect(
      screen.getByText('Australia/Lord Howe time. The clocks go back, so it comes twice: the first is meant.'),
    ).toBeVisible();
    await user.click(button());
    expect(chosen).toHaveBeenCalledWith('2027-04-03T14:45:00.000Z');
  });

  it('stays the second of two, to the second, while it is not changed', async () => {
    const planned = '2026-11-01T06:30:15.000Z';
    const { chosen, user } = open({ zone: 'America/New_York', now: '2026-10-31T12:00:00Z', planned });
    expect(field()).toHaveValue('2026-11-01T01:30');
    expect(screen.getByText(/it comes twice: the second is meant\.$/)).toBeVisible();
    await user.click(button());
    expect(chosen).toHaveBeenCalledWith(planned);
  });

  it.each([
    ['America/New_York', '2026-12-01T09:00'],
    ['Pacific/Apia', '2026-12-02T03:00'],
  ])('is at first a full hour in %s', (zone, shown) => {
    open({ zone, now: '2026-12-01T12:40:00Z' });
    expect(field()).toHaveValue(shown);
  });
});
