/** Stored values of enums that are spelled differently in the contract. */
export const enums = {
  WebhookEventType: {
    ORDER_CREATED: 'order.created',
    ORDER_PAID: 'order.paid',
    ORDER_REFUNDED: 'order.refunded',
    ORDER_DISPUTED: 'order.disputed',
    ORDER_CANCELLED: 'order.cancelled',
    DESIGN_SUCCEEDED: 'design.succeeded',
    DESIGN_FAILED: 'design.failed',
    DESIGN_DELETED: 'design.deleted',
    CREDITS_GRANTED: 'credits.granted',
    CREDITS_LOW: 'credits.low',
    TICKET_CREATED: 'ticket.created',
    TICKET_REPLIED: 'ticket.replied',
    TICKET_STATUS_CHANGED: 'ticket.status_changed',
    USER_REGISTERED: 'user.registered',
    WEBHOOK_TEST: 'webhook.test',
  },
  ButtonLayout: { VERTICAL: 'vertical', HORIZONTAL: 'horizontal' },
  ButtonColor: { GOLD: 'gold', BLUE: 'blue', SILVER: 'silver', WHITE: 'white', BLACK: 'black' },
  ButtonShape: { RECT: 'rect', PILL: 'pill' },
  ButtonLabel: { PAYPAL: 'paypal', CHECKOUT: 'checkout', BUYNOW: 'buynow', PAY: 'pay' },
};
