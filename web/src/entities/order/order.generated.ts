/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema';

import { useMutation, useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CancelPurchaseMutationVariables = Exact<{
  id: string;
}>;


export type CancelPurchaseMutation = { cancelPurchase: { purchase:
      | { id: string, paymentStatus: Types.PaymentStatus, orderStatus: Types.OrderStatus, paymentProblem: string | null, expiresAt: string | null }
      | { id: string, paymentStatus: Types.PaymentStatus, orderStatus: Types.OrderStatus, paymentProblem: string | null, expiresAt: string | null }
     | null, errors: Array<{ code: Types.ErrorCode, message: string, field: Array<string> | null }> } };

export type PurchaseStateSubscriptionVariables = Exact<{
  id: string;
}>;


export type PurchaseStateSubscription = { purchaseChanged:
    | { id: string, paymentStatus: Types.PaymentStatus, paymentProblem: string | null }
    | { id: string, paymentStatus: Types.PaymentStatus, paymentProblem: string | null }
   };


export const CancelPurchaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelPurchase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelPurchase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purchase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"orderStatus"}},{"kind":"Field","name":{"kind":"Name","value":"paymentProblem"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<CancelPurchaseMutation, CancelPurchaseMutationVariables>;
export const PurchaseStateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PurchaseState"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purchaseChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"paymentProblem"}}]}}]}}]} as unknown as DocumentNode<PurchaseStateSubscription, PurchaseStateSubscriptionVariables>;
export const useCancelPurchaseMutation = (options?: Omit<useMutation.Options<CancelPurchaseMutation, CancelPurchaseMutationVariables>, 'variables'>) =>
  useMutation<CancelPurchaseMutation, CancelPurchaseMutationVariables>(CancelPurchaseDocument, options as useMutation.Options<CancelPurchaseMutation, CancelPurchaseMutationVariables>);

export const usePurchaseStateSubscription = (options: Omit<useSubscription.Options<PurchaseStateSubscription, PurchaseStateSubscriptionVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables: PurchaseStateSubscriptionVariables } | { skip: true; variables?: PurchaseStateSubscriptionVariables })) =>
  useSubscription<PurchaseStateSubscription, PurchaseStateSubscriptionVariables>(PurchaseStateDocument, options as useSubscription.Options<PurchaseStateSubscription, PurchaseStateSubscriptionVariables>);