import { startTestProduct } from '../../test/test-product';
import { startWebhookReceiver } from '../../test/webhook-receiver';
import { jobHandlers, jobOptions } from '../../wiring/job-handlers';
import { runJobs } from '../../platform/jobs/jobs';
import { createTicket } from '../tickets/ticket.service';
import { saveWebhookEndpoint } from './own-webhooks.service';

describe('the lane of webhooks', () => {
  it('lets an endpoint that hangs delay none of nine others', async () => {
    const product = await startTestProduct({ environment: { WEBHOOKS_LOCAL: '1' } });
    const [hanging, answering] = [await startWebhookReceiver(), await startWebhookReceiver()];
    hanging.status = null;
    const eventsOfEach = 5;
    for (let account = 0; account < 10; account += 1) {
      const ctx = product.ctx(await product.addUser());
      const { url } = account === 0 ? hanging : answering;
      await saveWebhookEndpoint(ctx, null, { url, events: ['ticket.created'], isActive: true }, 0);
      for (let count = 0; count < eventsOfEach; count += 1)
        await createTicket(ctx, { subject: 'S', message: 'M', requestId: crypto.randomUUID() });
    }
    // fewer places than endpoints: the hanging one occupies one of the two
    const { atOnce } = jobOptions(product.services);
    const jobs = await runJobs(product.services.directPool, jobHandlers(product.services), product.services.logger, {
      atOnce: { ...atOnce, webhooks: 2 },
      drainMs: 0,
    });
    await hanging.until(1);
    await answering.until(9 * eventsOfEach);
    // it is still at its first try: the others did not wait for its ten seconds
    expect(hanging.received).toHaveLength(1);
    await hanging.stop();
    await jobs.stop();
    await answering.stop();
    await product.stop();
  });

  it('lets two slow endpoints with many events, which fill its places, not delay another one', async () => {
    const product = await startTestProduct({ environment: { WEBHOOKS_LOCAL: '1' } });
    const [slow, fast] = [await startWebhookReceiver(), await startWebhookReceiver()];
    slow.delayMs = 1_050;
    const begin = async (url: string, events: number) => {
      const ctx = product.ctx(await product.addUser());
      await saveWebhookEndpoint(ctx, null, { url, events: ['ticket.created'], isActive: true }, 0);
      for (let count = 0; count < events; count += 1)
        await createTicket(ctx, { subject: 'S', message: 'M', requestId: crypto.randomUUID() });
    };
    await begin(slow.url, 10);
    await begin(slow.url, 10);
    await begin(fast.url, 1);
    const { atOnce } = jobOptions(product.services);
    const jobs = await runJobs(product.services.directPool, jobHandlers(product.services), product.services.logger, {
      atOnce: { ...atOnce, webhooks: 2 },
      drainMs: 0,
    });
    await fast.until(1);
    // each has sent one event, or two after a rest
    expect(slow.received.length).toBeLessThanOrEqual(4);
    await slow.stop();
    await jobs.stop();
    await fast.stop();
    await product.stop();
  });
});
