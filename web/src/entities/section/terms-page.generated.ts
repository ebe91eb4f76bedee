/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TermsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type TermsPageQuery = { termsPage: { isActive: boolean, title: string, validFrom: string, body: string } };


export const TermsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TermsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"termsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LegalBody"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LegalBody"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LegalPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]} as unknown as DocumentNode<TermsPageQuery, TermsPageQueryVariables>;
export const useTermsPageQuery = (options?: Omit<useQuery.Options<TermsPageQuery, TermsPageQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: TermsPageQueryVariables })) =>
  useQuery<TermsPageQuery, TermsPageQueryVariables>(TermsPageDocument, options as useQuery.Options<TermsPageQuery, TermsPageQueryVariables>);