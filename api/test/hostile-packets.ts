import fc from 'fast-check';

/** Bytes for a raw socket, in chunks, and how the client disconnects afterwards. */
export interface HostilePacket {
  parts: Buffer[];
  /** `end` closes its own side and keeps reading, `reset` drops the connection, `stay` waits for the server. */
  leaves: 'end' | 'reset' | 'stay';
}

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

/** Returns packets of the bytes, complete or truncated, in chunks, with any way of disconnecting. */
export const packet = (bytes: fc.Arbitrary<Buffer>): fc.Arbitrary<HostilePacket> =>
  fc.tuple(bytes.chain(truncated).chain(cut), leaves).map(([parts, how]) => ({ parts, leaves: how }));

/** Random bytes of no protocol. */
export const noisePacket = packet(fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)));
