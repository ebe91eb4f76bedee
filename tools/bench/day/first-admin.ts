import { defaultPackages } from '../../../api/domain/catalog/default-packages';
import { newCaller } from './world';
import type { Customer, World } from './world';

const password = 'secret-of-an-admin';

const item = {
  name: 'Post calendar',
  slug: 'post-calendar',
  description: 'A year of posts.',
  price: '4.00',
  guidelines: 'Copy it.',
  accessUrl: 'https://files.example.com/calendar',
};

/** Makes the Admin of the shop, as `npm run admin` does, who puts packages and an item on sale. */
export async function openShop(world: Omit<World, 'admin'>): Promise<World> {
  const caller = newCaller(world, null);
  const id = await caller.browser.register('admin@example.com', password);
  await world.shop.pool.query(`update users set role = 'ADMIN', email_verified_at = now() where id = $1`, [id]);
  await caller.ask('SignIn', { input: { email: 'admin@example.com', password } });
  for (const input of defaultPackages) await caller.ask('SavePackage', { input, version: 0 });
  await caller.ask('SaveItem', { input: item, version: 0 });
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
    months: [],
    photos: [],
    cursor: null,
  };
  return { ...world, admin };
}
