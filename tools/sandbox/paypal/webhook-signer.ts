import { createSign, createVerify, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { selfSignedCertificate } from './self-signed-certificate';

export const AUTH_ALGORITHM = 'SHA256withRSA';

/** The signed data besides the body; all of it is sent in the transmission headers. */
export interface Transmission {
  id: string;
  time: string;
  webhookId: string;
}

interface Keys {
  privateKey: KeyObject;
  publicKey: KeyObject;
  certificate: string;
}

function makeKeys(): Keys {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    privateKey,
    publicKey,
    certificate: selfSignedCertificate('messageverificationcerts.sandbox', publicKey, privateKey),
  };
}

/** Signs and checks webhook transmissions with a key that lasts as long as the sandbox runs. */
export class WebhookSigner {
  readonly certificateId = `CERT-360caa42-${randomBytes(8).toString('hex')}`;
  private made: Keys | undefined;

  /** Made when they are first needed: a pair of keys takes a twentieth of a second, and few tests get webhooks. */
  private get keys(): Keys {
    return (this.made ??= makeKeys());
  }

  /** The certificate in PEM, served where `paypal-cert-url` points. */
  get certificate(): string {
    return this.keys.certificate;
  }

  /** Returns the signature in base64 over `id|time|webhookId|crc32(body)`, the CRC as a decimal number. */
  sign(transmission: Transmission, body: string): string {
    return createSign('RSA-SHA256').update(signedText(transmission, body)).sign(this.keys.privateKey, 'base64');
  }

  verify(transmission: Transmission, body: string, signature: string): boolean {
    return createVerify('RSA-SHA256')
      .update(signedText(transmission, body))
      .verify(this.keys.publicKey, signature, 'base64');
  }
}

function signedText(transmission: Transmission, body: string): string {
  return [transmission.id, transmission.time, transmission.webhookId, crc32(Buffer.from(body))].join('|');
}
