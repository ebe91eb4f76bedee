import { MoreThan } from 'typeorm';
import { AuditEntity } from '../domain/audit/audit.entity';
import { adminOperations, fullDocument, variablesOf } from '../test/admin-operations';
import { adminCases } from '../test/admin-cases';
import { startAdministeredProduct } from '../test/administered-product';
import type { AdministeredProduct } from '../test/administered-product';
import { troubles } from '../test/sql-statements';

/** Admin mutations that change nothing. */
const changeNothing = ['testPayPal', 'testAiKey', 'testEmail', 'testStorage', 'confirmAdmin'];
/** Admin mutations that let an Admin see something, and leave it as it is. */
const onlyReveal = ['revealDesign'];
/** Admin mutations of how the Admin alone sees something, and of what they look at. */
const ofOneself = ['saveListPreferences', 'setTicketActivity'];

const mutations = Object.entries(adminOperations).filter(([, { kind }]) => kind === 'mutation');

describe('the audit', () => {
  let filled: AdministeredProduct;
  beforeAll(async () => {
    filled = await startAdministeredProduct(1);
  });
  afterAll(() => filled.product.stop());

  it.each(mutations)('records who did what by %s, with the state before and after', async (name, operation) => {
    const { manager } = filled.product.services.dataSource;
    const variables = await variablesOf(operation, adminCases[name], filled);
    const [last] = await manager.find(AuditEntity, { order: { id: 'DESC' }, take: 1 });
    const answer = await filled.office.graphql<Record<string, unknown>>(fullDocument(operation), variables);
    expect(troubles(answer)).toEqual([]);
    const rows = await manager.findBy(AuditEntity, last ? { id: MoreThan(last.id) } : {});
    if ([...changeNothing, ...ofOneself].includes(name)) return expect(rows).toEqual([]);
    expect(rows.length).toBeGreaterThan(0);
    for (const { actor, before, after, reason, requestId } of rows) {
      expect([actor, requestId]).toEqual([filled.admin.id, expect.any(String)]);
      if (onlyReveal.includes(name)) expect(reason).toEqual(expect.any(String));
      else expect([before, after]).toEqual([expect.any(Object), expect.any(Object)]);
    }
    const given = JSON.stringify(variables).match(/"reason":"([^"]+)"/)?.[1];
    if (given) expect(rows.map(({ reason }) => reason)).toContain(given);
  });
});
