import { existsSync } from 'node:fs';
import { reached, journeysOfFolders, readersOf, testsOf } from './changed-tests';
import { selectTests } from './test-files';

const importers = new Map([
  ['contract/money.ts', ['api/domain/payments/refund.ts']],
  ['api/domain/payments/refund.ts', ['api/wiring/resolvers.ts', 'api/domain/payments/admin/refunds.ts']],
  ['api/wiring/resolvers.ts', ['api/app.ts']],
  ['api/app.ts', ['api/domain/tickets/ticket.test.ts']],
]);

describe('the tests that a change can break', () => {
  it('are found through importers, but not through a module that imports everything', () => {
    expect([...reached(['contract/money.ts'], importers)].toSorted()).toEqual([
      'api/domain/payments/admin/refunds.ts',
      'api/domain/payments/refund.ts',
      'api/wiring/resolvers.ts',
      'contract/money.ts',
    ]);
    expect([...reached(['api/app.ts'], importers)]).toContain('api/domain/tickets/ticket.test.ts');
  });

  it('are found through modules that read a changed document', () => {
    const texts = new Map([
      ['api/test/whole/scaling-document.test.ts', "readFileSync('docs/scaling.md', 'utf8')"],
      ['api/test/compose-file.ts', 'deployed(`pgbouncer/pgbouncer.ini`)'],
      ['api/pages/docs/guide.ts', '/** See docs/scaling.md. */'],
    ]);
    const readers = (...changed: string[]) => readersOf(changed, [...texts.keys()], (file) => texts.get(file) ?? '');
    expect(readers('docs/scaling.md')).toEqual(['api/test/whole/scaling-document.test.ts']);
    expect(readers('deploy/pgbouncer/pgbouncer.ini')).toEqual(['api/test/compose-file.ts']);
    expect(readers('contract/money.ts')).toEqual([]);
  });

  it('stand beside the modules that are reached, with the journeys of the changed folder', () => {
    const all = {
      api: ['api/domain/payments/admin/refunds.test.ts', 'api/domain/tickets/ticket.test.ts'],
      web: ['web/src/features/checkout/pay-page.test.tsx', 'web/src/features/home/home-page.test.tsx'],
      journeys: ['web/e2e/payment.spec.ts', 'web/e2e/tickets.spec.ts'],
    };
    const changed = ['contract/money.ts', 'web/src/features/checkout/pay-page.tsx'];
    expect(testsOf(reached(changed, importers), all, changed)).toEqual({
      api: ['api/domain/payments/admin/refunds.test.ts'],
      web: ['web/src/features/checkout/pay-page.test.tsx'],
      journeys: ['web/e2e/payment.spec.ts'],
    });
  });

  it('name journeys that exist, and every journey but the ones of all pages', () => {
    const named = new Set(journeysOfFolders.flatMap(([, names]) => names));
    for (const name of named) expect(existsSync(`web/e2e/${name}.spec.ts`)).toBe(true);
    const journeys = selectTests(['']).journeys.map((file) => file.replace(/^web\/e2e\/|\.spec\.ts$/g, ''));
    expect(journeys.filter((name) => !named.has(name))).toEqual(['accessibility']);
  });
});
