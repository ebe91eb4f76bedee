import type { PayerKey } from './records';

/** A buyer of the sandbox wallet: what the page shows and what the API answers about them. */
export interface Payer {
  key: PayerKey;
  payerId: string;
  givenName: string;
  surname: string;
  email: string;
  /** The wallet page's label for paying this way. */
  label: string;
  hint: string;
}

const WALLET: Payer = {
  key: 'wallet',
  payerId: 'SBXWALLET2K4M',
  givenName: 'Robin',
  surname: 'Hale',
  email: 'robin.hale@buyer.example',
  label: 'Wallet balance',
  hint: 'Robin Hale. The payment succeeds.',
};

export const PAYERS: readonly Payer[] = [
  WALLET,
  {
    key: 'declined-card',
    payerId: 'SBXCARD7Q9WTN',
    givenName: 'Sam',
    surname: 'Okoro',
    email: 'sam.okoro@buyer.example',
    label: 'Card ending 0002',
    hint: 'Sam Okoro. The bank declines the card.',
  },
  {
    key: 'closed-account',
    payerId: 'SBXCLSED5R8LK',
    givenName: 'Kim',
    surname: 'Larsen',
    email: 'kim.larsen@buyer.example',
    label: 'Account being closed',
    hint: 'Kim Larsen. The account is closed before the money moves.',
  },
];

export function findPayer(key: unknown): Payer | undefined {
  return PAYERS.find((payer) => payer.key === key);
}

/** Returns the payer of an approved order; the normal wallet when none was chosen. */
export function payerOf(key: PayerKey | undefined): Payer {
  return findPayer(key) ?? WALLET;
}

/** Returns `payer` in the format of Orders v2. */
export function payerBody(payer: Payer): Record<string, unknown> {
  return {
    name: { given_name: payer.givenName, surname: payer.surname },
    email_address: payer.email,
    payer_id: payer.payerId,
    address: { country_code: 'US' },
  };
}

/** Returns `payment_source` in the format of Orders v2 once the payer is known. */
export function paymentSourceBody(payer: Payer): Record<string, unknown> {
  return {
    paypal: {
      email_address: payer.email,
      account_id: payer.payerId,
      account_status: 'VERIFIED',
      name: { given_name: payer.givenName, surname: payer.surname },
      address: { country_code: 'US' },
    },
  };
}
