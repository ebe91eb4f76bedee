import type { RequestContext } from '../../context';
import type { ApiRequestFilter } from '../../graphql/generated/schema';
import type { ListDefinition, PageRequest } from '../../platform/lists/definition';
import { pageOf } from '../../platform/lists/page';
import type { ListPage } from '../../platform/lists/page';
import { ApiRequestEntity } from './api-request.entity';

/** The last requests of an account's programs. */
export const apiRequestList: ListDefinition<ApiRequestEntity, ApiRequestFilter, 'CREATED_AT'> = {
  name: 'apiRequests',
  entity: ApiRequestEntity,
  owner: 'userId',
  access: 'ownerOnly',
  filters: {
    failed: { flag: 'status >= 400 or code is not null' },
    tokenId: { anyOf: 'tokenId' },
    createdAt: { dates: 'createdAt' },
  },
  // ids are assigned in the order of the requests
  sorts: { CREATED_AT: 'id' },
  default: { field: 'CREATED_AT', direction: 'DESC' },
};

export type ApiRequestListPage = ListPage<ApiRequestEntity>;

/** Lists the last requests of an account. @throws BadListRequest */
export const listApiRequests = (
  ctx: RequestContext,
  owner: string,
  given: { filter?: ApiRequestFilter | null; page?: PageRequest | null },
): ApiRequestListPage => pageOf(ctx, apiRequestList, { ...given, owner });
