import { createSign, randomBytes, type KeyObject } from 'node:crypto';

/** ASN.1 tags of the few DER types that a certificate needs (X.690). */
const TAG = {
  integer: 0x02,
  bitString: 0x03,
  nul: 0x05,
  oid: 0x06,
  utf8: 0x0c,
  utcTime: 0x17,
  sequence: 0x30,
  set: 0x31,
  version: 0xa0,
} as const;
const SHA256_WITH_RSA = Buffer.from('2a864886f70d01010b', 'hex');
const COMMON_NAME = Buffer.from('550403', 'hex');

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

function utcTime(date: Date): Buffer {
  const digits = date.toISOString().replace(/\D/g, '').slice(2, 14);
  return der(TAG.utcTime, Buffer.from(`${digits}Z`));
}

/**
 * Creates a self-signed X.509 v3 certificate in PEM, valid for one year: Node generates keys but no certificates.
 * Source: RFC 5280, section 4.1.
 */
export function selfSignedCertificate(
  commonName: string,
  publicKey: KeyObject,
  privateKey: KeyObject,
  from = new Date(),
): string {
  const algorithm = der(TAG.sequence, der(TAG.oid, SHA256_WITH_RSA), der(TAG.nul));
  const attribute = der(TAG.sequence, der(TAG.oid, COMMON_NAME), der(TAG.utf8, Buffer.from(commonName)));
  const name = der(TAG.sequence, der(TAG.set, attribute));
  const now = from.getTime();
  const validity = der(TAG.sequence, utcTime(new Date(now - 60_000)), utcTime(new Date(now + 365 * 86_400_000)));
  // The first byte makes the serial number positive and free of leading zeros.
  const serial = der(TAG.integer, Buffer.concat([Buffer.from([0x01]), randomBytes(8)]));
  const version3 = der(TAG.version, der(TAG.integer, Buffer.from([2])));
  const keyInfo = publicKey.export({ type: 'spki', format: 'der' });
  const body = der(TAG.sequence, version3, serial, algorithm, name, validity, name, keyInfo);
  const signature = createSign('RSA-SHA256').update(body).sign(privateKey);
  const certificate = der(TAG.sequence, body, algorithm, der(TAG.bitString, Buffer.from([0]), signature));
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}
