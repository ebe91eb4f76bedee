import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { contentFile } from '../../contract/uploads';
import type { FormattedExecutionResult } from 'graphql';
import type { RequestContext } from '../context';
import { chargeAnswer } from './operation-charge';

/**
 * Largest answer in bytes. The longest conversation that a ticket can have fits; nothing a screen asks for is near, except
 * the file of the whole content, which Admins export.
 */
export const mostAnswerBytes = { usual: 12 * 1024 * 1024, admin: 2 * contentFile.mostBytes };

export const answerTooLarge = () =>
  new GraphQLError('The response is too large. Request fewer fields or smaller pages.', {
    extensions: { code: 'ANSWER_TOO_LARGE' },
  });

/** Whom an answer is charged to. */
interface Payer {
  ctx: RequestContext;
  /** What its operation has paid. */
  paid: number;
}

/**
 * Bounds and charges answers over HTTP by their size. Apollo Server writes an answer after its last hook, without the
 * request, so the answer's data leads to the payer.
 */
export function answerSizes() {
  const payers = new WeakMap<object, Payer>();
  const costs = new WeakMap<RequestContext, number>();
  const plugin: ApolloServerPlugin<RequestContext> = {
    async requestDidStart() {
      return {
        async willSendResponse({ response, contextValue }) {
          const data = response.body.kind === 'single' ? response.body.singleResult.data : null;
          if (data) payers.set(data, { ctx: contextValue, paid: costs.get(contextValue) ?? 0 });
        },
      };
    },
  };
  return {
    plugin,
    /** Records what an operation has paid. */
    paid: (ctx: RequestContext, cost: number) => void costs.set(ctx, cost),
    /** Writes an answer; one that is too large becomes an error. */
    async stringify(result: FormattedExecutionResult): Promise<string> {
      const text = `${JSON.stringify(result)}\n`;
      const payer = result.data && payers.get(result.data);
      const bytes = Buffer.byteLength(text);
      if (payer) await chargeAnswer(payer.ctx, bytes, payer.paid);
      const most = payer?.ctx.viewer?.role === 'ADMIN' ? mostAnswerBytes.admin : mostAnswerBytes.usual;
      return bytes > most ? `${JSON.stringify({ errors: [answerTooLarge()] })}\n` : text;
    },
  };
}
