/** Where a running product and what stands around it can be reached. */
export interface ProductAddress {
  /** The product itself. */
  url: string;
  /** PayPal's stand-in, with its switches. */
  paypal: string;
  /** Gemini's stand-in, with its switches. */
  gemini: string;
  /** Where a browser reads the emails that the product has sent. */
  inbox: string;
  /** What only a test may do: see stage.ts. */
  stage: string;
}

/** Through this variable the setup tells the workers which products run. */
export const productsVariable = 'E2E_PRODUCTS';

/** What the host process says when everything listens. */
export interface HostReady {
  products: ProductAddress[];
}
