import type { RequestContext } from '../../../context';
import type { ListDefinition, PageRequest } from '../../../platform/lists/definition';
import { pageOf } from '../../../platform/lists/page';
import type { ListPage } from '../../../platform/lists/page';
import { ContentVersionEntity } from '../content-version.entity';

/** Earlier versions of a section; their owner is the section. */
export const contentVersionList: ListDefinition<ContentVersionEntity, Record<never, never>, 'VERSION'> = {
  name: 'section-versions',
  entity: ContentVersionEntity,
  owner: 'key',
  access: 'ownerOnly',
  filters: {},
  sorts: { VERSION: 'version' },
  default: { field: 'VERSION', direction: 'DESC' },
};

export type SectionVersionListPage = ListPage<ContentVersionEntity>;

/** Returns a page of the earlier versions of a section, newest first. @throws BadListRequest */
export const listEarlierVersions = (
  ctx: RequestContext,
  key: string,
  page: PageRequest | null | undefined,
): SectionVersionListPage => pageOf(ctx, contentVersionList, { page, owner: key });
