import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { accountResolvers } from '../domain/accounts/account.resolvers';
import { securityResolvers } from '../domain/accounts/security.resolvers';
import { apiRequestResolvers } from '../domain/api-requests/api-request.resolvers';
import { photoResolvers } from '../domain/designs/photos/photo.resolvers';
import { brandResolvers } from '../domain/brands/brand.resolvers';
import { catalogResolvers } from '../domain/catalog/catalog.resolvers';
import { contentResolvers } from '../domain/content/content.resolvers';
import { creditResolvers } from '../domain/credits/credit.resolvers';
import { designResolvers } from '../domain/designs/design.resolvers';
import { studioResolvers } from '../domain/designs/studio/studio.resolvers';
import { favoritePromptResolvers } from '../domain/favorites/favorite-prompt.resolvers';
import { listSettingsResolvers } from '../domain/saved-views/list-settings.resolvers';
import { messageResolvers } from '../domain/messages/message.resolvers';
import { fileResolvers } from '../domain/files/file.resolvers';
import { orderResolvers } from '../domain/orders/order.resolvers';
import { paymentResolvers } from '../domain/payments/payment.resolvers';
import { figuresResolvers } from '../domain/reports/figures.resolvers';
import { operationResolvers } from '../domain/monitoring/operation.resolvers';
import { overviewResolvers } from '../domain/admin-home/overview.resolvers';
import { peopleResolvers } from '../domain/admin-users/people.resolvers';
import { personalDataResolvers } from '../domain/personal-data/personal-data.resolvers';
import { profileResolvers } from '../domain/profile/profile.resolvers';
import { settingsResolvers } from '../domain/settings/settings.resolvers';
import { transferResolvers } from '../domain/content/transfer/transfer.resolvers';
import { tokenResolvers } from '../domain/tokens/token.resolvers';
import { ticketResolvers } from '../domain/tickets/ticket.resolvers';
import { webhookResolvers } from '../domain/webhooks/webhook.resolvers';
import { withAccess } from './access';
import { describedContract } from './contract';
import { enums } from './enums';
import { scalars } from './scalars';
import { monthResolvers } from '../domain/months/month.resolvers';

let schema: GraphQLSchema | undefined;

/**
 * Returns the executable schema: schema.graphql with descriptions that say what its
 * directives say, its resolvers, and the access rule around each resolver. It has no
 * state, so a process builds it once, even when it starts the product repeatedly, as tests do.
 */
export function executableSchema(): GraphQLSchema {
  schema ??= withAccess(
    makeExecutableSchema({
      typeDefs: describedContract(),
      resolvers: [
        scalars,
        enums,
        accountResolvers,
        apiRequestResolvers,
        brandResolvers,
        photoResolvers,
        monthResolvers,
        catalogResolvers,
        contentResolvers,
        transferResolvers,
        creditResolvers,
        designResolvers,
        studioResolvers,
        favoritePromptResolvers,
        fileResolvers,
        listSettingsResolvers,
        messageResolvers,
        orderResolvers,
        paymentResolvers,
        figuresResolvers,
        overviewResolvers,
        operationResolvers,
        peopleResolvers,
        personalDataResolvers,
        profileResolvers,
        securityResolvers,
        settingsResolvers,
        ticketResolvers,
        tokenResolvers,
        webhookResolvers,
      ],
      inheritResolversFromInterfaces: false,
      resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
    }),
  );
  return schema;
}
