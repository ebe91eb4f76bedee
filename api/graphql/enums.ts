/** Stored values of enums that are spelled differently in the contract. */
export const enums = {
  ButtonLayout: { VERTICAL: 'vertical', HORIZONTAL: 'horizontal' },
  ButtonColor: { GOLD: 'gold', BLUE: 'blue', SILVER: 'silver', WHITE: 'white', BLACK: 'black' },
  ButtonShape: { RECT: 'rect', PILL: 'pill' },
  ButtonLabel: { PAYPAL: 'paypal', CHECKOUT: 'checkout', BUYNOW: 'buynow', PAY: 'pay' },
};
