import type { ReactNode } from 'react';
import type { Asked } from '../../lib/asking';

export interface Question {
  title: string;
  text?: ReactNode;
  /** The confirm button, named after the action. */
  confirmText: string;
  cancelText?: string;
  /** Marks actions that cannot be undone. */
  danger?: boolean;
  /** Runs while the dialog stays open and busy; an error is shown in it, and it can be retried. */
  action?: () => Promise<void>;
  /** Called when it is closed after a failed `action`, whose answer may only be lost: reads again what is shown. */
  afterFailure?: () => void;
}

export type AskedQuestion = Asked<Question, boolean>;

/** Thrown by `action` when the server has refused; its message is shown as it is. */
export class Refused extends Error {
  override readonly name = 'Refused';
}
