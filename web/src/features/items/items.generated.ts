/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ItemCardFragment = { id: string, number: string, slug: string, name: string, description: string, total: string, currency: Types.Currency, imageUrl: string | null };

export type ItemsQueryVariables = Exact<{
  page?: Types.PageInput | null | undefined;
}>;


export type ItemsQuery = { items: { totalItems: number, items: Array<{ id: string, number: string, slug: string, name: string, description: string, total: string, currency: Types.Currency, imageUrl: string | null }> } };

export type ItemQueryVariables = Exact<{
  number: string;
}>;


export type ItemQuery = { item: { id: string, number: string, slug: string, name: string, description: string, total: string, currency: Types.Currency, imageUrl: string | null } | null };

export type ItemAccessQueryVariables = Exact<{
  itemId: string;
}>;


export type ItemAccessQuery = { itemAccess: { isBought: boolean, guidelines: string | null, accessUrl: string | null } };

export const ItemCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]} as unknown as DocumentNode<ItemCardFragment, unknown>;
export const ItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Items"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]} as unknown as DocumentNode<ItemsQuery, ItemsQueryVariables>;
export const ItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Item"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]} as unknown as DocumentNode<ItemQuery, ItemQueryVariables>;
export const ItemAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ItemAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"itemId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemAccess"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"itemId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"itemId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isBought"}},{"kind":"Field","name":{"kind":"Name","value":"guidelines"}},{"kind":"Field","name":{"kind":"Name","value":"accessUrl"}}]}}]}}]} as unknown as DocumentNode<ItemAccessQuery, ItemAccessQueryVariables>;
export const useItemsQuery = (options?: Omit<useQuery.Options<ItemsQuery, ItemsQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: ItemsQueryVariables })) =>
  useQuery<ItemsQuery, ItemsQueryVariables>(ItemsDocument, options as useQuery.Options<ItemsQuery, ItemsQueryVariables>);

export const useItemQuery = (options: Omit<useQuery.Options<ItemQuery, ItemQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables: ItemQueryVariables } | { skip: true; variables?: ItemQueryVariables })) =>
  useQuery<ItemQuery, ItemQueryVariables>(ItemDocument, options as useQuery.Options<ItemQuery, ItemQueryVariables>);

export const useItemAccessQuery = (options: Omit<useQuery.Options<ItemAccessQuery, ItemAccessQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables: ItemAccessQueryVariables } | { skip: true; variables?: ItemAccessQueryVariables })) =>
  useQuery<ItemAccessQuery, ItemAccessQueryVariables>(ItemAccessDocument, options as useQuery.Options<ItemAccessQuery, ItemAccessQueryVariables>);