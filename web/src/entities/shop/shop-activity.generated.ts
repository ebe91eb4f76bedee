/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema';

import { useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ShopChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ShopChangedSubscription = { shopChanged: { pendingOrders: number, openTickets: number, needsAttention: number, newestPurchaseAt: string | null, newestDesignAt: string | null, newestUserAt: string | null } };


export const ShopChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ShopChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingOrders"}},{"kind":"Field","name":{"kind":"Name","value":"openTickets"}},{"kind":"Field","name":{"kind":"Name","value":"needsAttention"}},{"kind":"Field","name":{"kind":"Name","value":"newestPurchaseAt"}},{"kind":"Field","name":{"kind":"Name","value":"newestDesignAt"}},{"kind":"Field","name":{"kind":"Name","value":"newestUserAt"}}]}}]}}]} as unknown as DocumentNode<ShopChangedSubscription, ShopChangedSubscriptionVariables>;
export const useShopChangedSubscription = (options?: Omit<useSubscription.Options<ShopChangedSubscription, ShopChangedSubscriptionVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: ShopChangedSubscriptionVariables })) =>
  useSubscription<ShopChangedSubscription, ShopChangedSubscriptionVariables>(ShopChangedDocument, options as useSubscription.Options<ShopChangedSubscription, ShopChangedSubscriptionVariables>);