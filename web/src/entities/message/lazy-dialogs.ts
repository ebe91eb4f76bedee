import { lazyDialog } from '../../components/feedback/lazy-dialog';

// forms and their editor are large chunks, which lists and pages of people do without
export const MailingDialog = lazyDialog(() => import('./mailing-dialog').then(({ MailingDialog }) => MailingDialog));
export const MessageLogDialog = lazyDialog(() =>
  import('./message-log-dialog').then(({ MessageLogDialog }) => MessageLogDialog),
);
export const SendMessageDialog = lazyDialog(() =>
  import('./send-message-dialog').then(({ SendMessageDialog }) => SendMessageDialog),
);
