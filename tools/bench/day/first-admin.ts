import { newCaller } from './world';
import type { Customer, World } from './world';

const password = 'secret-of-an-admin';

/** Makes the Admin of the shop, as `npm run admin` does. */
export async function openShop(world: Omit<World, 'admin'>): Promise<World> {
  const caller = newCaller(world, null);
  const id = await caller.browser.register('admin@example.com', password);
  await world.shop.pool.query(`update users set role = 'ADMIN', email_verified_at = now() where id = $1`, [id]);
  await caller.ask('SignIn', { input: { email: 'admin@example.com', password } });
  const admin: Customer = {
    id,
    email: 'admin@example.com',
    password,
    marker: '',
    caller,
    isBusy: false,
    isSignedIn: true,
    designs: [],
    tickets: [],
    paid: [],
    cursor: null,
  };
  return { ...world, admin };
}
