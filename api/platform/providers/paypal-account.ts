/** Credentials and API address of the shop at PayPal. */
export interface PayPalAccount {
  apiUrl: string;
  clientId: string;
  clientSecret: string;
}
