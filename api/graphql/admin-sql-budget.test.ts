import { adminOperations, fullDocument, variablesOf } from '../test/admin-operations';
import { adminCases } from '../test/admin-cases';
import { startAdministeredProduct } from '../test/administered-product';
import type { AdministeredProduct } from '../test/administered-product';
import { hold, recordSql, shapesOf, troubles } from '../test/sql-statements';

describe('SQL statements of the Admin operations', () => {
  let few: AdministeredProduct;
  let many: AdministeredProduct;
  const sql = recordSql();

  beforeAll(async () => {
    few = await startAdministeredProduct(2);
    many = await startAdministeredProduct(12);
  });
  afterAll(async () => {
    sql.stop();
    await few.product.stop();
    await many.product.stop();
  });

  const ask = async (name: string, filled: AdministeredProduct) => {
    const operation = adminOperations[name];
    if (!operation) throw new Error(`The schema has no operation ${name} for Admins`);
    const variables = await variablesOf(operation, adminCases[name], filled);
    sql.begin();
    const answer = await filled.office.graphql<Record<string, unknown>>(fullDocument(operation), variables);
    return { answer, statements: sql.statements() };
  };

  it('have a budget for each operation, and for no other', () => {
    const names = Object.keys(adminOperations).sort();
    expect(names.length).toBeGreaterThan(10);
    expect(Object.keys(adminCases).sort()).toEqual(names);
  });

  it.each(Object.keys(adminOperations))('of %s stay within the budget for any number of rows', async (name) => {
    const [short, long] = [await ask(name, few), await ask(name, many)];
    expect([...troubles(short.answer), ...troubles(long.answer)]).toEqual([]);
    // Look-ups of one kind at several depths run together or apart; a statement per row breaks the budget.
    const kinds = (statements: string[]) => [...new Set(shapesOf(statements))];
    expect(kinds(long.statements)).toEqual(kinds(short.statements));
    hold(short.statements, adminCases[name]?.budget);
    hold(long.statements, adminCases[name]?.budget);
  });

  it('are measured with lists of different lengths', async () => {
    const lists = Object.entries(adminOperations).filter(([, { field }]) => /Page!$/.test(String(field.type)));
    expect(lists.length).toBeGreaterThanOrEqual(4);
    for (const [name] of lists) {
      const lengths: number[] = [];
      for (const filled of [few, many]) {
        const { answer } = await ask(name, filled);
        lengths.push((answer.data[name] as { items: unknown[] }).items.length);
      }
      expect(lengths[0]).toBeLessThan(lengths[1] ?? 0);
    }
  });
});
