/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FooterSectionQueryVariables = Exact<{ [key: string]: never; }>;


export type FooterSectionQuery = { footerSection: { isActive: boolean, backgroundImage: string | null, copyright: string, contactInfo: Array<{ icon: string, title: string, text: string }>, brand: { logo: string, description: string }, menu: Array<{ text: string, link: string }>, socialLinks: Array<{ icon: string, link: string }> } };


export const FooterSectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FooterSection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"footerSection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FooterBody"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FooterBody"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FooterSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backgroundImage"}},{"kind":"Field","name":{"kind":"Name","value":"contactInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"socialLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"copyright"}}]}}]} as unknown as DocumentNode<FooterSectionQuery, FooterSectionQueryVariables>;
export const useFooterSectionQuery = (options?: Omit<useQuery.Options<FooterSectionQuery, FooterSectionQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: FooterSectionQueryVariables })) =>
  useQuery<FooterSectionQuery, FooterSectionQueryVariables>(FooterSectionDocument, options as useQuery.Options<FooterSectionQuery, FooterSectionQueryVariables>);