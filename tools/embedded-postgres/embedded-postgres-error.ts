/** A reason why the embedded PostgreSQL can't run, as one sentence for the person who started the command. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}
