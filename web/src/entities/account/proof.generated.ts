/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SendProofCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type SendProofCodeMutation = { sendProofCode: { errors: Array<{ code: Types.ErrorCode, message: string, field: Array<string> | null }> } };

export type ProofKindsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProofKindsQuery = { me: { id: string, security: { hasPassword: boolean } } | null };

export type ConfirmAdminMutationVariables = Exact<{
  proof: Types.ProofInput;
}>;


export type ConfirmAdminMutation = { confirmAdmin: { provenUntil: string | null, errors: Array<{ code: Types.ErrorCode, message: string, field: Array<string> | null }> } };

export type ConfirmIdentityMutationVariables = Exact<{
  proof: Types.ProofInput;
}>;


export type ConfirmIdentityMutation = { confirmIdentity: { provenUntil: string | null, errors: Array<{ code: Types.ErrorCode, message: string, field: Array<string> | null }> } };


export const SendProofCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendProofCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendProofCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<SendProofCodeMutation, SendProofCodeMutationVariables>;
export const ProofKindsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProofKinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"security"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}}]}}]}}]} as unknown as DocumentNode<ProofKindsQuery, ProofKindsQueryVariables>;
export const ConfirmAdminDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmAdmin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"proof"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProofInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmAdmin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"proof"},"value":{"kind":"Variable","name":{"kind":"Name","value":"proof"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provenUntil"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ConfirmAdminMutation, ConfirmAdminMutationVariables>;
export const ConfirmIdentityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"proof"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProofInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"proof"},"value":{"kind":"Variable","name":{"kind":"Name","value":"proof"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provenUntil"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ConfirmIdentityMutation, ConfirmIdentityMutationVariables>;
export const useSendProofCodeMutation = (options?: Omit<useMutation.Options<SendProofCodeMutation, SendProofCodeMutationVariables>, 'variables'>) =>
  useMutation<SendProofCodeMutation, SendProofCodeMutationVariables>(SendProofCodeDocument, options as useMutation.Options<SendProofCodeMutation, SendProofCodeMutationVariables>);

export const useProofKindsQuery = (options?: Omit<useQuery.Options<ProofKindsQuery, ProofKindsQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: ProofKindsQueryVariables })) =>
  useQuery<ProofKindsQuery, ProofKindsQueryVariables>(ProofKindsDocument, options as useQuery.Options<ProofKindsQuery, ProofKindsQueryVariables>);

export const useConfirmAdminMutation = (options?: Omit<useMutation.Options<ConfirmAdminMutation, ConfirmAdminMutationVariables>, 'variables'>) =>
  useMutation<ConfirmAdminMutation, ConfirmAdminMutationVariables>(ConfirmAdminDocument, options as useMutation.Options<ConfirmAdminMutation, ConfirmAdminMutationVariables>);

export const useConfirmIdentityMutation = (options?: Omit<useMutation.Options<ConfirmIdentityMutation, ConfirmIdentityMutationVariables>, 'variables'>) =>
  useMutation<ConfirmIdentityMutation, ConfirmIdentityMutationVariables>(ConfirmIdentityDocument, options as useMutation.Options<ConfirmIdentityMutation, ConfirmIdentityMutationVariables>);