/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema';

import { useQuery, useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TicketRowFragment = { id: string, subject: string, status: Types.TicketStatus, createdAt: string, lastMessageAt: string, replyCount: number, unreadByUser: number };

export type UnreadTicketsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadTicketsQuery = { me: { id: string, unreadTickets: number } | null };

export type TicketsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type TicketsChangedSubscription = { ticketsChanged: { ticket: { id: string, subject: string, status: Types.TicketStatus, createdAt: string, lastMessageAt: string, replyCount: number, unreadByUser: number } | null, viewer: { id: string, unreadTickets: number } } };

export const TicketRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"replyCount"}},{"kind":"Field","name":{"kind":"Name","value":"unreadByUser"}}]}}]} as unknown as DocumentNode<TicketRowFragment, unknown>;
export const UnreadTicketsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnreadTickets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadTickets"}}]}}]}}]} as unknown as DocumentNode<UnreadTicketsQuery, UnreadTicketsQueryVariables>;
export const TicketsChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"TicketsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticketsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadTickets"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"replyCount"}},{"kind":"Field","name":{"kind":"Name","value":"unreadByUser"}}]}}]} as unknown as DocumentNode<TicketsChangedSubscription, TicketsChangedSubscriptionVariables>;
export const useUnreadTicketsQuery = (options?: Omit<useQuery.Options<UnreadTicketsQuery, UnreadTicketsQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: UnreadTicketsQueryVariables })) =>
  useQuery<UnreadTicketsQuery, UnreadTicketsQueryVariables>(UnreadTicketsDocument, options as useQuery.Options<UnreadTicketsQuery, UnreadTicketsQueryVariables>);

export const useTicketsChangedSubscription = (options?: Omit<useSubscription.Options<TicketsChangedSubscription, TicketsChangedSubscriptionVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: TicketsChangedSubscriptionVariables })) =>
  useSubscription<TicketsChangedSubscription, TicketsChangedSubscriptionVariables>(TicketsChangedDocument, options as useSubscription.Options<TicketsChangedSubscription, TicketsChangedSubscriptionVariables>);