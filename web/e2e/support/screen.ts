import type { Page } from '@playwright/test';
import type { Customer } from './customer';

/** The user of a screen: anonymous, an empty account, one with orders, credits and designs, or an Admin. */
export type Viewer = 'anonymous' | 'newcomer' | 'regular' | 'admin';

export interface Screen {
  name: string;
  viewer: Viewer;
  /** Opens it and waits until it has loaded completely. */
  open: (page: Page, customer: Customer) => Promise<void>;
}
