import {
  OwnWebhooksDocument,
  ShopWebhooksDocument,
  useDeleteShopWebhookEndpointMutation,
  useDeleteWebhookEndpointMutation,
  useOwnWebhooksQuery,
  useRedeliverFailedShopWebhooksMutation,
  useRedeliverFailedWebhooksMutation,
  useRedeliverShopWebhookMutation,
  useRedeliverWebhookMutation,
  useRotateShopWebhookSecretMutation,
  useRotateWebhookSecretMutation,
  useSaveShopWebhookEndpointMutation,
  useSaveWebhookEndpointMutation,
  useShopWebhooksQuery,
  useTestShopWebhookEndpointMutation,
  useTestWebhookEndpointMutation,
} from './webhooks.generated';
import type { WebhookScope } from './webhook-labels';
import type { WebhookEndpointInput } from '../../gql/schema';

/** The webhooks of the account, or of the shop. */
export function useWebhookList(scope: WebhookScope) {
  const isShop = scope === 'shop';
  const own = useOwnWebhooksQuery({ skip: isShop, fetchPolicy: 'cache-and-network' });
  const shop = useShopWebhooksQuery({ skip: !isShop, fetchPolicy: 'cache-and-network' });
  const { error, refetch } = isShop ? shop : own;
  const webhooks = isShop ? shop.data?.webhookEndpoints : own.data?.me?.webhookEndpoints;
  return { webhooks, error, reload: () => void refetch().catch(() => undefined) };
}

/** The mutations of the account's webhooks, or of the shop's. */
export function useWebhookMutations(scope: WebhookScope) {
  const refetch = {
    refetchQueries: [scope === 'shop' ? ShopWebhooksDocument : OwnWebhooksDocument],
    awaitRefetchQueries: true,
  };
  const [saveOwn] = useSaveWebhookEndpointMutation(refetch);
  const [saveShop] = useSaveShopWebhookEndpointMutation(refetch);
  const [deleteOwn] = useDeleteWebhookEndpointMutation(refetch);
  const [deleteShop] = useDeleteShopWebhookEndpointMutation(refetch);
  const [rotateOwn] = useRotateWebhookSecretMutation();
  const [rotateShop] = useRotateShopWebhookSecretMutation();
  const [testOwn] = useTestWebhookEndpointMutation();
  const [testShop] = useTestShopWebhookEndpointMutation();
  const [againOwn] = useRedeliverWebhookMutation();
  const [againShop] = useRedeliverShopWebhookMutation();
  const [failedOwn] = useRedeliverFailedWebhooksMutation();
  const [failedShop] = useRedeliverFailedShopWebhooksMutation();
  type Save = { id: string | null; input: WebhookEndpointInput; version: number; requestId?: string };
  if (scope === 'shop')
    return {
      save: async (variables: Save) => (await saveShop({ variables })).data?.saveShopWebhookEndpoint,
      remove: async (id: string) => (await deleteShop({ variables: { id } })).data?.deleteShopWebhookEndpoint,
      rotate: async (id: string, version: number) =>
        (await rotateShop({ variables: { id, version } })).data?.rotateShopWebhookSecret,
      test: async (id: string) => (await testShop({ variables: { id } })).data?.testShopWebhookEndpoint,
      sendAgain: async (id: string) => (await againShop({ variables: { id } })).data?.redeliverShopWebhook,
      sendFailedAgain: async (endpointId: string, since: string) =>
        (await failedShop({ variables: { endpointId, since } })).data?.redeliverFailedShopWebhooks,
    };
  return {
    save: async (variables: Save) => (await saveOwn({ variables })).data?.saveWebhookEndpoint,
    remove: async (id: string) => (await deleteOwn({ variables: { id } })).data?.deleteWebhookEndpoint,
    rotate: async (id: string, version: number) =>
      (await rotateOwn({ variables: { id, version } })).data?.rotateWebhookSecret,
    test: async (id: string) => (await testOwn({ variables: { id } })).data?.testWebhookEndpoint,
    sendAgain: async (id: string) => (await againOwn({ variables: { id } })).data?.redeliverWebhook,
    sendFailedAgain: async (endpointId: string, since: string) =>
      (await failedOwn({ variables: { endpointId, since } })).data?.redeliverFailedWebhooks,
  };
}

export type WebhookMutations = ReturnType<typeof useWebhookMutations>;
