/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ContactPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactPageQuery = { contactPage: { isActive: boolean, title: string, subtitle: string, description: string, imageUrl: string | null, imageAlt: string | null, contactInfo: Array<{ icon: string, type: Types.ContactInfoType, value: string, label: string, imageUrl: string | null }> } };


export const ContactPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactBody"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactBody"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"imageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"contactInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}}]} as unknown as DocumentNode<ContactPageQuery, ContactPageQueryVariables>;
export const useContactPageQuery = (options?: Omit<useQuery.Options<ContactPageQuery, ContactPageQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: ContactPageQueryVariables })) =>
  useQuery<ContactPageQuery, ContactPageQueryVariables>(ContactPageDocument, options as useQuery.Options<ContactPageQuery, ContactPageQueryVariables>);