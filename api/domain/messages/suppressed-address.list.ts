import type { SuppressedAddressFilter, SuppressedAddressSortField } from '../../graphql/generated/schema';
import type { ListDefinition } from '../../platform/lists/definition';
import { pagesOf } from '../../platform/lists/page';
import type { ListPage } from '../../platform/lists/page';
import { SuppressedAddressEntity } from '../../platform/mail/suppressed-address.entity';

/** Addresses that permanently reject emails. */
export const suppressedAddressList: ListDefinition<
  SuppressedAddressEntity,
  SuppressedAddressFilter,
  SuppressedAddressSortField
> = {
  name: 'suppressedAddresses',
  entity: SuppressedAddressEntity,
  access: 'admins',
  filters: {
    search: { search: 'address::text', prefixes: ['address::text'] },
    ids: { anyOf: 'id' },
    createdAt: { dates: 'createdAt' },
  },
  sorts: { CREATED_AT: 'createdAt' },
  default: { field: 'CREATED_AT', direction: 'DESC' },
  csv: {
    filter: 'SuppressedAddressFilter',
    sort: 'SuppressedAddressSort',
    columns: [
      ['Address', ({ address }) => address],
      ['Answer of the mail server', ({ reason }) => reason],
      ['Since', ({ createdAt }) => createdAt],
    ],
  },
};

export type SuppressedAddressListPage = ListPage<SuppressedAddressEntity>;

/** Lists suppressed addresses, for Admins. @throws BadListRequest */
export const listSuppressedAddresses = pagesOf(suppressedAddressList);
