import { createAsking } from '../../lib/asking';
import { ProofDialog } from './lazy-proof-dialog';
import { useConfirmAdminMutation } from './proof.generated';

const { ask, useAsked } = createAsking<'ADMIN', boolean>(false);

/**
 * Sends something that may need the Admin's proof (PROOF_REQUIRED). When it does, the Admin is asked for it, and it is
 * sent once more; the first answer stands when the Admin declines.
 */
export async function withProof<Answer extends { errors: readonly { code: string }[] } | undefined>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await send();
  const isNeeded = answer?.errors.some(({ code }) => code === 'PROOF_REQUIRED');
  return isNeeded && (await ask('ADMIN')) ? send() : answer;
}

/** Renders the dialog of `withProof`. Mounted once in the administrator area. */
export function AdminProofDialog() {
  const asked = useAsked();
  const [confirmAdmin] = useConfirmAdminMutation();
  if (!asked) return null;
  return (
    <ProofDialog
      text="This changes who runs the shop, or its money. Your last confirmation was more than 15 minutes ago."
      onClose={(isProven) => asked.answer(isProven === true)}
      send={async (proof) => (await confirmAdmin({ variables: { proof } })).data?.confirmAdmin}
    />
  );
}
