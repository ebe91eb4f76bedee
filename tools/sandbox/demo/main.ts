import { refuseDemoData } from '../../../api/wiring/demo-accounts';
import { runTask } from '../../../api/run-task';

/** `npm run seed`: demo data for an empty database. */
runTask({
  check: refuseDemoData,
  async perform(ctx) {
    // a shop has no packages to draw the demo with, and is refused before they are asked for
    const { seedDemo } = await import('./seed');
    return (await seedDemo(ctx)).join('\n');
  },
});
