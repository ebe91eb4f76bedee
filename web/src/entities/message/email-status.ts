import type { EmailStatus } from '../../gql/schema';

export type ShownEmailStatus = Exclude<EmailStatus, 'KEPT'>;

/** Returns the state by its present name: KEPT is the earlier one, which only filters take. */
export const shownStatus = (status: EmailStatus): ShownEmailStatus => (status === 'KEPT' ? 'NOT_SENT' : status);
