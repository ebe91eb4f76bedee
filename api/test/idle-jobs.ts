import type { JobHandlers } from '../platform/jobs/jobs';

const nothing = () => Promise.resolve();

/** Handlers of all jobs that do nothing. */
export const idleJobs: JobHandlers = {
  generate_design: nothing,
  check_drawn_words: nothing,
  reap_designs: nothing,
  purge_designs: nothing,
  drop_files: nothing,
  purge_ticket_images: nothing,
  sweep_files: nothing,
  ask_ai_models: nothing,
  send_mail: nothing,
  tell_of_answers: nothing,
  send_mailing: nothing,
  publish_sections: nothing,
  deliver_webhooks: nothing,
  purge_cdn: nothing,
  wake_webhooks: nothing,
  reconcile_payments: nothing,
  handle_provider_event: nothing,
  cancel_stale_orders: nothing,
  expire_memberships: nothing,
  roll_up_figures: nothing,
  requeue_lost_work: nothing,
  feed_months: nothing,
  remind_of_posts: nothing,
  maintain_partitions: nothing,
  clean_up: nothing,
};
