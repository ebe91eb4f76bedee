/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why an expected request was turned down. The REST paths spell the sign-in codes as auth/user-not-found. */
export type ErrorCode =
  | 'EMAIL_ALREADY_IN_USE'
  | 'INSUFFICIENT_CREDITS'
  | 'INVALID_EMAIL'
  /** A value is missing or malformed; `field` says which. */
  | 'INVALID_INPUT'
  /** The object's state does not allow this step. */
  | 'INVALID_STATE'
  | 'NOT_FOUND'
  | 'NO_API_KEYS'
  /** The payer's instrument was declined. */
  | 'PAYMENT_DECLINED'
  /** PayPal has not been able to complete the payment; nothing was settled. */
  | 'PAYMENT_FAILED'
  /** PayPal did not answer in time; the payment is checked again in the background. */
  | 'PAYMENT_PENDING'
  /** PayPal is switched off in the settings. */
  | 'PAYMENT_UNAVAILABLE'
  /** The AI service could not do it. */
  | 'PROVIDER_ERROR'
  /** An account whose role is SELLER tried to buy. */
  | 'SELLER_CANNOT_PURCHASE'
  | 'TOO_MANY_REQUESTS'
  | 'USER_DISABLED'
  | 'USER_NOT_FOUND'
  | 'WEAK_PASSWORD'
  | 'WRONG_PASSWORD';

export type Membership =
  | 'BASIC'
  | 'FREE'
  | 'PREMIUM';

export type Role =
  | 'ADMIN'
  | 'MEMBER'
  | 'MODERATOR'
  /** Can use everything except buying. */
  | 'SELLER';

export type FooterQueryVariables = Exact<{ [key: string]: never; }>;


export type FooterQuery = { footerSection: { isActive: boolean, backgroundImage: string | null, copyright: string, contactInfo: Array<{ icon: string, title: string, text: string }>, brand: { logo: string, description: string }, menu: Array<{ text: string, link: string }>, socialLinks: Array<{ icon: string, url: string }> } };

export type NavbarQueryVariables = Exact<{ [key: string]: never; }>;


export type NavbarQuery = { navbarSection: { isActive: boolean, logo: { src: string, alt: string }, menuItems: Array<{ id: string, text: string, link: string, children: Array<{ text: string, link: string }> }>, authButtons: { dashboardText: string, loginText: string, registerText: string } } };

export type ViewerPartsFragment = { id: string, name: string, email: string, role: Role, membership: Membership, membershipUntil: string | null, credits: number, photoUrl: string | null, country: string | null, address: string | null };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, name: string, email: string, role: Role, membership: Membership, membershipUntil: string | null, credits: number, photoUrl: string | null, country: string | null, address: string | null } | null };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { errors: Array<{ code: ErrorCode, message: string }> } };

export type MeChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MeChangedSubscription = { meChanged: { id: string, name: string, email: string, role: Role, membership: Membership, membershipUntil: string | null, credits: number, photoUrl: string | null, country: string | null, address: string | null } };

export const ViewerPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"membership"}},{"kind":"Field","name":{"kind":"Name","value":"membershipUntil"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]} as unknown as DocumentNode<ViewerPartsFragment, unknown>;
export const FooterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"footerSection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundImage"}},{"kind":"Field","name":{"kind":"Name","value":"contactInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"socialLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"copyright"}}]}}]}}]} as unknown as DocumentNode<FooterQuery, FooterQueryVariables>;
export const NavbarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Navbar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"navbarSection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"src"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"menuItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"authButtons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardText"}},{"kind":"Field","name":{"kind":"Name","value":"loginText"}},{"kind":"Field","name":{"kind":"Name","value":"registerText"}}]}}]}}]}}]} as unknown as DocumentNode<NavbarQuery, NavbarQueryVariables>;
export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"membership"}},{"kind":"Field","name":{"kind":"Name","value":"membershipUntil"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const MeChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MeChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"meChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"membership"}},{"kind":"Field","name":{"kind":"Name","value":"membershipUntil"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]} as unknown as DocumentNode<MeChangedSubscription, MeChangedSubscriptionVariables>;
export const useFooterQuery = (options?: Omit<useQuery.Options<FooterQuery, FooterQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: FooterQueryVariables })) =>
  useQuery<FooterQuery, FooterQueryVariables>(FooterDocument, options as useQuery.Options<FooterQuery, FooterQueryVariables>);

export const useNavbarQuery = (options?: Omit<useQuery.Options<NavbarQuery, NavbarQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: NavbarQueryVariables })) =>
  useQuery<NavbarQuery, NavbarQueryVariables>(NavbarDocument, options as useQuery.Options<NavbarQuery, NavbarQueryVariables>);

export const useMeQuery = (options?: Omit<useQuery.Options<MeQuery, MeQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: MeQueryVariables })) =>
  useQuery<MeQuery, MeQueryVariables>(MeDocument, options as useQuery.Options<MeQuery, MeQueryVariables>);

export const useSignOutMutation = (options?: Omit<useMutation.Options<SignOutMutation, SignOutMutationVariables>, 'variables'>) =>
  useMutation<SignOutMutation, SignOutMutationVariables>(SignOutDocument, options as useMutation.Options<SignOutMutation, SignOutMutationVariables>);

export const useMeChangedSubscription = (options?: Omit<useSubscription.Options<MeChangedSubscription, MeChangedSubscriptionVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: MeChangedSubscriptionVariables })) =>
  useSubscription<MeChangedSubscription, MeChangedSubscriptionVariables>(MeChangedDocument, options as useSubscription.Options<MeChangedSubscription, MeChangedSubscriptionVariables>);