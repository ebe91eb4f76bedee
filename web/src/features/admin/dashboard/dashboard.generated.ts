/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/schema';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdminTotalsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminTotalsQuery = { purchases: { totalItems: number }, users: { totalItems: number } };

export type WaitingCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingCountsQuery = { shopActivity: { pendingOrders: number, openTickets: number } };

export type ShopNeedsQueryVariables = Exact<{ [key: string]: never; }>;


export type ShopNeedsQuery = { needsAttention: Array<{ kind: Types.AttentionKind, count: number, purchaseId: string | null, respondBy: string | null }>, setupChecklist: Array<{ name: Types.SetupStepName, problems: Array<string>, isDone: boolean }>, settings: { shop: { openedAt: string | null } } };

export type OpenShopMutationVariables = Exact<{ [key: string]: never; }>;


export type OpenShopMutation = { openShop: { errors: Array<{ code: Types.ErrorCode, message: string, field: Array<string> | null }> } };


export const AdminTotalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminTotals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purchases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"1"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}},{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"1"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]} as unknown as DocumentNode<AdminTotalsQuery, AdminTotalsQueryVariables>;
export const WaitingCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingOrders"}},{"kind":"Field","name":{"kind":"Name","value":"openTickets"}}]}}]}}]} as unknown as DocumentNode<WaitingCountsQuery, WaitingCountsQueryVariables>;
export const ShopNeedsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShopNeeds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"needsAttention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"purchaseId"}},{"kind":"Field","name":{"kind":"Name","value":"respondBy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"setupChecklist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"withDone"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"problems"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openedAt"}}]}}]}}]}}]} as unknown as DocumentNode<ShopNeedsQuery, ShopNeedsQueryVariables>;
export const OpenShopDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenShop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openShop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<OpenShopMutation, OpenShopMutationVariables>;
export const useAdminTotalsQuery = (options?: Omit<useQuery.Options<AdminTotalsQuery, AdminTotalsQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: AdminTotalsQueryVariables })) =>
  useQuery<AdminTotalsQuery, AdminTotalsQueryVariables>(AdminTotalsDocument, options as useQuery.Options<AdminTotalsQuery, AdminTotalsQueryVariables>);

export const useWaitingCountsQuery = (options?: Omit<useQuery.Options<WaitingCountsQuery, WaitingCountsQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: WaitingCountsQueryVariables })) =>
  useQuery<WaitingCountsQuery, WaitingCountsQueryVariables>(WaitingCountsDocument, options as useQuery.Options<WaitingCountsQuery, WaitingCountsQueryVariables>);

export const useShopNeedsQuery = (options?: Omit<useQuery.Options<ShopNeedsQuery, ShopNeedsQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: ShopNeedsQueryVariables })) =>
  useQuery<ShopNeedsQuery, ShopNeedsQueryVariables>(ShopNeedsDocument, options as useQuery.Options<ShopNeedsQuery, ShopNeedsQueryVariables>);

export const useOpenShopMutation = (options?: Omit<useMutation.Options<OpenShopMutation, OpenShopMutationVariables>, 'variables'>) =>
  useMutation<OpenShopMutation, OpenShopMutationVariables>(OpenShopDocument, options as useMutation.Options<OpenShopMutation, OpenShopMutationVariables>);