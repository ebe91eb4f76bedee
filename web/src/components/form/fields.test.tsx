import type { ReactNode } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { shownDay, typeDay } from '../../test/fill';
import { DateField } from './date-field';
import { Form, useAppForm } from './form';
import { MoneyField } from './money-field';
import { NumberField } from './number-field';
import { RatingField } from './rating-field';
import { SaveBar } from './save-bar';
import { SwitchField } from './switch-field';

const schema = z.object({
  value: z.union(
    [
      z.number('Please enter a whole number.').max(5000, 'At most 5000.'),
      z.string().regex(/^(\d+\.\d{2}|\d{4}-\d{2}-\d{2})$/, 'Please enter an amount.'),
      z.boolean(),
    ],
    {
      error: ({ input }) =>
        typeof input === 'number' || input === null ? 'Please enter a whole number.' : 'Please enter an amount.',
    },
  ),
});
type Value = z.infer<typeof schema>['value'];

function openForm(value: Value, field: ReactNode) {
  const sent: Value[] = [];
  function Harness() {
    const form = useAppForm({ schema, defaultValues: { value } });
    return (
      <Form
        form={form}
        label="Form"
        onSubmit={async (values) => {
          sent.push(values.value);
        }}
      >
        {field}
        <SaveBar />
      </Form>
    );
  }
  render(<Harness />);
  const user = userEvent.setup();
  return {
    user,
    sent,
    save: () => user.click(screen.getByRole('button', { name: 'Save' })),
    discard: () => user.click(screen.getByRole('button', { name: 'Discard' })),
  };
}
const box = () => screen.getByRole('textbox', { name: 'Field' });

it.each([
  ['1,200', 1200],
  [' 40 ', 40],
  ['0', 0],
])('a number field reads %p as %p', async (typed, value) => {
  const { user, sent, save } = openForm(7, <NumberField name="value" label="Field" unit="credits" />);
  expect(box()).toHaveValue('7');
  await user.clear(box());
  await user.type(box(), typed);
  await save();
  expect(sent).toEqual([value]);
  expect(box()).toHaveValue(String(value));
});

it.each(['', 'twelve', '1.5', '1e3', '--4'])(
  'a number field rejects %p, and keeps it for correction',
  async (typed) => {
    const { user, sent, save } = openForm(7, <NumberField name="value" label="Field" />);
    await user.clear(box());
    if (typed) await user.type(box(), typed);
    await save();
    expect(sent).toEqual([]);
    expect(box()).toBeInvalid();
    expect(box()).toHaveValue(typed);
  },
);

it('a number field shows the value that the form was reset to', async () => {
  const { user, discard } = openForm(7, <NumberField name="value" label="Field" />);
  await user.type(box(), 'x');
  await discard();
  expect(box()).toHaveValue('7');
});

it.each([
  ['19', '19.00'],
  ['19,5', '19.50'],
  ['007.1', '7.10'],
  ['0.3', '0.30'],
])('a money field formats %p as %p', async (typed, amount) => {
  const { user, sent, save } = openForm('9.00', <MoneyField name="value" label="Field" currency="USD" />);
  await user.clear(box());
  await user.type(box(), typed);
  await save();
  expect(sent).toEqual([amount]);
  expect(box()).toHaveValue(amount);
});

it.each(['free', '1.234', '-5', '1e3'])('a money field rejects %p', async (typed) => {
  const { user, sent, save } = openForm('9.00', <MoneyField name="value" label="Field" currency="USD" />);
  await user.clear(box());
  await user.type(box(), typed);
  await save();
  expect(sent).toEqual([]);
  expect(box()).toHaveAccessibleDescription('Please enter an amount.');
});

it('a date field stores the day as ISO 8601', async () => {
  const { user, sent, save } = openForm('2026-11-21', <DateField name="value" label="Field" />);
  expect(await shownDay('Field')).toBe('21/11/2026');
  await typeDay(user, 'Field', '24/12/2026');
  await save();
  expect(sent).toEqual(['2026-12-24']);
});

it('a date field rejects an incomplete day, and restores the previous one on reset', async () => {
  const { user, sent, save, discard } = openForm('2026-11-21', <DateField name="value" label="Field" />);
  await typeDay(user, 'Field', '2');
  await user.keyboard('{Backspace}');
  await save();
  expect(sent).toEqual([]);
  expect(screen.getByText('Please enter an amount.')).toBeVisible();
  await discard();
  expect(await shownDay('Field')).toBe('21/11/2026');
});

it('a switch is on or off, by keyboard too', async () => {
  const { user, sent, save } = openForm(false, <SwitchField name="value" label="Field" hint="What it does" />);
  const lever = screen.getByRole('switch', { name: 'Field' });
  expect(lever).toHaveAccessibleDescription('What it does');
  act(() => lever.focus());
  await user.keyboard(' ');
  expect(lever).toBeChecked();
  await save();
  expect(sent).toEqual([true]);
});

it('a rating is selected star by star', async () => {
  const { sent, save } = openForm(5, <RatingField name="value" label="Field" />);
  expect(screen.getByRole('radio', { name: '5 stars' })).toBeChecked();
  // a pointer's position among the stars is unknown without a layout
  fireEvent.click(screen.getByRole('radio', { name: '3 stars' }));
  await save();
  expect(sent).toEqual([3]);
});
