/** Addresses of a running product and its stand-ins. */
export interface ProductAddress {
  /** The product itself. */
  url: string;
  /** PayPal's stand-in, with its fault injection. */
  paypal: string;
  /** Gemini's stand-in, with its fault injection. */
  gemini: string;
  /** Web page with the emails that the product has sent. */
  inbox: string;
  /** SMTP address of the stand-in for a mail server. */
  smtp: string;
  /** Operator actions for tests: see test-control.ts. */
  testControl: string;
}

/** Environment variable with which the setup passes the running products to the workers. */
export const productsVariable = 'E2E_PRODUCTS';

/** The host process's message when all products are listening. */
export interface HostReady {
  products: ProductAddress[];
}
