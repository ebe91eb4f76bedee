import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { textOf } from './caller';
import { eventually } from './world';
import type { Facts } from './facts';
import type { Shop } from './shop';
import type { Customer } from './world';

export interface ShownDesign {
  id: string;
  status: 'QUEUED' | 'RUNNING' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED';
}

interface Change {
  designsChanged: { design: ShownDesign | null; deletedId: string | null };
}

const isOver = ({ status }: ShownDesign) => status !== 'QUEUED' && status !== 'RUNNING';
/** As the client waits before it connects again. */
const pauseMs = (tries: number) => Math.min(30_000, 500 * 2 ** tries) * (0.7 + Math.random() * 0.3);
/** How long the server has to take up a subscription. */
const settleMs = 300;
/** Within this time a living connection must show a state that a read has found. */
const usualGrace = 30;

/** What a page needs of the world. */
interface PageWorld {
  shop: Pick<Shop, 'url'>;
  facts: Pick<Facts, 'live' | 'shown' | 'broken'>;
}

/**
 * A page that shows designs by a live connection, as the client does: an event is a hint, and what may have been missed
 * while there was no connection is read.
 */
export class LivePage {
  private readonly shown = new Map<string, ShownDesign>();
  private readonly client: ReturnType<typeof createClient>;
  private unsubscribe: () => void = () => undefined;
  private isLive = false;
  private isClosed = false;
  /** Number of the present connection. */
  private connections = 0;

  constructor(
    private readonly world: PageWorld,
    private readonly customer: Pick<Customer, 'caller'>,
    private readonly graceSeconds = usualGrace,
  ) {
    const { caller } = customer;
    class OwnSocket extends WebSocket {
      constructor(url: string, protocols: string | string[]) {
        super(url, protocols, { headers: caller.liveHeaders() });
      }
    }
    const { live } = world.facts;
    this.client = createClient({
      url: `${world.shop.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: OwnSocket,
      retryAttempts: Number.POSITIVE_INFINITY,
      shouldRetry: () => true,
      keepAlive: 20_000,
      retryWait: (tries) => sleep(pauseMs(tries)),
      on: {
        connected: () => {
          live[this.connections === 0 ? 'opened' : 'again'] += 1;
          this.connections += 1;
          this.isLive = true;
          this.readUnfinished();
        },
        closed: () => {
          this.isLive = false;
        },
      },
    });
    this.listen();
  }

  /** Subscribes again, with a renewed session, when the subscription has ended. */
  private listen(): void {
    const again = async () => {
      await this.customer.caller.ask('Me').catch(() => null);
      await sleep(pauseMs(1));
      if (this.isClosed) return;
      this.listen();
      // as the client does: what changed without a subscription came by no event
      await sleep(settleMs);
      this.readUnfinished();
    };
    this.unsubscribe = this.client.subscribe<Change>(
      { query: textOf('DesignsChanged') },
      {
        next: ({ data }) => {
          this.customer.caller.look('DesignsChanged', JSON.stringify(data));
          const design = data?.designsChanged.design;
          if (design && this.shown.has(design.id)) this.shown.set(design.id, design);
        },
        error: () => void again(),
        complete: () => !this.isClosed && void again(),
      },
    );
  }

  private async ask(id: string): Promise<ShownDesign> {
    return (await this.customer.caller.ask<{ design: ShownDesign }>('DesignById', { id })).design;
  }

  private readUnfinished(): void {
    for (const { id } of [...this.shown.values()].filter((one) => !isOver(one))) void this.read(id);
  }

  private async read(id: string): Promise<void> {
    const design = await this.ask(id).catch(() => null);
    const known = this.shown.get(id);
    // an event may have come before this answer
    if (design && !(known && isOver(known))) this.shown.set(id, design);
  }

  /** Waits until a design is shown as ended; null after the time. */
  async end(design: ShownDesign, seconds: number): Promise<ShownDesign | null> {
    const { id } = design;
    this.shown.set(id, design);
    await this.read(id);
    const within = (time: number) =>
      eventually(time, () => [this.shown.get(id)].find((one) => one && isOver(one)) ?? null, 200);
    const ended = (await within(seconds)) ?? (await this.late(id, within));
    if (ended) this.world.facts.shown.set(id, ended.status);
    return ended;
  }

  /** Reports a state that a read has found and that a living connection did not show. */
  private async late(
    id: string,
    within: (seconds: number) => Promise<ShownDesign | null>,
  ): Promise<ShownDesign | null> {
    const now = await this.ask(id);
    if (!isOver(now)) return null;
    const { isLive, connections } = this;
    const shown = await within(this.graceSeconds);
    if (!shown && isLive && this.isLive && connections === this.connections)
      this.world.facts.broken.push(`design ${id} is ${now.status}, and its page never showed that`);
    return shown ?? now;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.unsubscribe();
    try {
      await this.client.dispose();
    } catch {
      // it was waiting to connect again
    }
  }
}
