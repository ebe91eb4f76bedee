/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema';

import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CheckoutQueryVariables = Exact<{
  id: string;
}>;


export type CheckoutQuery = { countries: Array<string>, package: { id: string, name: string, price: string, fee: string, total: string, currency: Types.Currency, credit: number, validityDays: number, features: Array<string> } | null };

export type ItemCheckoutQueryVariables = Exact<{
  id: string;
}>;


export type ItemCheckoutQuery = { countries: Array<string>, item: { id: string, number: string, slug: string, name: string, price: string, fee: string, total: string, currency: Types.Currency } | null };

export type ItemIsBoughtQueryVariables = Exact<{
  id: string;
}>;


export type ItemIsBoughtQuery = { itemAccess: { isBought: boolean } };

export type LastBillingQueryVariables = Exact<{ [key: string]: never; }>;


export type LastBillingQuery = { me: { id: string, lastBilling: { customerName: string, address: string, country: string } | null } | null };

export type CreatePurchaseMutationVariables = Exact<{
  input: Types.CreatePurchaseInput;
}>;


export type CreatePurchaseMutation = { createPurchase: { purchase:
      | { id: string }
      | { id: string }
     | null, errors: Array<{ code: Types.ErrorCode, message: string, field: Array<string> | null }> } };

export type PayablePurchase_ItemOrder_Fragment = { __typename: 'ItemOrder', guidelinesHtml: string | null, accessUrl: string | null, id: string, kind: Types.PurchaseKind, code: string, name: string, price: string, fee: string, total: string, currency: Types.Currency, paymentStatus: Types.PaymentStatus, paymentProblem: string | null, expiresAt: string | null, customerEmail: string, billing: { customerName: string, address: string, country: string } };

export type PayablePurchase_Order_Fragment = { __typename: 'Order', credit: number, validityDays: number, id: string, kind: Types.PurchaseKind, code: string, name: string, price: string, fee: string, total: string, currency: Types.Currency, paymentStatus: Types.PaymentStatus, paymentProblem: string | null, expiresAt: string | null, customerEmail: string, billing: { customerName: string, address: string, country: string } };

export type PayablePurchaseFragment =
  | PayablePurchase_ItemOrder_Fragment
  | PayablePurchase_Order_Fragment
;

export type PayPurchaseQueryVariables = Exact<{
  id: string;
}>;


export type PayPurchaseQuery = { purchase:
    | { __typename: 'ItemOrder', guidelinesHtml: string | null, accessUrl: string | null, id: string, kind: Types.PurchaseKind, code: string, name: string, price: string, fee: string, total: string, currency: Types.Currency, paymentStatus: Types.PaymentStatus, paymentProblem: string | null, expiresAt: string | null, customerEmail: string, billing: { customerName: string, address: string, country: string } }
    | { __typename: 'Order', credit: number, validityDays: number, id: string, kind: Types.PurchaseKind, code: string, name: string, price: string, fee: string, total: string, currency: Types.Currency, paymentStatus: Types.PaymentStatus, paymentProblem: string | null, expiresAt: string | null, customerEmail: string, billing: { customerName: string, address: string, country: string } }
   };

export type PurchaseChangedSubscriptionVariables = Exact<{
  id: string;
}>;


export type PurchaseChangedSubscription = { purchaseChanged:
    | { __typename: 'ItemOrder', guidelinesHtml: string | null, accessUrl: string | null, id: string, kind: Types.PurchaseKind, code: string, name: string, price: string, fee: string, total: string, currency: Types.Currency, paymentStatus: Types.PaymentStatus, paymentProblem: string | null, expiresAt: string | null, customerEmail: string, billing: { customerName: string, address: string, country: string } }
    | { __typename: 'Order', credit: number, validityDays: number, id: string, kind: Types.PurchaseKind, code: string, name: string, price: string, fee: string, total: string, currency: Types.Currency, paymentStatus: Types.PaymentStatus, paymentProblem: string | null, expiresAt: string | null, customerEmail: string, billing: { customerName: string, address: string, country: string } }
   };

export type PaymentSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentSettingsQuery = { settings: { paypal: { clientId: string, currency: Types.Currency, enablePayPal: boolean, mode: Types.PayPalMode, scriptUrl: string, buttonStyles: { layout: Types.ButtonLayout, color: Types.ButtonColor, shape: Types.ButtonShape, label: Types.ButtonLabel } } } };

export type StartPaymentMutationVariables = Exact<{
  purchaseId: string;
}>;


export type StartPaymentMutation = { startPayment: { paypalOrderId: string | null, errors: Array<{ code: Types.ErrorCode, message: string, field: Array<string> | null }> } };

export type CapturePaymentMutationVariables = Exact<{
  purchaseId: string;
  paypalOrderId: string;
}>;


export type CapturePaymentMutation = { capturePayment: { purchase:
      | { id: string, paymentStatus: Types.PaymentStatus, orderStatus: Types.OrderStatus }
      | { membershipUntil: string | null, id: string, paymentStatus: Types.PaymentStatus, orderStatus: Types.OrderStatus }
     | null, errors: Array<{ code: Types.ErrorCode, message: string, field: Array<string> | null }> } };

export const PayablePurchaseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayablePurchase"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Purchase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"paymentProblem"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"validityDays"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ItemOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"guidelinesHtml"}},{"kind":"Field","name":{"kind":"Name","value":"accessUrl"}}]}}]}}]} as unknown as DocumentNode<PayablePurchaseFragment, unknown>;
export const CheckoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Checkout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"package"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"validityDays"}},{"kind":"Field","name":{"kind":"Name","value":"features"}}]}},{"kind":"Field","name":{"kind":"Name","value":"countries"}}]}}]} as unknown as DocumentNode<CheckoutQuery, CheckoutQueryVariables>;
export const ItemCheckoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ItemCheckout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"countries"}}]}}]} as unknown as DocumentNode<ItemCheckoutQuery, ItemCheckoutQueryVariables>;
export const ItemIsBoughtDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ItemIsBought"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemAccess"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"itemId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isBought"}}]}}]}}]} as unknown as DocumentNode<ItemIsBoughtQuery, ItemIsBoughtQueryVariables>;
export const LastBillingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LastBilling"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastBilling"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]}}]}}]} as unknown as DocumentNode<LastBillingQuery, LastBillingQueryVariables>;
export const CreatePurchaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePurchase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePurchaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPurchase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purchase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<CreatePurchaseMutation, CreatePurchaseMutationVariables>;
export const PayPurchaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayPurchase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purchase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayablePurchase"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayablePurchase"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Purchase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"paymentProblem"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"validityDays"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ItemOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"guidelinesHtml"}},{"kind":"Field","name":{"kind":"Name","value":"accessUrl"}}]}}]}}]} as unknown as DocumentNode<PayPurchaseQuery, PayPurchaseQueryVariables>;
export const PurchaseChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PurchaseChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purchaseChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayablePurchase"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayablePurchase"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Purchase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"paymentProblem"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"customerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"validityDays"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ItemOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"guidelinesHtml"}},{"kind":"Field","name":{"kind":"Name","value":"accessUrl"}}]}}]}}]} as unknown as DocumentNode<PurchaseChangedSubscription, PurchaseChangedSubscriptionVariables>;
export const PaymentSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paypal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"enablePayPal"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"scriptUrl"}},{"kind":"Field","name":{"kind":"Name","value":"buttonStyles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"shape"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PaymentSettingsQuery, PaymentSettingsQueryVariables>;
export const StartPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"purchaseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"purchaseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"purchaseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paypalOrderId"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<StartPaymentMutation, StartPaymentMutationVariables>;
export const CapturePaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CapturePayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"purchaseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paypalOrderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"capturePayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"purchaseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"purchaseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"paypalOrderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paypalOrderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purchase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"orderStatus"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"membershipUntil"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<CapturePaymentMutation, CapturePaymentMutationVariables>;
export const useCheckoutQuery = (options: Omit<useQuery.Options<CheckoutQuery, CheckoutQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables: CheckoutQueryVariables } | { skip: true; variables?: CheckoutQueryVariables })) =>
  useQuery<CheckoutQuery, CheckoutQueryVariables>(CheckoutDocument, options as useQuery.Options<CheckoutQuery, CheckoutQueryVariables>);

export const useItemCheckoutQuery = (options: Omit<useQuery.Options<ItemCheckoutQuery, ItemCheckoutQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables: ItemCheckoutQueryVariables } | { skip: true; variables?: ItemCheckoutQueryVariables })) =>
  useQuery<ItemCheckoutQuery, ItemCheckoutQueryVariables>(ItemCheckoutDocument, options as useQuery.Options<ItemCheckoutQuery, ItemCheckoutQueryVariables>);

export const useItemIsBoughtQuery = (options: Omit<useQuery.Options<ItemIsBoughtQuery, ItemIsBoughtQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables: ItemIsBoughtQueryVariables } | { skip: true; variables?: ItemIsBoughtQueryVariables })) =>
  useQuery<ItemIsBoughtQuery, ItemIsBoughtQueryVariables>(ItemIsBoughtDocument, options as useQuery.Options<ItemIsBoughtQuery, ItemIsBoughtQueryVariables>);

export const useLastBillingQuery = (options?: Omit<useQuery.Options<LastBillingQuery, LastBillingQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: LastBillingQueryVariables })) =>
  useQuery<LastBillingQuery, LastBillingQueryVariables>(LastBillingDocument, options as useQuery.Options<LastBillingQuery, LastBillingQueryVariables>);

export const useCreatePurchaseMutation = (options?: Omit<useMutation.Options<CreatePurchaseMutation, CreatePurchaseMutationVariables>, 'variables'>) =>
  useMutation<CreatePurchaseMutation, CreatePurchaseMutationVariables>(CreatePurchaseDocument, options as useMutation.Options<CreatePurchaseMutation, CreatePurchaseMutationVariables>);

export const usePayPurchaseQuery = (options: Omit<useQuery.Options<PayPurchaseQuery, PayPurchaseQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables: PayPurchaseQueryVariables } | { skip: true; variables?: PayPurchaseQueryVariables })) =>
  useQuery<PayPurchaseQuery, PayPurchaseQueryVariables>(PayPurchaseDocument, options as useQuery.Options<PayPurchaseQuery, PayPurchaseQueryVariables>);

export const usePurchaseChangedSubscription = (options: Omit<useSubscription.Options<PurchaseChangedSubscription, PurchaseChangedSubscriptionVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables: PurchaseChangedSubscriptionVariables } | { skip: true; variables?: PurchaseChangedSubscriptionVariables })) =>
  useSubscription<PurchaseChangedSubscription, PurchaseChangedSubscriptionVariables>(PurchaseChangedDocument, options as useSubscription.Options<PurchaseChangedSubscription, PurchaseChangedSubscriptionVariables>);

export const usePaymentSettingsQuery = (options?: Omit<useQuery.Options<PaymentSettingsQuery, PaymentSettingsQueryVariables>, 'variables' | 'skip'> & ({ skip?: boolean } & { variables?: PaymentSettingsQueryVariables })) =>
  useQuery<PaymentSettingsQuery, PaymentSettingsQueryVariables>(PaymentSettingsDocument, options as useQuery.Options<PaymentSettingsQuery, PaymentSettingsQueryVariables>);

export const useStartPaymentMutation = (options?: Omit<useMutation.Options<StartPaymentMutation, StartPaymentMutationVariables>, 'variables'>) =>
  useMutation<StartPaymentMutation, StartPaymentMutationVariables>(StartPaymentDocument, options as useMutation.Options<StartPaymentMutation, StartPaymentMutationVariables>);

export const useCapturePaymentMutation = (options?: Omit<useMutation.Options<CapturePaymentMutation, CapturePaymentMutationVariables>, 'variables'>) =>
  useMutation<CapturePaymentMutation, CapturePaymentMutationVariables>(CapturePaymentDocument, options as useMutation.Options<CapturePaymentMutation, CapturePaymentMutationVariables>);