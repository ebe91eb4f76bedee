/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BannerSectionQueryVariables = Exact<{ [key: string]: never; }>;


export type BannerSectionQuery = { bannerSection: { isActive: boolean, backgroundImage: string | null, subtitle: string, title: string, highlightText: string | null, description: string, buttons: Array<{ text: string, link: string }>, video: { link: string, thumbnail: string } | null } };


export const BannerSectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BannerSection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bannerSection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BannerBody"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BannerBody"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BannerSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backgroundImage"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"highlightText"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"buttons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"video"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"}}]}}]}}]} as unknown as DocumentNode<BannerSectionQuery, BannerSectionQueryVariables>;
export const useBannerSectionQuery = (options?: Omit<useQuery.Options<BannerSectionQuery, BannerSectionQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: BannerSectionQueryVariables })) =>
  useQuery<BannerSectionQuery, BannerSectionQueryVariables>(BannerSectionDocument, options as useQuery.Options<BannerSectionQuery, BannerSectionQueryVariables>);