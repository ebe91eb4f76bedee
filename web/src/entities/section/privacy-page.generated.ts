/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PrivacyPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PrivacyPageQuery = { privacyPage: { isActive: boolean, title: string, validFrom: string, body: string } };


export const PrivacyPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrivacyPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"privacyPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LegalBody"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LegalBody"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LegalPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]} as unknown as DocumentNode<PrivacyPageQuery, PrivacyPageQueryVariables>;
export const usePrivacyPageQuery = (options?: Omit<useQuery.Options<PrivacyPageQuery, PrivacyPageQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: PrivacyPageQueryVariables })) =>
  useQuery<PrivacyPageQuery, PrivacyPageQueryVariables>(PrivacyPageDocument, options as useQuery.Options<PrivacyPageQuery, PrivacyPageQueryVariables>);