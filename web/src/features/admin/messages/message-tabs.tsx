import { PageTabs } from '../../../components/page/page-tabs';
import { paths } from '../../../lib/paths';

const { messages, mailings, emailTemplates, rejectedAddresses } = paths.admin;

/** The pages of messages. */
export const MessageTabs = () => (
  <PageTabs
    label="Messages"
    pages={[
      { href: messages.getHref(), text: 'Emails' },
      { href: mailings.getHref(), text: 'Mailings' },
      { href: emailTemplates.getHref(), text: 'Templates' },
      { href: rejectedAddresses.getHref(), text: 'Rejected addresses' },
    ]}
  />
);
