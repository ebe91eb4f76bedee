import type { RequestContext } from '../../context';
import { decrypt, encrypt } from '../../platform/secrets/secrets';
import { createdOnce } from '../idempotency/repeated-request';
import { signedIn } from '../viewer';
import { checkVersion, lockEndpoint, newWebhookSecret } from './webhook-endpoint.service';
import type { EndpointChange, EndpointOwner } from './webhook-endpoint.service';
import { WebhookEndpointEntity } from './webhook-endpoint.entity';

/** How long the secret before a rotation signs as well. */
const earlierSecretMs = 24 * 60 * 60 * 1000;

/**
 * Gives an endpoint a new secret, in the caller's transaction; the earlier one signs as well for a day. The repetition of
 * a call whose answer was lost returns that secret: another rotation would end the one that the receiver has.
 * @throws AccessError NOT_FOUND; UserError CONFLICT.
 */
export async function rotateSecret(
  tx: RequestContext,
  owner: EndpointOwner,
  id: string,
  version: number,
): Promise<EndpointChange> {
  const before = await lockEndpoint(tx, owner, id);
  // of the same credential: another token of the account must not read a secret that it did not make
  const input = { tokenId: signedIn(tx).tokenId ?? null };
  const request = { operation: 'rotateWebhookSecret', requestId: `rotate-${before.id}-${version}`, input };
  const made: EndpointChange[] = [];
  await createdOnce(tx, request, async () => {
    checkVersion(before, version);
    const secret = newWebhookSecret();
    const next = {
      secretCipher: encrypt(tx.config.encryptionKey, secret),
      earlierSecretCipher: before.secretCipher,
      earlierSecretUntil: new Date(Date.now() + earlierSecretMs),
      version: version + 1,
    };
    await tx.db.update(WebhookEndpointEntity, { id: before.id }, next);
    made.push({ before, endpoint: { ...before, ...next }, secret });
    return before.id;
  });
  if (made[0]) return made[0];
  checkVersion(before, version + 1);
  return { before, endpoint: before, secret: decrypt(tx.config.encryptionKey, before.secretCipher) };
}

/** Whether a call has made a secret; false for the repetition of one. */
export const isRotated = ({ before, endpoint }: EndpointChange): boolean => before?.version !== endpoint.version;
