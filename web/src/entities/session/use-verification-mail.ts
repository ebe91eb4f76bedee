import { useState } from 'react';
import { useSendVerificationEmailMutation } from './verification.generated';
import { errorMessage } from '../../lib/errors';
import { notify } from '../../lib/notify';

/** Sends the verification link again, and reports the outcome. */
export function useVerificationMail() {
  const [sendVerificationEmail, { loading }] = useSendVerificationEmailMutation();
  const [sent, setSent] = useState(false);
  const send = async () => {
    try {
      const { data } = await sendVerificationEmail();
      const refusal = data?.sendVerificationEmail.errors[0]?.message;
      if (refusal) notify.error(refusal);
      else setSent(true);
    } catch (error) {
      notify.error(errorMessage(error));
    }
  };
  return { send: () => void send(), sending: loading, sent };
}
