import { z } from 'zod';

interface JobDefinition {
  /** Jobs of a lane wait only for each other. */
  lane: 'designs' | 'checks' | 'mail' | 'webhooks' | 'payments' | 'upkeep';
  /** Schedule: minute hour day month weekday. Such a job runs in one process at a time, and has no payload. */
  cron?: string;
  /** Before or behind the other jobs of its lane; lower numbers go first, 0 by default. */
  priority?: number;
  /** Checked when a job is queued and when it runs. Jobs that an earlier release queued must still pass. */
  payload?: z.ZodType;
}

/** An id as PostgreSQL's type uuid takes it. */
const id = z.guid();

/** The durable jobs. */
export const jobs = {
  /** Wakes a worker, which then decides which design it generates. */
  generate_design: { lane: 'designs' },
  /** Looks for misspelled words in a drawn picture. */
  check_drawn_words: { lane: 'checks', payload: z.object({ designId: id }) },
  reap_designs: { lane: 'upkeep', cron: '* * * * *' },
  purge_designs: { lane: 'upkeep', cron: '* * * * *' },
  sweep_files: { lane: 'upkeep', cron: '41 2 * * *' },
  /**
   * Deletes the files left in the storage by an account, permanently deleted designs, or pictures that were never sent:
   * files of designs and of ticket pictures by their keys, images by their addresses. Jobs of releases before pictures
   * in tickets have no `ticketKeys`.
   */
  drop_files: {
    lane: 'upkeep',
    payload: z.object({
      designKeys: z.array(z.string()),
      ticketKeys: z.array(z.string()).default([]),
      uploads: z.array(z.string()),
    }),
  },
  purge_ticket_images: { lane: 'upkeep', cron: '37 * * * *' },
  /** Continues months of posts; also queued when one is begun. */
  feed_months: { lane: 'upkeep', cron: '* * * * *' },
  /** Writes the emails about posts of the day. */
  remind_of_posts: { lane: 'mail', cron: '*/10 * * * *' },
  ask_ai_models: { lane: 'upkeep', cron: '53 */6 * * *' },
  send_mail: { lane: 'mail', payload: z.object({ outboxId: id }) },
  /** Queues the next emails of a mailing. */
  send_mailing: { lane: 'mail', payload: z.object({ mailingId: id }) },
  tell_of_answers: { lane: 'mail', payload: z.object({ ticketId: id }) },
  /** Publishes the planned content of sections that is due. */
  publish_sections: { lane: 'upkeep', cron: '* * * * *' },
  /** Sends the events that are due to an endpoint; also queued by `record_webhook_event` in the database. */
  deliver_webhooks: { lane: 'webhooks', payload: z.object({ endpointId: id }) },
  /** Makes the CDN forget what it has cached of these keys; one request to Fastly has at most 256. */
  purge_cdn: { lane: 'webhooks', priority: -1, payload: z.object({ keys: z.array(z.string()).min(1).max(256) }) },
  wake_webhooks: { lane: 'upkeep', cron: '* * * * *' },
  reconcile_payments: { lane: 'payments', cron: '* * * * *' },
  handle_provider_event: { lane: 'payments', payload: z.object({ eventId: id }) },
  cancel_stale_orders: { lane: 'payments', cron: '17 * * * *' },
  requeue_lost_work: { lane: 'upkeep', cron: '29 * * * *' },
  expire_memberships: { lane: 'upkeep', cron: '7 0 * * *' },
  /** Rolls up the figures of the dashboard. */
  roll_up_figures: { lane: 'upkeep', cron: '3 * * * *' },
  /** Makes the partitions of the months ahead, and drops those whose retention has ended. */
  maintain_partitions: { lane: 'upkeep', cron: '11 * * * *' },
  clean_up: { lane: 'upkeep', cron: '23 3 * * *' },
} as const satisfies Record<string, JobDefinition>;

export type JobName = keyof typeof jobs;
export type LaneName = JobDefinition['lane'];

type SchemaOf<Name extends JobName> = (typeof jobs)[Name] extends { payload: infer Schema extends z.ZodType }
  ? Schema
  : z.ZodType<Record<string, never>, Record<string, never>>;

/** What a job is queued with. */
export type JobInput<Name extends JobName> = z.input<SchemaOf<Name>>;
/** What its handler receives. */
export type JobPayload<Name extends JobName> = z.output<SchemaOf<Name>>;

const definitionOf = (name: JobName): JobDefinition => jobs[name];

/** Returns a job's payload, checked. @throws ZodError that names the field */
export const checkedPayload = (name: JobName, payload: unknown): object =>
  (definitionOf(name).payload ?? z.object({})).parse(payload) as object;

const names = Object.keys(jobs) as JobName[];

/** The lane of each job by name. */
export const laneOfJobs: Record<string, LaneName> = Object.fromEntries(
  names.map((name) => [name, definitionOf(name).lane]),
);

/** The jobs of each lane. */
export const lanes: readonly (readonly [LaneName, readonly JobName[]])[] = (
  ['designs', 'checks', 'mail', 'webhooks', 'payments', 'upkeep'] as const
).map((lane) => [lane, names.filter((name) => laneOfJobs[name] === lane)]);

/** Returns the priority of a job. */
export const priorityOf = (name: JobName): number => definitionOf(name).priority ?? 0;

/** Returns the schedule of a job in the notation of cron; undefined without one. */
export const cronOf = (name: JobName): string | undefined => definitionOf(name).cron;

/** The jobs that have a schedule. */
export const scheduledJobs: readonly JobName[] = names.filter((name) => cronOf(name) !== undefined);
