import { currencyLabels } from '../../../../../../contract/labels';
import { colors, labels, layouts, modes, shapes } from './paypal-values';

// admin area, section 3, 'Payment provider settings'
it.each([
  ['modes', modes, ['SANDBOX', 'LIVE']],
  ['currencies', currencyLabels, ['USD', 'EUR', 'GBP', 'CAD']],
  ['layouts', layouts, ['VERTICAL', 'HORIZONTAL']],
  ['colours', colors, ['GOLD', 'BLUE', 'SILVER', 'WHITE', 'BLACK']],
  ['shapes', shapes, ['RECT', 'PILL']],
  ['words', labels, ['PAYPAL', 'CHECKOUT', 'BUYNOW', 'PAY']],
])('the %s that Paypal Setup offers are the documented ones', (_what, offered, documented) => {
  expect(Object.keys(offered)).toEqual(documented);
});
