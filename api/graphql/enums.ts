/** Stored values of enums that are spelled differently in the contract. */
export const enums = {
  ContactInfoType: { PHONE: 'phone', EMAIL: 'email' },
  ButtonLayout: { VERTICAL: 'vertical', HORIZONTAL: 'horizontal' },
  ButtonColor: { GOLD: 'gold', BLUE: 'blue', SILVER: 'silver', WHITE: 'white', BLACK: 'black' },
  ButtonShape: { RECT: 'rect', PILL: 'pill' },
  ButtonLabel: { PAYPAL: 'paypal', CHECKOUT: 'checkout', BUYNOW: 'buynow', PAY: 'pay' },
};
