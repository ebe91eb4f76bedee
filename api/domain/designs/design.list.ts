import type { DesignFilter, DesignSortField, DesignFailureCause } from '../../graphql/generated/schema';
import type { ListDefinition } from '../../platform/lists/definition';
import { pagesOf } from '../../platform/lists/page';
import type { ListPage } from '../../platform/lists/page';
import { DesignEntity } from './design.entity';

/** Returns how long a design was in the making, in whole seconds; null before its end and when it was never started. */
export const secondsOf = ({ startedAt, finishedAt }: DesignEntity): number | null =>
  startedAt && finishedAt && Math.max(0, Math.round((finishedAt.getTime() - startedAt.getTime()) / 1000));

/** Returns why a design failed; null when it did not. */
export const failureCauseOf = ({ state, failureCause }: DesignEntity): DesignFailureCause | null =>
  state === 'FAILED' ? (failureCause ?? 'UNKNOWN') : null;

/** Value of the filters `model` and `aiKey` for designs without one. */
export const noneUsed = 'NONE';

export const designList: ListDefinition<DesignEntity, DesignFilter, DesignSortField> = {
  name: 'designs',
  entity: DesignEntity,
  owner: 'userId',
  access: 'admins',
  only: 'deleted_at is null',
  filters: {
    search: {
      search: `primary_text || ' ' || custom_prompt || ' ' || coalesce(enhanced_prompt, '')`,
      orIn: 'headline',
    },
    ids: { anyOf: 'id' },
    owner: { person: 'userId' },
    status: { anyOf: 'state' },
    platform: { anyOf: 'platform' },
    size: { anyOf: 'size' },
    niche: { anyOf: 'niche' },
    style: { anyOf: 'style' },
    failureCause: {
      anyOf: 'failureCause',
      none: { value: 'UNKNOWN', sql: `state = 'FAILED' and failure_cause is null` },
    },
    step: { anyOf: 'step', none: { value: noneUsed, sql: 'step is null' } },
    model: { anyOf: 'model', none: { value: noneUsed, sql: 'model is null' } },
    aiKey: { anyOf: 'aiKeyId', none: { value: noneUsed, sql: 'ai_key_id is null' } },
    createdAt: { dates: 'createdAt' },
    finishedAt: { dates: 'finishedAt' },
  },
  filtersForAdmins: ['failureCause', 'step', 'model', 'aiKey'],
  sorts: { CREATED_AT: 'createdAt', FINISHED_AT: { sql: `coalesce(finished_at, 'infinity')`, type: 'timestamptz' } },
  default: { field: 'CREATED_AT', direction: 'DESC' },
  csv: {
    filter: 'DesignFilter',
    sort: 'DesignSort',
    columns: [
      ['Design', (design) => design.id],
      ['Account', (design) => design.userId],
      ['Created', (design) => design.createdAt],
      ['Finished', (design) => design.finishedAt],
      ['State', (design) => design.state],
      ['Platform', (design) => design.platform],
      ['Size', (design) => design.size],
      ['Niche', (design) => design.niche],
      ['Style', (design) => design.style],
      ['Lettering', (design) => design.lettering],
      ['Text', (design) => design.primaryText],
      ['Model', (design) => design.model],
      ['AI key', (design) => design.aiKeyName],
      ['Seconds', secondsOf],
      ['Cost', (design) => design.cost],
      ['Failure cause', failureCauseOf],
      ['Failure', (design) => design.failureReason ?? design.error],
    ],
  },
};

export type DesignListPage = ListPage<DesignEntity>;

/** Lists designs of an account, or of all accounts. @throws BadListRequest */
export const listDesigns = pagesOf(designList);
