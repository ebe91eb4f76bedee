import { errorMessage } from '../../lib/errors';
import { requestAnswered, requestIdFor } from '../../lib/request-id';
import { useCorrectDesignMutation } from './correction.generated';

/** The id of a queued correction, or why there is none. */
export type CorrectionAnswer = { designId: string; problem: null } | { designId: null; problem: string };

/** Returns a function that queues the free correction of a design. A lost answer is asked for with the same request id. */
export function useCorrection(): (owner: string, id: string) => Promise<CorrectionAnswer> {
  const [correct] = useCorrectDesignMutation();
  return async (owner, id) => {
    const name = `correction-${id}`;
    try {
      const { data } = await correct({ variables: { id, requestId: requestIdFor(name, owner, { id }) } });
      requestAnswered(name, owner);
      const designId = data?.correctDesign.design?.id;
      if (designId) return { designId, problem: null };
      return { designId: null, problem: data?.correctDesign.errors[0]?.message ?? 'This design was not corrected.' };
    } catch (error) {
      return {
        designId: null,
        problem: `${errorMessage(error)} Press the button again when you like: it stays free and is made once.`,
      };
    }
  };
}
