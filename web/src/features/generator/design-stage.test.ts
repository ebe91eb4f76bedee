import type { DesignPartsFragment } from '../../entities/design/live-designs.generated';
import { aDesign } from '../../test/designs';
import { failureOf, placesOf, stageOf } from './design-stage';

const design = (values: object) => aDesign(values) as DesignPartsFragment;

describe('a design that failed', () => {
  it.each([
    ['API Error: 503 - overloaded', 'Error: API Error: 503 - overloaded Your credit is back.'],
    [
      'No image was generated from the API response',
      'Error: No image was generated from the API response Your credit is back.',
    ],
    ['It took too long. Your credit is back.', 'Error: It took too long. Your credit is back.'],
    [
      'The work on this design was interrupted. Your credit is back; please try again.',
      'Error: The work on this design was interrupted. Please try again. Your credit is back.',
    ],
    [null, 'Error: The design could not be made. Your credit is back.'],
  ])('says why and, once, that the credit was released: %s', (error, sentence) => {
    expect(stageOf(design({ status: 'FAILED', error }), null)).toBe(sentence);
  });
});

it('has no failure while it is unfinished or when it succeeded', () => {
  for (const status of ['QUEUED', 'RUNNING', 'SUCCEEDED']) expect(failureOf(design({ status }))).toBeNull();
  expect(failureOf(undefined)).toBeNull();
});

it('numbers the waiting designs from the oldest', () => {
  const designs = [design({ id: 'd-3' }), design({ id: 'd-2' }), design({ id: 'd-1', status: 'RUNNING' })];
  const places = placesOf(designs);
  expect([...places]).toEqual([
    ['d-2', 1],
    ['d-3', 2],
  ]);
  expect(stageOf(design({ id: 'd-3' }), places.get('d-3') ?? null)).toBe('Waiting, number 2 in your queue');
});
