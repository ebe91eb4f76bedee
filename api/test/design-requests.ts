import type { DesignInput } from '../graphql/generated/schema';
import { UserEntity } from '../domain/accounts/user.entity';
import { CreditEntryEntity } from '../domain/credits/credit-entry.entity';
import { DesignEntity } from '../domain/designs/design.entity';
import { createDesign } from '../domain/designs/design-creation.service';
import { startTestProduct } from './test-product';
import type { TestProduct } from './test-product';

/** A landscape design whose prompt names its size. */
export const designInput: DesignInput = {
  platform: 'INSTAGRAM',
  postType: 'INSTAGRAM_POST',
  size: 'LANDSCAPE',
  niche: 'COOKING',
  style: 'BOLD',
  primaryText: 'Fresh bread at seven',
  customPrompt: 'A warm kitchen. The image should be in {size} format.',
};

/** A running product with accounts that request designs, and their state. */
export class DesignRequests {
  private requests = 0;

  private constructor(readonly product: TestProduct) {}

  static async start(): Promise<DesignRequests> {
    return new DesignRequests(await startTestProduct({ gemini: true }));
  }

  private get db() {
    return this.product.services.dataSource.manager;
  }

  /** Resets the AI service to normal behavior and makes every key usable again. */
  async calmDown(): Promise<void> {
    await fetch(`${this.product.gemini.url}/sandbox/reset`, { method: 'POST' });
    await this.db.query('update ai_keys set parked_at = null, parked_reason = null');
  }

  /** Queues a design of a new account. */
  async queued(design: Partial<DesignInput> = {}, credits = 3) {
    const user = await this.product.addUser({ credits });
    this.requests += 1;
    return {
      user,
      design: await createDesign(this.product.ctx(user), {
        requestId: `request-${this.requests}`,
        design: { ...designInput, ...design },
      }),
    };
  }

  async creditsOf(user: UserEntity): Promise<number> {
    return (await this.db.findOneByOrFail(UserEntity, { id: user.id })).credits;
  }

  stateOf(design: DesignEntity): Promise<DesignEntity> {
    return this.db.findOneByOrFail(DesignEntity, { id: design.id });
  }

  /** Returns the ledger reasons of a design: why credits were taken and released. */
  async reasonsOf(design: DesignEntity): Promise<string[]> {
    return (await this.db.findBy(CreditEntryEntity, { subject: design.id })).map(({ reason }) => reason);
  }
}
