import { formatDate } from '../../lib/format';
import { packageContent, premiumChange } from './package-content';

const now = Date.parse('2026-03-10T12:00:00.000Z');
const inDays = (days: number) => new Date(now + days * 24 * 60 * 60 * 1000).toISOString();
const premium = (membershipUntil: string | null) => ({ membership: 'PREMIUM' as const, membershipUntil });

describe('what a package brings', () => {
  it.each([
    [20, 30, '20 credits, premium for 30 days'],
    [1, 1, '1 credit, premium for 1 day'],
    [0, 365, 'Premium for 365 days'],
  ])('is said of %i credits and %i days', (credit, validityDays, text) => {
    expect(packageContent({ credit, validityDays })).toBe(text);
  });
});

describe('what a package changes for a member', () => {
  it('is nothing to mention without premium', () => {
    expect(premiumChange(null, 30, now)).toBeNull();
    expect(premiumChange({ membership: 'FREE', membershipUntil: null }, 30, now)).toBeNull();
    expect(premiumChange({ membership: 'BASIC', membershipUntil: null }, 30, now)).toBeNull();
  });

  it('is a later end of premium', () => {
    expect(premiumChange(premium(inDays(10)), 30, now)).toBe(
      `Your premium, now until ${formatDate(inDays(10))}, will last until ${formatDate(inDays(30))}.`,
    );
  });

  it.each([
    ['later', 40],
    ['on the same day', 30 - 1 / 24],
  ])('is no premium day where premium ends %s', (_when, days) => {
    expect(premiumChange(premium(inDays(days)), 30, now)).toBe(
      `You have premium until ${formatDate(inDays(days))} already, so this adds no premium days.`,
    );
  });

  it('is no premium day where premium has no end', () => {
    expect(premiumChange(premium(null), 30, now)).toBe('Your premium has no end date, so this adds no premium days.');
  });
});
