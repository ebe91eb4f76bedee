import { createAsking } from '../../lib/asking';
import { ProofDialog } from './lazy-proof-dialog';
import { useConfirmIdentityMutation } from './proof.generated';

const { ask, useAsked } = createAsking<'OWNER', boolean>(false);

/** Like `withProof`, for what every account may do: it needs a mounted `OwnerProofDialog`. */
export async function withOwnerProof<Answer extends { errors: readonly { code: string }[] } | undefined>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await send();
  const isNeeded = answer?.errors.some(({ code }) => code === 'PROOF_REQUIRED');
  return isNeeded && (await ask('OWNER')) ? send() : answer;
}

/** Renders the dialog of `withOwnerProof`. */
export function OwnerProofDialog() {
  const asked = useAsked();
  const [confirmIdentity] = useConfirmIdentityMutation();
  if (!asked) return null;
  return (
    <ProofDialog
      text="This lets another program read or do something in your account. Your last confirmation was more than 15 minutes ago."
      onClose={(isProven) => asked.answer(isProven === true)}
      send={async (proof) => (await confirmIdentity({ variables: { proof } })).data?.confirmIdentity}
    />
  );
}
