/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/schema';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DeliveryQueryVariables = Exact<{ [key: string]: never; }>;


export type DeliveryQuery = { delivery: { mailServer: string | null, mailFrom: string, bucket: string | null } };

export type TestEmailMutationVariables = Exact<{ [key: string]: never; }>;


export type TestEmailMutation = { testEmail: { works: boolean, answer: string | null, tookMs: number | null, errors: Array<{ code: Types.ErrorCode, message: string, field: Array<string> | null }> } };

export type TestStorageMutationVariables = Exact<{ [key: string]: never; }>;


export type TestStorageMutation = { testStorage: { works: boolean, answer: string | null, tookMs: number | null, errors: Array<{ code: Types.ErrorCode, message: string, field: Array<string> | null }> } };


export const DeliveryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailServer"}},{"kind":"Field","name":{"kind":"Name","value":"mailFrom"}},{"kind":"Field","name":{"kind":"Name","value":"bucket"}}]}}]}}]} as unknown as DocumentNode<DeliveryQuery, DeliveryQueryVariables>;
export const TestEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestEmail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testEmail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"works"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"tookMs"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<TestEmailMutation, TestEmailMutationVariables>;
export const TestStorageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestStorage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testStorage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"works"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"tookMs"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<TestStorageMutation, TestStorageMutationVariables>;
export const useDeliveryQuery = (options?: Omit<useQuery.Options<DeliveryQuery, DeliveryQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: DeliveryQueryVariables })) =>
  useQuery<DeliveryQuery, DeliveryQueryVariables>(DeliveryDocument, options as useQuery.Options<DeliveryQuery, DeliveryQueryVariables>);

export const useTestEmailMutation = (options?: Omit<useMutation.Options<TestEmailMutation, TestEmailMutationVariables>, 'variables'>) =>
  useMutation<TestEmailMutation, TestEmailMutationVariables>(TestEmailDocument, options as useMutation.Options<TestEmailMutation, TestEmailMutationVariables>);

export const useTestStorageMutation = (options?: Omit<useMutation.Options<TestStorageMutation, TestStorageMutationVariables>, 'variables'>) =>
  useMutation<TestStorageMutation, TestStorageMutationVariables>(TestStorageDocument, options as useMutation.Options<TestStorageMutation, TestStorageMutationVariables>);