import type { RequestContext } from '../context';
import { addFirstPackages } from '../domain/catalog/first-packages.service';
import { hideSampleTestimonials } from '../domain/content/admin/content-editing.service';
import { addFirstTemplates } from '../domain/messages/first-templates.service';
import { problemsOf, setupChecks } from '../domain/monitoring/setup-checks';

/** Prepares a fresh production database for selling and reports the remaining steps. The demo seeds its own data. */
export async function prepareShop(ctx: RequestContext): Promise<void> {
  if (!ctx.config.production) return;
  if (await addFirstPackages(ctx)) {
    await hideSampleTestimonials(ctx);
    await addFirstTemplates(ctx);
  }
  for (const sentence of problemsOf(await setupChecks(ctx)))
    ctx.logger.warn({ setup: sentence }, 'setup is not complete');
}
