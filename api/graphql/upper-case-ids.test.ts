import { OperationTypeNode, print } from 'graphql';
import { AuditEntity } from '../domain/audit/audit.entity';
import type { DomainEvent } from '../platform/events/domain-event';
import { adminCases } from '../test/admin-cases';
import { adminOperations, fullDocument, variablesOf } from '../test/admin-operations';
import { startAdministeredProduct } from '../test/administered-product';
import type { AdministeredProduct } from '../test/administered-product';
import { clientCases } from '../test/client-cases';
import { clientOperations, isForAdmins, kindOf, validVariables } from '../test/client-operations';
import { startFilledProduct } from '../test/filled-product';
import type { FilledProduct } from '../test/filled-product';
import { troubles } from '../test/sql-statements';

/** Values that are an id as a whole, or a subject of the audit such as `users/ID`; some tests name things by ids. */
const ids = /(?<=(?<!"name":)"|\/)[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=["])/gi;
const inUpperCase = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value).replace(ids, (id) => id.toUpperCase())) as Value;
const upperCaseIn = (value: unknown) =>
  [...JSON.stringify(value).matchAll(ids)].map(([id]) => id).filter((id) => id !== id.toLowerCase());
const hasId = (value: unknown) => ids.test(JSON.stringify(value));

describe('ids in upper case, which PostgreSQL takes for the same,', () => {
  describe('of Admins', () => {
    let filled: AdministeredProduct;
    const events: DomainEvent[] = [];
    beforeAll(async () => {
      filled = await startAdministeredProduct(1);
      const client = await filled.product.services.pool.connect();
      // events are sent by NOTIFY only to other processes of the product
      await client.query(`set application_name = 'postloom test events'; listen postloom_events`);
      client.on('notification', ({ payload }) => void events.push(JSON.parse(payload ?? '{}') as DomainEvent));
      release = () => client.release(true);
    });
    let release = () => undefined as void;
    afterAll(async () => {
      release();
      await filled.product.stop();
    });

    it.each(Object.entries(adminOperations))(
      'mean the same in %s, in the audit and in events',
      async (name, operation) => {
        const given = await variablesOf(operation, adminCases[name], filled);
        const { manager } = filled.product.services.dataSource;
        const before = await manager.countBy(AuditEntity, {});
        const answer = await filled.office.graphql(fullDocument(operation), inUpperCase(given));
        expect(troubles(answer)).toEqual([]);
        const rows = await manager.find(AuditEntity, { order: { id: 'ASC' }, skip: before });
        expect(upperCaseIn(rows.map(({ subject, before: was, after }) => [subject, was, after]))).toEqual([]);
        expect(upperCaseIn(events.splice(0))).toEqual([]);
      },
    );

    it.each([
      [
        'setUserDisabled',
        'mutation($id: ID!) { setUserDisabled(id: $id, isDisabled: true, reason: "x") { errors { code } } }',
      ],
      ['signOutUser', 'mutation($id: ID!) { signOutUser(id: $id, reason: "x") { errors { code } } }'],
      ['resetTwoStep', 'mutation($id: ID!) { resetTwoStep(id: $id, reason: "x") { errors { code } } }'],
      ['eraseUser', 'mutation($id: ID!) { eraseUser(id: $id, reason: "x") { errors { code } } }'],
    ])('name the own account in %s', async (name, query) => {
      const id = filled.admin.id.toUpperCase();
      const { data } = await filled.office.graphql<Record<string, { errors: { code: string }[] }>>(query, { id });
      expect(data[name]?.errors).toEqual([{ code: 'INVALID_STATE' }]);
      const literal = query.replace('($id: ID!)', '').replace('$id', JSON.stringify(id));
      const again = await filled.office.graphql<Record<string, { errors: { code: string }[] }>>(literal);
      expect(again.data[name]?.errors).toEqual([{ code: 'INVALID_STATE' }]);
    });
  });

  describe('of members', () => {
    let filled: FilledProduct;
    beforeAll(async () => {
      filled = await startFilledProduct(2);
    });
    afterAll(() => filled.product.stop());

    const operations = Object.entries(clientOperations).filter(
      ([name]) =>
        !isForAdmins(name) &&
        kindOf(name) !== OperationTypeNode.SUBSCRIPTION &&
        clientCases[name]?.member !== undefined,
    );
    it.each(operations)('mean the same in %s', async (name, document) => {
      const given = { ...validVariables(name), ...(await clientCases[name]?.variables?.(filled)) };
      if (!hasId(given)) return;
      const answer = await filled.browser.graphql(print(document), inUpperCase(given));
      expect(troubles(answer)).toEqual([]);
    });
  });
});
