/** How the values of enums are stored, where that is another spelling than the contract's. */
export const enums = {
  ContactInfoType: { PHONE: 'phone', EMAIL: 'email' },
  ButtonLayout: { VERTICAL: 'vertical', HORIZONTAL: 'horizontal' },
  ButtonColor: { GOLD: 'gold', BLUE: 'blue', SILVER: 'silver', WHITE: 'white', BLACK: 'black' },
  ButtonShape: { RECT: 'rect', PILL: 'pill' },
  ButtonLabel: { PAYPAL: 'paypal', CHECKOUT: 'checkout', BUYNOW: 'buynow', PAY: 'pay' },
};
