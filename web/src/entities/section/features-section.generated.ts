/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FeaturesSectionQueryVariables = Exact<{ [key: string]: never; }>;


export type FeaturesSectionQuery = { featuresSection: { isActive: boolean, subtitle: string, title: string, description: string, backgroundImage: string | null, backgroundImageAlt: string | null, features: Array<{ icon: string, title: string, description: string }> } };


export const FeaturesSectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FeaturesSection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"featuresSection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeaturesBody"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeaturesBody"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FeaturesSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundImage"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundImageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<FeaturesSectionQuery, FeaturesSectionQueryVariables>;
export const useFeaturesSectionQuery = (options?: Omit<useQuery.Options<FeaturesSectionQuery, FeaturesSectionQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: FeaturesSectionQueryVariables })) =>
  useQuery<FeaturesSectionQuery, FeaturesSectionQueryVariables>(FeaturesSectionDocument, options as useQuery.Options<FeaturesSectionQuery, FeaturesSectionQueryVariables>);