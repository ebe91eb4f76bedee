import { setTimeout as sleep } from 'node:timers/promises';
import type { WebhookReceiver } from '../../../api/test/webhook-receiver';
import type { Brand } from '../../../studio/posts/brand';
import type { Answers } from './answers';
import { Caller } from './caller';
import type { Facts } from './facts';
import type { Random } from './random';
import type { Shop } from './shop';

/** A brand as its customer saved it last. */
export interface OwnBrand {
  id: string;
  version: number;
  input: Brand;
}

/** A person with an account. */
export interface Customer {
  id: string;
  email: string;
  password: string;
  marker: string;
  caller: Caller;
  /** In a visit: a person does one thing at a time. */
  isBusy: boolean;
  isSignedIn: boolean;
  designs: string[];
  tickets: string[];
  /** Order and capture of paid purchases. */
  paid: string[];
  months: string[];
  photos: string[];
  brand?: OwnBrand;
  /** Cursor of the last event that its program has read. */
  cursor: string | null;
  /** A program of this customer, with a token. */
  program?: Caller;
}

/** All that players share. */
export interface World {
  shop: Shop;
  answers: Answers;
  facts: Facts;
  receiver: WebhookReceiver;
  customers: Customer[];
  admin: Customer;
}

let addresses = 0;
/** Returns a network address that no other player has. */
const nextAddress = (): string => {
  addresses += 1;
  return `10.${1 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

export const newCaller = ({ shop, answers, facts }: Pick<World, 'shop' | 'answers' | 'facts'>, marker: string | null) =>
  new Caller({ url: shop.url, address: nextAddress(), marker, answers, facts });

export const newRequestId = (random: Random): string =>
  `day-${Array.from({ length: 4 }, () => random.whole(0x10000, 0xfffff).toString(16)).join('')}`;

/** Waits as a person reads or types. */
export const pause = (random: Random, seconds: number) => sleep(random.between(0.3, 1.7) * seconds * 1_000);

/** Polls until there is a value; null after the time or when the day is over. */
export async function eventually<Value>(
  seconds: number,
  ask: () => Promise<Value | null> | Value | null,
  everyMs = 1_500,
): Promise<Value | null> {
  const end = Date.now() + seconds * 1_000;
  while (Date.now() < end) {
    const value = await ask();
    if (value !== null) return value;
    await sleep(everyMs);
  }
  return null;
}
