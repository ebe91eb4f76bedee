import fc from 'fast-check';
import { amountOf as amount, centsOf, sumOf } from '../../../../contract/money';
import { includedVat, netAmount, rateText, vatOfPart } from './vat';

const rates = fc.integer({ min: 0, max: 3000 }).map(amount);
const prices = fc.integer({ min: 1, max: 99_999_999 });

describe('the VAT that an amount includes', () => {
  it.each([
    ['119.00', '19', '19.00', '100.00'],
    ['9.00', '19', '1.44', '7.56'],
    ['10.00', '5.5', '0.52', '9.48'],
    ['0.01', '30', '0.00', '0.01'],
    ['0.05', '30', '0.01', '0.04'],
    ['-9.00', '19', '-1.44', '-7.56'],
    ['9.00', '0', '0.00', '9.00'],
    ['99999999.99', '8.25', '7621247.11', '92378752.88'],
  ])('of %s at %s %% is %s', (gross, rate, vat, net) => {
    expect(includedVat(gross, rate)).toBe(vat);
    expect(netAmount(gross, vat)).toBe(net);
  });

  it('and the net amount add up to the amount, and the net amount is the nearest cent', () => {
    fc.assert(
      fc.property(prices, rates, (price, rate) => {
        const gross = amount(price);
        const vat = includedVat(gross, rate);
        const net = netAmount(gross, vat);
        expect(centsOf(net) + centsOf(vat)).toBe(price);
        expect(centsOf(vat)).toBeGreaterThanOrEqual(0);
        // the exact net amount is at most half a cent away, in whole numbers
        const [factor, exact] = [10_000n + BigInt(centsOf(rate)), BigInt(price) * 10_000n];
        const off = BigInt(centsOf(net)) * factor - exact;
        expect((off < 0n ? -off : off) * 2n <= factor).toBe(true);
        expect(centsOf(includedVat(`-${gross}`, rate))).toBe(0 - centsOf(vat));
      }),
      { numRuns: 2000 },
    );
  });

  it('adds up over the parts of a refund, however it is divided, and no part has more VAT than money', () => {
    fc.assert(
      fc.property(
        prices,
        rates,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 }),
        (price, rate, cuts) => {
          const ends = [...new Set([...cuts.map((cut) => Math.floor(cut * price)), price])].sort((a, b) => a - b);
          const parts = ends.map((end, place) => end - (ends[place - 1] ?? 0)).filter((part) => part > 0);
          const given: string[] = [];
          const vats = parts.map((part) => {
            const vat = vatOfPart(amount(sumOf(given)), amount(-part), rate);
            given.push(amount(-part));
            expect(centsOf(vat)).toBeLessThanOrEqual(0);
            expect(centsOf(vat)).toBeGreaterThanOrEqual(-part);
            return vat;
          });
          expect(sumOf(given)).toBe(-price);
          expect(sumOf(vats)).toBe(0 - centsOf(includedVat(amount(price), rate)));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('refuses what is no amount', () => {
    for (const wrong of ['NaN', '1,00', 'x']) expect(() => includedVat(wrong, '19')).toThrow();
  });
});

it.each([
  ['19.00', '19'],
  ['5.50', '5.5'],
  ['8.25', '8.25'],
  ['20', '20'],
  ['0.00', '0'],
  ['10.00', '10'],
])('a rate of %s is written %s', (stored, written) => {
  expect(rateText(stored)).toBe(written);
});
