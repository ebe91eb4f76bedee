import { act, fireEvent, waitFor } from '@testing-library/react';

interface SessionCallbacks {
  onApprove?: (approval: { orderId: string }) => unknown;
  onCancel?: () => unknown;
  onError?: (error: Error) => unknown;
}

/** Stands in for PayPal's own element: a button. */
class StandInButton extends HTMLElement {
  connectedCallback() {
    this.setAttribute('role', 'button');
    this.setAttribute('aria-label', 'PayPal');
  }
}

export interface PayPalStandIn {
  /** The options that the shop passed to PayPal. */
  instance: { clientId?: string; components?: string[]; pageType?: string };
  /** The order at PayPal whose window is open; null while none is. */
  openOrder: string | null;
  /** True: the browser blocks PayPal's window. */
  blocked: boolean;
  approve: () => Promise<void>;
  cancel: () => Promise<void>;
  fail: () => Promise<void>;
}

/**
 * Simulates as much of PayPal's browser script (SDK v6) as a payment needs; the test drives the window that would open.
 * The script of the address counts as loaded.
 */
export async function answerPayPalScript(
  src: string,
  { broken = false, eligible = true } = {},
): Promise<PayPalStandIn> {
  if (!customElements.get('paypal-button')) customElements.define('paypal-button', StandInButton);
  let callbacks: SessionCallbacks = {};
  const standIn: PayPalStandIn = {
    instance: {},
    openOrder: null,
    blocked: false,
    approve: () => act(async () => void callbacks.onApprove?.({ orderId: standIn.openOrder ?? '' })),
    cancel: () => act(async () => void callbacks.onCancel?.()),
    fail: () => act(async () => void callbacks.onError?.(new Error('The window broke'))),
  };
  const sdk = {
    findEligibleMethods: async () => ({ isEligible: () => eligible }),
    createPayPalOneTimePaymentSession: (given: SessionCallbacks) => {
      callbacks = given;
      return {
        start: async (_options: object, order: Promise<{ orderId: string }>) => {
          standIn.openOrder = null;
          const { orderId } = await order;
          if (standIn.blocked) throw new Error('The window was blocked');
          standIn.openOrder = orderId;
        },
        cancel: () => undefined,
        destroy: () => undefined,
      };
    },
  };
  const createInstance = async (options: PayPalStandIn['instance']) => {
    if (broken) throw new Error('The client id is unknown');
    standIn.instance = options;
    return sdk;
  };
  Object.assign(window, { paypal: { version: '6.0.0', createInstance } });
  const script = await scriptOf(src);
  await act(async () => void fireEvent.load(script));
  return standIn;
}

/** Makes the script fail to load. */
export async function failPayPalScript(src: string): Promise<void> {
  const script = await scriptOf(src);
  await act(async () => void fireEvent.error(script));
}

const scriptOf = (src: string): Promise<HTMLScriptElement> =>
  waitFor(() => {
    const script = document.head.querySelector<HTMLScriptElement>(`script[src="${src}"]`);
    if (!script) throw new Error(`No script of ${src} is asked for`);
    return script;
  });
