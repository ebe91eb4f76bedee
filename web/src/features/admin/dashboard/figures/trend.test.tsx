import { render } from '@testing-library/react';
import { Trend } from './trend';

const lineOf = (values: (number | null)[]) =>
  render(<Trend values={values} />)
    .container.querySelector('path')
    ?.getAttribute('d');

describe('the line of a figure', () => {
  it('has a gap where a value is unknown, and a dot between two gaps', () => {
    expect(lineOf([0, 4, null, 2, null])).toBe('M0.0,30.0L30.0,2.0h0M90.0,16.0h0');
  });

  it.each([[[null, null]], [[0, 0, 0]], [[3]]])('is not drawn for %j', (values) => {
    expect(lineOf(values)).toBeUndefined();
  });
});
