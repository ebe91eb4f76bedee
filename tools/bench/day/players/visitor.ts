import type { Random } from '../random';
import { newCaller, pause } from '../world';
import type { World } from '../world';
import type { Caller } from '../caller';

const pages = ['/', '/', '/', '/premium', '/about', '/contact', '/terms', '/try', '/login', '/register', '/docs/api'];
/** What the client asks on its home page. */
const home = ['Pricing', 'NavbarSection', 'BannerSection', 'FeaturesSection', 'TestimonialsSection', 'FooterSection'];

/** Opens the home page as a browser does. */
export async function openHome(caller: Caller): Promise<void> {
  await caller.read('page /', '/');
  await caller.ask('Me');
  await Promise.all(home.map((name) => caller.ask(name)));
}

/** An anonymous person reads one to four pages. */
export async function visit(world: World, random: Random): Promise<void> {
  const caller = newCaller(world, 'none');
  await openHome(caller);
  for (let page = random.whole(0, 3); page > 0; page -= 1) {
    await pause(random, 3);
    const path = random.pick(pages);
    await caller.read(`page ${path}`, path);
    if (path === '/premium') await caller.ask('Items', { page: { number: 1, size: 12 } });
  }
}
