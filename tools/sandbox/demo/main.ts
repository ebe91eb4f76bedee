import { refuseDemoData } from '../../../api/wiring/demo-accounts';
import { runTask } from '../../../api/run-task';

/** `npm run seed`: demo data for an empty database. */
runTask({
  check: refuseDemoData,
  async perform(ctx) {
    // A shop's image lacks the packages that draw the demo, so a shop is refused before they are imported.
    const { seedDemo } = await import('./seed');
    return (await seedDemo(ctx)).join('\n');
  },
});
