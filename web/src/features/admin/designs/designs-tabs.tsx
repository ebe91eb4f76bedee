import { PageTabs } from '../../../components/page/page-tabs';
import { paths } from '../../../lib/paths';

const pages = [
  { href: paths.admin.designs.getHref(), text: 'All designs' },
  { href: paths.admin.designFailures.getHref(), text: 'Failures' },
];

/** Tabs between the list of all designs and what failed among them. */
export const DesignsTabs = () => <PageTabs label="Designs" pages={pages} />;
