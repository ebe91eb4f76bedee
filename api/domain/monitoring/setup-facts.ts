import { contactPageDefault } from '../../../contract/contact-page';
import { footerDefault } from '../../../contract/footer-section';
import type { RequestContext } from '../../context';
import { ofLiveAccount } from '../../platform/lists/conditions';

/** Number and slug of the items of the demo (tools/sandbox/demo/items.ts). */
export const demoItemKeys = [
  ['1001', 'post-calendar'],
  ['1002', 'caption-starters'],
  ['1003', 'photo-checklist'],
] as const;

interface Counted {
  admins: number;
  /** Admins with two-step sign-in. */
  protectedAdmins: number;
  packages: number;
  aiKeys: number;
  /** 0 or 1: whether anything was ever paid. */
  paidOrders: number;
  demoItems: number;
  /** Legal pages that an Admin has saved. */
  legalTexts: string[];
  /** Stored sections; those without a row are as delivered. */
  sections: Partial<Record<string, { active: boolean; body: unknown }>>;
}

export interface SetupFacts extends Omit<Counted, 'sections'> {
  hasSampleTestimonials: boolean;
  hasSampleContact: (section: 'contact-page' | 'footer') => boolean;
  /** Whether the footer links to a social network itself instead of a page there. */
  hasSampleLinks: boolean;
}

const defaults = { 'contact-page': contactPageDefault, footer: footerDefault };

/** Matches the social links of the delivered footer. */
const samplesOfLinks = footerDefault.socialLinks.map(({ link }) => JSON.stringify(link));

const statement = `select
  (select count(*)::int from users where role = 'ADMIN' and disabled_at is null) as admins,
  (select count(*)::int from two_step join users on users.id = two_step.user_id
   where users.role = 'ADMIN' and users.disabled_at is null and two_step.confirmed_at is not null) as "protectedAdmins",
  (select count(*)::int from packages where position is not null) as packages,
  (select count(*)::int from ai_keys where active) as "aiKeys",
  (select count(*)::int from (select 1 from orders where paid_at is not null and ${ofLiveAccount('user_id')} limit 1) paid) as "paidOrders",
  (select count(*)::int from items where (number, slug) in (${demoItemKeys.map(([number, slug]) => `('${number}', '${slug}')`).join(', ')})) as "demoItems",
  (select coalesce(json_agg(key), '[]') from content_sections
   where key in ('terms', 'privacy') and version > 0) as "legalTexts",
  (select coalesce(json_object_agg(key, json_build_object('active', active, 'body', body)), '{}')
   from content_sections where key in ('testimonials', 'footer', 'contact-page')) as sections`;

/** Reads what the setup checks need from the database, in one statement. */
export async function setupFacts({ db }: Pick<RequestContext, 'db'>): Promise<SetupFacts> {
  const [row]: Counted[] = await db.query(statement);
  if (!row) throw new Error('The database answered nothing');
  const { sections, ...counted } = row;
  const { testimonials } = sections;
  const shown = (key: 'contact-page' | 'footer') =>
    sections[key]?.active === false ? '' : JSON.stringify(sections[key]?.body ?? defaults[key]);
  return {
    ...counted,
    hasSampleTestimonials:
      !testimonials ||
      (testimonials.active && /"id": ?"sample-|\(sample\)/.test(JSON.stringify(testimonials.body ?? '"id":"sample-"'))),
    hasSampleContact: (section) => shown(section).includes('@postloom.example'),
    hasSampleLinks: samplesOfLinks.some((link) => shown('footer').includes(link)),
  };
}
