import fc from 'fast-check';

/** Bytes for a bare socket, in pieces, and how the client leaves afterwards. */
export interface HostilePacket {
  parts: Buffer[];
  /** `end` closes its side and listens on, `reset` drops the connection, `stay` waits for the server. */
  leaves: 'end' | 'reset' | 'stay';
}

const line = (text: string) => `${text}\r\n`;
const methods = [
  'GET',
  'POST',
  'HEAD',
  'OPTIONS',
  'CONNECT',
  'TRACE',
  'PUT',
  'PATCH',
  'PRI',
  'BREW',
  'get',
  'M-SEARCH',
  '',
];
const targets = [
  '/',
  '//',
  '///',
  '/graphql',
  '/graphql?query={me{id}}',
  '/graphql/',
  '//graphql',
  '/GraphQL',
  '*',
  'http://[',
  'http://x/graphql',
  'https://',
  'x',
  '/%',
  '/%00',
  '/%E0%A4%A',
  '/..',
  '/../../etc/passwd',
  '/about',
  '/ABOUT',
  '/about?%',
  '/a b',
  '/healthz',
  '/readyz',
  '/metrics',
  '/designs/x/image',
  '/designs/%00/image',
  '/webhooks/paypal',
  '/auth/social/callback?code=x',
  '/assets/../package.json',
  '/assets/%2e%2e/x.js',
  `/${'a'.repeat(9_000)}`,
  'evil.example:443',
  '/\u0000',
  '/\u00ff',
  '',
];
const versions = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/1.1 ', 'http/1.1', 'ICE/1.0', ''];
const headers = [
  'Host: x',
  'Host: x',
  'Host: ',
  'Host: a\r\nHost: b',
  'Connection: close',
  'Connection: Upgrade',
  'Connection: keep-alive, Upgrade, x',
  'Upgrade: websocket',
  'Upgrade: WebSocket',
  'Upgrade: h2c',
  'Upgrade: TLS/1.0',
  'Upgrade: ',
  'Origin: null',
  'Origin: http://',
  'Origin: https://evil.example',
  'Origin: http://[',
  'Origin: ',
  'Origin: //',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Version: 8',
  'Sec-WebSocket-Version: x',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  'Sec-WebSocket-Key: short',
  'Sec-WebSocket-Protocol: graphql-transport-ws',
  'Sec-WebSocket-Protocol: graphql-ws, ,',
  'Sec-WebSocket-Protocol: vite-hmr',
  'Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=99',
  'Content-Type: application/json',
  'Content-Type: text/plain; charset=utf-99',
  'Content-Type: multipart/form-data',
  'Content-Length: 0',
  'Content-Length: 5',
  'Content-Length: 5000',
  'Content-Length: 99999999999',
  'Content-Length: -1',
  'Content-Length: 5, 5',
  'Content-Length: 0x10',
  'Content-Length: 3\r\nContent-Length: 4',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked, gzip',
  'Transfer-Encoding: x',
  'Content-Encoding: gzip',
  'Content-Encoding: zstd',
  'Expect: 100-continue',
  'Expect: 200-ok',
  'Cookie: postloom_session=x',
  'Cookie: postloom_session=a.b.c; postloom_refresh=%',
  `Cookie: ${'a=b;'.repeat(500)}`,
  'Authorization: Bearer x',
  'Authorization: Basic',
  'X-Forwarded-For: , ,',
  'X-Forwarded-For: ::ffff:1.2.3.4, [::1]',
  'X-Request-Id: \u00ff',
  'If-None-Match: *',
  'If-None-Match: "',
  'Range: bytes=99-1',
  'Accept-Encoding: *;q=0',
  'Accept: \u0001',
  `X-Long: ${'a'.repeat(30_000)}`,
  ' folded: x',
  'no colon',
  ': empty',
  'Bad\u0000Name: x',
  'Trailer: x',
  'TE: trailers',
  'Max-Forwards: 0',
  'Early-Data: 1',
];
const query = '{"query":"{ me { id } }"}';
const bodies = [
  '',
  'x',
  query,
  query.slice(0, 9),
  '{',
  '[]',
  '[1]',
  'null',
  '{"query":1}',
  '{"query":"{"}',
  '{"query":"subscription { meChanged { id } }"}',
  '5\r\nhello\r\n0\r\n\r\n',
  '5\r\nhel',
  'fffffffff\r\n',
  '-1\r\n\r\n',
  'z\r\n',
  '0\r\nTrailer: x\r\n\r\n',
  '5;x=y\r\nhello\r\n',
  '\u0000'.repeat(64),
  `${'['.repeat(5_000)}`,
  'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(30),
];

const leaves = fc.constantFrom<HostilePacket['leaves'][]>('end', 'end', 'reset', 'stay');
const cut = (bytes: Buffer) =>
  fc
    .array(fc.nat({ max: bytes.length }), { maxLength: 3 })
    .map((places) =>
      [0, ...[...places].sort((a, b) => a - b), bytes.length]
        .reduce<Buffer[]>(
          (parts, place, index, all) => (index === 0 ? parts : [...parts, bytes.subarray(all[index - 1], place)]),
          [],
        )
        .filter(({ length }) => length > 0),
    );
const truncated = (bytes: Buffer) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(bytes) },
    { weight: 1, arbitrary: fc.nat({ max: bytes.length }).map((length) => bytes.subarray(0, length)) },
  );
const packet = (bytes: fc.Arbitrary<Buffer>): fc.Arbitrary<HostilePacket> =>
  fc.tuple(bytes.chain(truncated).chain(cut), leaves).map(([parts, how]) => ({ parts, leaves: how }));

/** Whatever can be made of the words of HTTP. */
export const httpPacket = packet(
  fc
    .record({
      method: fc.constantFrom('GET', 'GET', 'POST', 'POST', ...methods),
      target: fc.constantFrom(...targets),
      version: fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', ...versions),
      given: fc.array(fc.constantFrom(...headers), { maxLength: 9 }),
      body: fc.constantFrom(...bodies),
    })
    .map(({ method, target, version, given, body }) =>
      Buffer.from(`${line(`${method} ${target} ${version}`)}${given.map(line).join('')}\r\n${body}`, 'latin1'),
    ),
);

const greeting = (path: string, given: string[]) =>
  Buffer.from(
    `${line(`GET ${path} HTTP/1.1`)}${['Host: x', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Protocol: graphql-transport-ws', ...given].map(line).join('')}\r\n`,
    'latin1',
  );

/** Upgrades that are good but for one thing. */
export const upgradePacket = packet(
  fc
    .tuple(
      fc.constantFrom('/graphql', '/graphql', ...targets),
      fc.array(
        fc.constantFrom(
          'Origin: null',
          'Origin: http://',
          'Origin: https://evil.example',
          'Sec-WebSocket-Version: 8',
          'Sec-WebSocket-Key: x',
          'Content-Length: 5',
          'Transfer-Encoding: chunked',
          'Expect: 100-continue',
          'Cookie: postloom_session=x; postloom_refresh=y',
        ),
        { maxLength: 2 },
      ),
    )
    .map(([path, given]) => greeting(path, given)),
);

/** A frame as a client sends it: masked, with whatever flags, opcode and length it is told. */
function frame(
  opcode: number,
  payload: Buffer,
  {
    fin = true,
    rsv = 0,
    masked = true,
    claimed = payload.length,
  }: { fin?: boolean; rsv?: number; masked?: boolean; claimed?: number } = {},
): Buffer {
  const mark = masked ? 0x80 : 0;
  const length =
    claimed < 126
      ? [mark | claimed]
      : claimed < 65_536
        ? [mark | 126, claimed >> 8, claimed & 255]
        : [mark | 127, 0, 0, 0, 0, (claimed >>> 24) & 255, (claimed >> 16) & 255, (claimed >> 8) & 255, claimed & 255];
  const mask = Buffer.from([1, 2, 3, 4]);
  const body = masked ? payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0)) : payload;
  return Buffer.concat([
    Buffer.from([(fin ? 0x80 : 0) | (rsv << 4) | opcode, ...length]),
    masked ? mask : Buffer.alloc(0),
    body,
  ]);
}

const subscribe = (id: string, text: unknown) => JSON.stringify({ id, type: 'subscribe', payload: { query: text } });
const messages = [
  '{"type":"connection_init"}',
  '{"type":"connection_init","payload":[]}',
  '{"type":"connection_init","payload":{"a":1}}',
  '{"type":"ping"}',
  '{"type":"pong","payload":1}',
  '{"type":"nonsense"}',
  '{"type":"complete","id":"1"}',
  '{"type":"complete","id":"__proto__"}',
  '{"type":"next","id":"1","payload":{}}',
  '{"type":"error","id":"1","payload":[]}',
  '{"type":"connection_ack"}',
  '{',
  'null',
  '[]',
  '"x"',
  '{"type":["subscribe"]}',
  subscribe('1', 'subscription { meChanged { id } }'),
  subscribe('1', '{ me { id } }'),
  subscribe('2', 'mutation { signOut { errors { code } } }'),
  subscribe('__proto__', 'subscription { meChanged { id } }'),
  subscribe('', 'subscription { meChanged { id } }'),
  subscribe('3', '{'),
  subscribe('4', 7),
  subscribe('5', `{ a${' { a'.repeat(500)} `),
  subscribe('6', `subscription { ${'x '.repeat(3_000)} }`),
  subscribe('7', 'subscription { designChanged(id: "\u0000") { id } }'),
  ...Array.from({ length: 25 }, (_, index) => subscribe(`bad-${index}`, '{ nonsense')).slice(0, 3),
  '{"id":"8","type":"subscribe","payload":{"query":"subscription { meChanged { id } }","variables":[],"operationName":7}}',
  '{"id":"9","type":"subscribe","payload":null}',
  '{"id":1,"type":"subscribe","payload":{"query":"{ me { id } }"}}',
  '\u0000',
  'x'.repeat(70_000),
];

const text = (message: string) => frame(1, Buffer.from(message));
const brokenFrames = [
  frame(3, Buffer.from('x')),
  frame(11, Buffer.from('x')),
  frame(0, Buffer.from('continued')),
  frame(1, Buffer.from('{"type":'), { fin: false }),
  frame(1, Buffer.from([0xff, 0xfe, 0xfd])),
  frame(1, Buffer.from([0xc3])),
  frame(2, Buffer.from('{"type":"connection_init"}')),
  frame(1, Buffer.from('x'), { rsv: 4 }),
  frame(1, Buffer.from('x'), { rsv: 7 }),
  frame(1, Buffer.from('x'), { masked: false }),
  frame(9, Buffer.alloc(126)),
  frame(9, Buffer.from('ping')),
  frame(10, Buffer.from('pong')),
  frame(8, Buffer.alloc(0)),
  frame(8, Buffer.from([3])),
  frame(8, Buffer.from([0x03, 0xe8])),
  frame(8, Buffer.from([0x03, 0xed])),
  frame(8, Buffer.from([0x27, 0x10])),
  frame(8, Buffer.from([0x03, 0xe8, 0xff])),
  frame(9, Buffer.from('x'), { fin: false }),
  frame(1, Buffer.from('x'), { claimed: 100_000 }),
  frame(1, Buffer.from('x'), { claimed: 0x7fffffff }),
  Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
  Buffer.alloc(0),
  Buffer.from('GET / HTTP/1.1\r\n\r\n'),
];

/** A good greeting, and after it what is against WebSocket or graphql-ws. */
export const livePacket = packet(
  fc
    .tuple(
      fc.boolean(),
      fc.array(
        fc.oneof(
          fc.constantFrom(...messages).map(text),
          fc.constantFrom(...messages).map(text),
          fc.constantFrom(...brokenFrames),
          fc
            .constantFrom(...messages)
            .map((message) =>
              Buffer.concat([
                frame(1, Buffer.from(message).subarray(0, 5), { fin: false }),
                frame(9, Buffer.alloc(0)),
                frame(0, Buffer.from(message).subarray(5)),
              ]),
            ),
        ),
        { minLength: 1, maxLength: 6 },
      ),
    )
    .map(([greeted, frames]) =>
      Buffer.concat([greeting('/graphql', []), ...(greeted ? [text('{"type":"connection_init"}')] : []), ...frames]),
    ),
);

/** Bytes of no language at all. */
export const noisePacket = packet(fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)));
