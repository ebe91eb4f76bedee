/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MailChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type MailChoicesQuery = { me: { id: string, wantedMails: Array<Types.MailKind> } | null };

export type SetWantedMailsMutationVariables = Exact<{
  kinds: Array<Types.MailKind> | Types.MailKind;
}>;


export type SetWantedMailsMutation = { setWantedMails: { user: { id: string, wantedMails: Array<Types.MailKind> } | null, errors: Array<{ code: Types.ErrorCode, message: string, field: Array<string> | null }> } };


export const MailChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"wantedMails"}}]}}]}}]} as unknown as DocumentNode<MailChoicesQuery, MailChoicesQueryVariables>;
export const SetWantedMailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetWantedMails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MailKind"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setWantedMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kinds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"wantedMails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<SetWantedMailsMutation, SetWantedMailsMutationVariables>;
export const useMailChoicesQuery = (options?: Omit<useQuery.Options<MailChoicesQuery, MailChoicesQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: MailChoicesQueryVariables })) =>
  useQuery<MailChoicesQuery, MailChoicesQueryVariables>(MailChoicesDocument, options as useQuery.Options<MailChoicesQuery, MailChoicesQueryVariables>);

export const useSetWantedMailsMutation = (options?: Omit<useMutation.Options<SetWantedMailsMutation, SetWantedMailsMutationVariables>, 'variables'>) =>
  useMutation<SetWantedMailsMutation, SetWantedMailsMutationVariables>(SetWantedMailsDocument, options as useMutation.Options<SetWantedMailsMutation, SetWantedMailsMutationVariables>);