import fc from 'fast-check';
import { UserEntity } from '../domain/accounts/user.entity';
import { updateUser } from '../domain/admin-users/user-update.service';
import { step } from './money-step';
import type { Step } from './money-step';

const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60_000);

/** Shorter than an order gives: where the account has more at the time, this shortens it and gives nothing. */
const give = step(
  'an Admin sets premium for ten days',
  () => true,
  async (_yes, model, real) => {
    const input = { membership: 'PREMIUM' as const, membershipUntil: days(10) };
    const { membershipUntil } = await real.db.findOneByOrFail(UserEntity, { id: real.user.id });
    const isLonger = !model.isPremium || Number(membershipUntil) < Number(input.membershipUntil);
    await updateUser(real.product.ctx(real.admin), real.user.id, input, null);
    if (isLonger) model.isGranted = true;
  },
);

const end = step(
  'an Admin ends the premium that was given',
  (model) => model.isGranted && !model.orders.some(({ status }) => status === 'PAID'),
  async (_yes, model, real) => {
    await updateUser(real.product.ctx(real.admin), real.user.id, { membership: 'FREE' }, null);
    model.isGranted = false;
  },
);

/** What Admins do to the membership beside the orders. */
export const membershipSteps: fc.Arbitrary<Step>[] = [fc.constant(give), fc.constant(end)];
