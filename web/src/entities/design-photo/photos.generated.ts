/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DesignPhotosQueryVariables = Exact<{ [key: string]: never; }>;


export type DesignPhotosQuery = { me: { id: string, designPhotos: Array<{ id: string, thumbnailUrl: string, width: number, height: number, createdAt: string, isUsed: boolean }> } | null };

export type DeleteDesignPhotoMutationVariables = Exact<{
  id: string;
}>;


export type DeleteDesignPhotoMutation = { deleteDesignPhoto: { user: { id: string, designPhotos: Array<{ id: string }> } | null, errors: Array<{ code: Types.ErrorCode, message: string, field: Array<string> | null }> } };


export const DesignPhotosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DesignPhotos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"designPhotos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isUsed"}}]}}]}}]}}]} as unknown as DocumentNode<DesignPhotosQuery, DesignPhotosQueryVariables>;
export const DeleteDesignPhotoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDesignPhoto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDesignPhoto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"designPhotos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<DeleteDesignPhotoMutation, DeleteDesignPhotoMutationVariables>;
export const useDesignPhotosQuery = (options?: Omit<useQuery.Options<DesignPhotosQuery, DesignPhotosQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: DesignPhotosQueryVariables })) =>
  useQuery<DesignPhotosQuery, DesignPhotosQueryVariables>(DesignPhotosDocument, options as useQuery.Options<DesignPhotosQuery, DesignPhotosQueryVariables>);

export const useDeleteDesignPhotoMutation = (options?: Omit<useMutation.Options<DeleteDesignPhotoMutation, DeleteDesignPhotoMutationVariables>, 'variables'>) =>
  useMutation<DeleteDesignPhotoMutation, DeleteDesignPhotoMutationVariables>(DeleteDesignPhotoDocument, options as useMutation.Options<DeleteDesignPhotoMutation, DeleteDesignPhotoMutationVariables>);