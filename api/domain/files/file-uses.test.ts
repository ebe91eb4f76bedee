import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { namesInUse, usedNames } from './file-uses';

const nameOf = (text: string, ending = 'png') => `${createHash('sha256').update(text).digest('hex')}.${ending}`;
const urlOf = (name: string) => `/image-server/${name}`;

interface Shower {
  table: string;
  column: string;
  /** Inserts a row that shows `$1` and returns its key as text. */
  insert: string;
  key: string;
}

const item = `insert into items (number, slug, name, price, guidelines, access_url, image_url) values ('A1', 'a', 'A', 1, 'G', 'https://a.example/', $1)`;
const order = (column: string) =>
  `insert into orders (user_id, kind, credit, validity_days, order_code, payment_code, name, price, fee, total, currency, customer_name, customer_email, address, country, payment_status, order_status, ${column})
   values ((select min(id::text)::uuid from users), 'PACKAGE', 1, 1, 'A' || lpad(length($1)::text, 7, '0'), 'B' || lpad(length($1)::text, 7, '0'), 'A', 1, 0, 1, 'USD', 'A', 'a@example.com', 'A', 'Other', 'PENDING', 'PENDING', $1)`;

const showers: Shower[] = [
  {
    table: 'users',
    column: 'photo_url',
    key: 'id',
    insert: `insert into users (email, name, photo_url) values ('photo@example.com', 'A', $1)`,
  },
  { table: 'items', column: 'image_url', key: 'id', insert: item },
  { table: 'orders', column: 'image_url', key: 'id', insert: order('image_url') },
  { table: 'orders', column: 'featured_image', key: 'id', insert: order('featured_image') },
  {
    table: 'tickets',
    column: 'user_photo_url',
    key: 'id',
    insert: `insert into tickets (user_name, user_email, user_role, user_photo_url, subject, message, status) values ('A', 'a@example.com', 'MEMBER', $1, 'S', 'M', 'OPEN')`,
  },
  {
    table: 'content_sections',
    column: 'body',
    key: 'key',
    insert: `insert into content_sections (key, body) values ('banner', jsonb_build_object('banner', jsonb_build_array($1::text)))`,
  },
  {
    table: 'settings',
    column: 'body',
    key: 'key',
    insert: `insert into settings (key, body) values ('appearance', jsonb_build_object('logoUrl', $1::text))`,
  },
  {
    table: 'content_versions',
    column: 'body',
    key: 'id',
    insert: `insert into content_versions (key, version, body, active) values ('banner', 1, jsonb_build_object('image', $1::text), true)`,
  },
  {
    table: 'scheduled_sections',
    column: 'body',
    key: 'key',
    insert: `insert into scheduled_sections (key, body, based_on, publish_at, created_by) values ('banner', jsonb_build_object('image', $1::text), 0, now(), uuidv7())`,
  },
  {
    table: 'brands',
    column: 'content',
    key: 'id',
    insert: `insert into brands (user_id, name, content) values ((select min(id::text)::uuid from users), 'A', jsonb_build_object('image', $1::text))`,
  },
  {
    table: 'design_documents',
    column: 'content',
    key: 'design_id',
    insert: `insert into design_documents (design_id, user_id, first_size, content, ratio, sample)
      values ((select id from designs limit 1), (select user_id from designs limit 1), 'SQUARE', jsonb_build_object('image', $1::text), 1, 'a')`,
  },
];

describe('the uses of uploaded images', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
    const { id } = await product.addUser();
    await product.services.pool.query(
      `insert into designs (user_id, request_id, platform, post_type, size, niche, style, primary_text, custom_prompt, prompt)
       values ($1, 'request-1', 'FACEBOOK', 'FACEBOOK_POST', 'SQUARE', 'ART', 'BOLD', 'A', 'A', 'A')`,
      [id],
    );
  });
  afterAll(() => product.stop());

  const run = async (sql: string, values: unknown[] = []) =>
    (await product.services.pool.query<Record<string, string>>(sql, values)).rows;
  const uses = (name: string) => run('select table_name, row_id from file_uses where name = $1', [name]);

  it.each(showers)('follow $table.$column in the transaction of the row', async ({ table, column, key, insert }) => {
    const [first, second, third] = ['first', 'second', 'third'].map((text) => nameOf(`${table} ${column} ${text}`)) as [
      string,
      string,
      string,
    ];
    const [{ id = '' } = {}] = await run(`${insert} returning ${key}::text as id`, [urlOf(first)]);
    const itself = [{ table_name: table, row_id: id }];
    expect(await uses(first)).toEqual(itself);

    const change = (url: string) =>
      run(
        `update ${table} set ${column} = ${column === 'body' || column === 'content' ? 'to_jsonb($2::text)' : '$2'} where ${key} = $1`,
        [id, url],
      );
    await change(`https://postloom.example${urlOf(second)}`);
    expect([await uses(first), await uses(second)]).toEqual([[], itself]);
    await run(`update ${table} set ${key} = ${key} where ${key} = $1`, [id]);
    expect(await uses(second)).toEqual(itself);

    const client = await product.services.pool.connect();
    await client.query('begin');
    await client.query(`delete from ${table} where ${key} = $1`, [id]);
    await client.query('rollback');
    client.release();
    expect(await uses(second)).toEqual(itself);

    await change(`${urlOf(second)} and ${urlOf(third)}`);
    expect([await uses(second), await uses(third)]).toEqual([itself, itself]);
    await run(`delete from ${table} where ${key} = $1`, [id]);
    expect([await uses(second), await uses(third)]).toEqual([[], []]);
  });

  it('do not include external pictures', async () => {
    await run('delete from file_uses');
    await run(
      `insert into users (email, name, photo_url) values ('away@example.com', 'A', 'https://elsewhere.example/photo.png'), ('none@example.com', 'A', null)`,
    );
    expect(await run('select * from file_uses')).toEqual([]);
  });

  it('are maintained for every column with the address of a picture, and for the bodies of sections', async () => {
    const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const columns = globSync('api/domain/**/*.entity.ts').flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      const [, table = ''] = /@Entity\('(\w+)'\)/.exec(text) ?? [];
      return [...text.matchAll(/^  (\w*(?:[pP]hoto|[iI]mage|[pP]icture|[aA]vatar|[tT]humbnail)\w*)!:/gm)].map(
        ([, name = '']) => `${table}.${snake(name)}`,
      );
    });
    // a design's own keys belong to another folder; months count pictures and number them
    const pictures = columns.filter((name) => !/^(designs|month_plans|month_posts)\./.test(name));
    const maintained = await run(
      `select distinct tgrelid::regclass || '.' || argument.name as column, count(*)::int as triggers from pg_trigger,
         regexp_split_to_table(encode(tgargs, 'escape'), '\\\\000') with ordinality argument(name, place)
       where tgfoid = 'keep_file_uses'::regproc and tgenabled = 'O' and place > 1 and argument.name <> '' group by 1 order by 1`,
    );
    // a row that never changes: its one trigger is proven in invoice-vat.test.ts
    const invoices = 'invoices.logo_url';
    expect(maintained).toEqual(
      [
        ...pictures,
        'brands.content',
        'content_sections.body',
        'content_versions.body',
        'design_documents.content',
        'scheduled_sections.body',
        invoices,
        'settings.body',
      ]
        .sort()
        .map((column) => ({ column, triggers: column === invoices ? 1 : 3 })),
    );
    const tried = showers.map(({ table, column }) => `${table}.${column}`);
    expect(maintained.map(({ column }) => column)).toEqual([...tried, invoices].sort());
  });

  describe('in a large shop', () => {
    beforeAll(() =>
      // one image is shown by nearly all rows, like that of a best-selling item
      run(
        `insert into file_uses (name, table_name, row_id)
         select case when n % 1000 = 0 then encode(sha256(n::text::bytea), 'hex') || '.png' else $1 end, 'orders', uuidv7()
         from generate_series(1, 200000) n`,
        [nameOf('bestseller')],
      ).then(() => run('analyze file_uses')),
    );

    it('are read through an index', async () => {
      const names = Array.from({ length: 500 }, (_, n) => nameOf(`unknown ${n}`));
      const plan = JSON.stringify(await run(`explain (costs off) ${usedNames}`, [names]));
      expect(plan).toContain('pk_file_uses');
      expect(plan).not.toContain('Seq Scan');
      const used = await namesInUse(product.ctx().db, [...names, nameOf('bestseller'), nameOf('1000')]);
      expect([...used].sort()).toEqual([nameOf('bestseller'), nameOf('1000')].sort());
    });

    it('are deleted through an index with their row, and an upload is found by its hash through one', async () => {
      const plan = JSON.stringify(
        await run(`explain (costs off) delete from file_uses where table_name = 'orders' and row_id = $1`, ['x']),
      );
      expect(plan).toContain('ix_file_uses_row');
      await run(
        `insert into files (hash, mime, bytes, width, height) select md5(n::text), 'image/png', 1, 1, 1 from generate_series(1, 20000) n`,
      );
      await run('analyze files');
      expect(JSON.stringify(await run('explain select 1 from files where hash in ($1, $2)', ['a', 'b']))).toContain(
        'ix_files_hash',
      );
    });
  });
});
