/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NavbarSectionQueryVariables = Exact<{ [key: string]: never; }>;


export type NavbarSectionQuery = { navbarSection: { isActive: boolean, logo: { url: string, alt: string }, menuItems: Array<{ id: string, text: string, link: string, children: Array<{ text: string, link: string }> }>, authButtons: { dashboardText: string, loginText: string, registerText: string } } };


export const NavbarSectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NavbarSection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"navbarSection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NavbarBody"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NavbarBody"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NavbarSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"menuItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"authButtons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardText"}},{"kind":"Field","name":{"kind":"Name","value":"loginText"}},{"kind":"Field","name":{"kind":"Name","value":"registerText"}}]}}]}}]} as unknown as DocumentNode<NavbarSectionQuery, NavbarSectionQueryVariables>;
export const useNavbarSectionQuery = (options?: Omit<useQuery.Options<NavbarSectionQuery, NavbarSectionQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: NavbarSectionQueryVariables })) =>
  useQuery<NavbarSectionQuery, NavbarSectionQueryVariables>(NavbarSectionDocument, options as useQuery.Options<NavbarSectionQuery, NavbarSectionQueryVariables>);