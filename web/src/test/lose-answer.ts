import { HttpResponse } from 'msw';
import { graphql } from 'msw/graphql';
import { alsoAnswer } from './test-api';

/** Does the work of a mutation and loses its answer, until the test ends or once. */
export const loseAnswerOf = (
  operation: string,
  work: (variables: Record<string, unknown>) => void,
  options: { once?: boolean } = {},
): void =>
  alsoAnswer(
    graphql.link('*/graphql').mutation(
      operation,
      ({ variables }) => {
        work(variables);
        return HttpResponse.error();
      },
      options,
    ),
  );
