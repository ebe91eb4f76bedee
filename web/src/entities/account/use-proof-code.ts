import { useState } from 'react';
import { errorMessage } from '../../lib/errors';
import { notify } from '../../lib/notify';
import { useSendProofCodeMutation } from './proof.generated';

/** Sends a code to the account's address, and reports the outcome. */
export function useProofCode() {
  const [sendProofCode, { loading }] = useSendProofCodeMutation();
  const [sent, setSent] = useState(false);
  const send = async () => {
    try {
      const { data } = await sendProofCode();
      const refusal = data?.sendProofCode.errors[0]?.message;
      if (refusal) notify.error(refusal);
      else setSent(true);
    } catch (error) {
      notify.error(errorMessage(error));
    }
  };
  return { send: () => void send(), sending: loading, sent };
}
