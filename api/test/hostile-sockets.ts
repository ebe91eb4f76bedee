import fc from 'fast-check';
import { line, targets } from './hostile-http';
import { packet } from './hostile-packets';

const greeting = (path: string, given: string[]) =>
  Buffer.from(
    `${line(`GET ${path} HTTP/1.1`)}${['Host: x', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Protocol: graphql-transport-ws', ...given].map(line).join('')}\r\n`,
    'latin1',
  );

/** Upgrade requests that are valid except for one thing. */
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

/** Returns a masked client frame with any flags, opcode and declared length. */
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

/** A valid handshake followed by violations of WebSocket or graphql-ws. */
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
