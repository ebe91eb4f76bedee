import { member } from './defaults';
import { aPage } from './orders';

export const thisDevice = {
  id: '01900000-0000-7000-8000-0000000000d1',
  device: 'Firefox on Linux',
  current: true,
  firstSeenAt: '2026-11-01T09:00:00.000Z',
  lastActiveAt: '2026-11-20T09:00:00.000Z',
};
export const otherDevice = {
  id: '01900000-0000-7000-8000-0000000000d2',
  device: 'Safari on iPhone',
  current: false,
  firstSeenAt: '2026-10-01T09:00:00.000Z',
  lastActiveAt: '2026-11-19T09:00:00.000Z',
};

export const google = {
  id: '01900000-0000-7000-8000-0000000000e1',
  provider: 'Google',
  linkedAt: '2026-03-01T09:00:00.000Z',
};

const security = {
  hasPassword: true,
  twoStepSince: null as string | null,
  recoveryCodesLeft: 0,
  pendingEmail: null as string | null,
  linkedSignIns: [] as (typeof google)[],
};

/** Creates a member with every field that a profile shows. */
export const profileOf = (safety: Partial<typeof security> = {}, sessions = [thisDevice, otherDevice]) => ({
  ...member,
  aboutMe: 'I weave.',
  city: 'Porto',
  phone: null,
  wantedMails: ['NEW_DEVICES', 'SUPPORT_ANSWERS'],
  sessions: aPage(sessions),
  security: { ...security, ...safety },
});
