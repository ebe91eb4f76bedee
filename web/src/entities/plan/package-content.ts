import { formatCount, formatCredits, formatDate } from '../../lib/format';
import type { Viewer } from '../session/use-viewer';

const dayMs = 24 * 60 * 60 * 1000;

interface PackageContent {
  /** 0 or more. */
  credit: number;
  /** 1 or more. */
  validityDays: number;
}

/** Returns what a package brings, for example '20 credits, premium for 30 days'. */
export function packageContent({ credit, validityDays }: PackageContent): string {
  const premium = `premium for ${formatCount(validityDays, 'day', 'days')}`;
  return credit > 0 ? `${formatCredits(credit)}, ${premium}` : `P${premium.slice(1)}`;
}

/**
 * Returns what buying a package changes for a member who has premium already; null for others. Days of several packages do
 * not add up: premium ends at the later of its present end and the package's, which counts from the payment.
 */
export function premiumChange(
  viewer: Pick<Viewer, 'membership' | 'membershipUntil'> | null,
  validityDays: number,
  now = Date.now(),
): string | null {
  if (viewer?.membership !== 'PREMIUM') return null;
  const { membershipUntil } = viewer;
  if (!membershipUntil) return 'Your premium has no end date, so this adds no premium days.';
  const present = formatDate(membershipUntil);
  const end = new Date(now + validityDays * dayMs).toISOString();
  return end > membershipUntil && formatDate(end) !== present
    ? `Your premium, now until ${present}, will last until ${formatDate(end)}.`
    : `You have premium until ${present} already, so this adds no premium days.`;
}
