import { PageTabs } from '../../../components/page/page-tabs';
import { paths } from '../../../lib/paths';

const pages = [
  { href: paths.admin.designs.getHref(), text: 'All designs' },
  { href: paths.admin.designFailures.getHref(), text: 'Failures' },
  { href: paths.admin.designCosts.getHref(), text: 'AI costs' },
];

/** Tabs between the list of all designs what failed among them, and what the AI costs. */
export const DesignsTabs = () => <PageTabs label="Designs" pages={pages} />;
