import { endpointRules } from '../endpoints/access';
import type { Services } from '../context';
import { describedContract, factsOf, tokenOfOperation, writtenContract } from '../graphql/contract';
import { LeastCosts } from '../graphql/least-cost';
import type { ContractOfDocs } from '../pages/docs/router';
import type { ApiDocument, DocumentedRest } from '../pages/docs/rest/document';
import { openApiDocument } from '../rest/openapi/document';
import { rows } from '../rest/rows';

/** Returns what a token needs for a path that is no row; null for nothing beyond the access. */
function scopeOfEndpoint(method: string, path: string): string | null {
  const rule = endpointRules.find(
    (one) => one.method === method.toLowerCase() && new RegExp(`^${one.path.replace(/:\w+/g, '[^/]+')}$`).test(path),
  );
  if (!rule || rule.scope === 'sessionOnly') return rule ? 'none, for sessions only' : null;
  return Array.isArray(rule.scope) && rule.scope.length > 0 ? rule.scope.join(' or ') : null;
}

function documentedRest({ config, version }: Pick<Services, 'config' | 'version'>): DocumentedRest {
  const contract = writtenContract();
  const least = new LeastCosts(contract);
  const document = openApiDocument(rows, { url: config.appUrl, version }) as unknown as ApiDocument;
  return {
    document,
    factsOf: ({ method, path }) => {
      const row = rows.find((one) => one.method === method && one.path === path);
      if (!row) return { token: scopeOfEndpoint(method, path), points: null };
      return { token: tokenOfOperation(contract, row.operation), points: least.of(row.operation) };
    },
  };
}

/** Returns what the documentation says of the contract and of the REST paths. */
export const documentedContract = (services: Pick<Services, 'config' | 'version'>): ContractOfDocs => ({
  written: () => ({ document: writtenContract(), factsOf }),
  described: describedContract,
  costs: () => {
    const least = new LeastCosts(writtenContract());
    const paths = rows.map(({ method, path, operation }) => ({ method, path, points: least.of(operation) }));
    return { operations: least.ofOperations(), paths };
  },
  rest: () => documentedRest(services),
});
