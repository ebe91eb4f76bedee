/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FooterQueryVariables = Exact<{ [key: string]: never; }>;


export type FooterQuery = { footerSection: { isActive: boolean, backgroundImage: string | null, copyright: string, contactInfo: Array<{ icon: string, title: string, text: string }>, brand: { logo: string, description: string }, menu: Array<{ text: string, link: string }>, socialLinks: Array<{ icon: string, link: string }> } };


export const FooterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"footerSection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FooterBody"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FooterBody"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FooterSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backgroundImage"}},{"kind":"Field","name":{"kind":"Name","value":"contactInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"socialLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"copyright"}}]}}]} as unknown as DocumentNode<FooterQuery, FooterQueryVariables>;
export const useFooterQuery = (options?: Omit<useQuery.Options<FooterQuery, FooterQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: FooterQueryVariables })) =>
  useQuery<FooterQuery, FooterQueryVariables>(FooterDocument, options as useQuery.Options<FooterQuery, FooterQueryVariables>);