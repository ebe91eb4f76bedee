import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { Pool } from 'pg';

/**
 * The baseline of the benchmarks: node:http that sends the bytes of a file, or 304 to a caller that has an ETag, and first
 * runs the statements of a file over pg.
 */
const [bodyFile = '', type = 'text/plain', sqlFile] = process.argv.slice(2);
const body = readFileSync(bodyFile);
const statements = sqlFile ? (JSON.parse(readFileSync(sqlFile, 'utf8')) as { text: string; values: unknown[] }[]) : [];
const pool = process.env['DATABASE_URL']
  ? new Pool({ connectionString: process.env['DATABASE_URL'], max: 15 })
  : undefined;

const server = createServer((request, response) => {
  // A POST is read to its end, as any server must.
  request.resume().on('end', () => {
    const isKnown = request.headers['if-none-match'] !== undefined;
    const answer = () =>
      isKnown
        ? response.writeHead(304).end()
        : response.writeHead(200, { 'content-type': type, 'content-length': body.length }).end(body);
    if (!pool || statements.length === 0) answer();
    else void Promise.all(statements.map(({ text, values }) => pool.query(text, values))).then(answer);
  });
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.once('SIGTERM', () => process.exit(0)).once('disconnect', () => process.exit(0));
