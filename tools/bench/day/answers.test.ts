import { Answers } from './answers';
import type { Answer } from './answers';

const answer = (values: Partial<Answer>): Answer => ({ kind: 'Me', at: 100, ms: 10, bytes: 1, status: 200, ...values });

describe('the answers of a day', () => {
  const wrongOf = (...all: Answer[]) => {
    const answers = new Answers();
    answers.windows.push({ name: 'kill -9 of api', from: 1_000, to: 2_000 });
    answers.all.push(...all);
    return answers.wrong().length;
  };

  it('are wrong when they are lost or say that something is away without a fault', () => {
    for (const status of [0, 502, 503, 504]) {
      expect(wrongOf(answer({ status }))).toBe(1);
      expect(wrongOf(answer({ status, at: 1_500 }))).toBe(0);
      expect(wrongOf(answer({ status, at: 995 }))).toBe(0);
    }
    expect(wrongOf(answer({ code: 'SERVICE_UNAVAILABLE' }))).toBe(1);
  });

  it('are always wrong when they blame the product', () => {
    expect(wrongOf(answer({ status: 500, at: 1_500 }), answer({ code: 'INTERNAL_SERVER_ERROR', at: 1_500 }))).toBe(2);
  });

  it('may ask for patience, and refuse', () => {
    expect(wrongOf(answer({ status: 429, code: 'TOO_MANY_REQUESTS' }), answer({ status: 404 }))).toBe(0);
  });

  it('are counted in and outside of faults', () => {
    const answers = new Answers();
    answers.windows.push({ name: 'kill -9 of api', from: 1_000, to: 2_000 });
    answers.all.push(answer({}), answer({ ms: 20 }), answer({ at: 1_500, ms: 300 }));
    expect(answers.table().at(-1)).toEqual(['all', '2', '10', '20', '20', '1', '300', '300', '300']);
  });
});
