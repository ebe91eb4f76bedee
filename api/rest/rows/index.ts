import { catalogueRows } from './catalogue';
import { creditRows } from './credits';
import { messageRows } from './messages';
import { orderRows } from './orders';
import { peopleRows } from './people';
import { sectionRows } from './sections';
import { settingsRows } from './settings';
import { ticketRows } from './tickets';
import type { RestRow } from '../row';

/** Every REST path. */
export const rows: readonly RestRow[] = [
  ...catalogueRows,
  ...orderRows,
  ...peopleRows,
  ...creditRows,
  ...messageRows,
  ...ticketRows,
  ...sectionRows,
  ...settingsRows,
];
