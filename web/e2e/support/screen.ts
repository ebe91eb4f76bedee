import type { Page } from '@playwright/test';
import type { Customer } from './customer';

/** Who looks at a screen: nobody known, an account without anything, one with orders, credits and designs, or an Admin. */
export type Viewer = 'visitor' | 'newcomer' | 'regular' | 'admin';

export interface Screen {
  name: string;
  viewer: Viewer;
  /** Opens it and waits until it is whole. */
  open: (page: Page, customer: Customer) => Promise<void>;
}
