/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/schema';

import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ContentExportQueryVariables = Exact<{ [key: string]: never; }>;


export type ContentExportQuery = { contentExport: { fileName: string, file: string, imagesLeftOut: Array<string> } };

export type ContentPartComparisonQueryVariables = Exact<{
  name: string;
  json: string;
}>;


export type ContentPartComparisonQuery = { contentPartComparison: { name: string, state: Types.ContentPartState, problem: string | null, version: number, missingImages: Array<string>, changes: Array<{ field: string, before: string, after: string }> } };

export type ImportContentPartMutationVariables = Exact<{
  name: string;
  json: string;
  version: number;
}>;


export type ImportContentPartMutation = { importContentPart: { version: number | null, errors: Array<{ code: Types.ErrorCode, message: string, field: Array<string> | null }> } };


export const ContentExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContentExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"imagesLeftOut"}}]}}]}}]} as unknown as DocumentNode<ContentExportQuery, ContentExportQueryVariables>;
export const ContentPartComparisonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContentPartComparison"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"json"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentPartComparison"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"json"},"value":{"kind":"Variable","name":{"kind":"Name","value":"json"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missingImages"}}]}}]}}]} as unknown as DocumentNode<ContentPartComparisonQuery, ContentPartComparisonQueryVariables>;
export const ImportContentPartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportContentPart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"json"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importContentPart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"json"},"value":{"kind":"Variable","name":{"kind":"Name","value":"json"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ImportContentPartMutation, ImportContentPartMutationVariables>;
export const useContentExportQuery = (options?: Omit<useQuery.Options<ContentExportQuery, ContentExportQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: ContentExportQueryVariables })) =>
  useQuery<ContentExportQuery, ContentExportQueryVariables>(ContentExportDocument, options as useQuery.Options<ContentExportQuery, ContentExportQueryVariables>);

export const useContentPartComparisonQuery = (options: Omit<useQuery.Options<ContentPartComparisonQuery, ContentPartComparisonQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables: ContentPartComparisonQueryVariables } | { skip: true; variables?: ContentPartComparisonQueryVariables })) =>
  useQuery<ContentPartComparisonQuery, ContentPartComparisonQueryVariables>(ContentPartComparisonDocument, options as useQuery.Options<ContentPartComparisonQuery, ContentPartComparisonQueryVariables>);

export const useImportContentPartMutation = (options?: Omit<useMutation.Options<ImportContentPartMutation, ImportContentPartMutationVariables>, 'variables'>) =>
  useMutation<ImportContentPartMutation, ImportContentPartMutationVariables>(ImportContentPartDocument, options as useMutation.Options<ImportContentPartMutation, ImportContentPartMutationVariables>);