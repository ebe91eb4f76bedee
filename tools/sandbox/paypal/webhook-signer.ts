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

/** Signs and checks webhook transmissions with a key that lasts as long as the sandbox runs. */
export class WebhookSigner {
  readonly certificateId = `CERT-360caa42-${randomBytes(8).toString('hex')}`;
  /** The certificate in PEM, served where `paypal-cert-url` points. */
  readonly certificate: string;
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;

  constructor() {
    const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
    this.privateKey = pair.privateKey;
    this.publicKey = pair.publicKey;
    this.certificate = selfSignedCertificate('messageverificationcerts.sandbox', pair.publicKey, pair.privateKey);
  }

  /** Returns the signature in base64 over `id|time|webhookId|crc32(body)`, the CRC as a decimal number. */
  sign(transmission: Transmission, body: string): string {
    return createSign('RSA-SHA256').update(signedText(transmission, body)).sign(this.privateKey, 'base64');
  }

  verify(transmission: Transmission, body: string, signature: string): boolean {
    return createVerify('RSA-SHA256')
      .update(signedText(transmission, body))
      .verify(this.publicKey, signature, 'base64');
  }
}

function signedText(transmission: Transmission, body: string): string {
  return [transmission.id, transmission.time, transmission.webhookId, crc32(Buffer.from(body))].join('|');
}
