/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PricingQueryVariables = Exact<{ [key: string]: never; }>;


export type PricingQuery = { packages: Array<{ id: string, name: string, price: string, currency: Types.Currency, features: Array<string> }> };


export const PricingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Pricing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"features"}}]}}]}}]} as unknown as DocumentNode<PricingQuery, PricingQueryVariables>;
export const usePricingQuery = (options?: Omit<useQuery.Options<PricingQuery, PricingQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: PricingQueryVariables })) =>
  useQuery<PricingQuery, PricingQueryVariables>(PricingDocument, options as useQuery.Options<PricingQuery, PricingQueryVariables>);