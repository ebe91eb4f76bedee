import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useFormContext, useFormState } from 'react-hook-form';
import { SteadyButton } from '../../components/form/steady-button';
import { SendHorizonal } from '../../lib/generated/icons';
import { messageLimits } from '../../../../contract/limits';
import { RichTextField } from '../../components/form/rich-text-field';
import { showServerErrors } from '../../components/form/server-errors';
import { TextField } from '../../components/form/text-field';
import type { MailingKind } from '../../gql/schema';
import { errorMessage } from '../../lib/errors';
import { useSendTestEmailMutation } from './message.generated';
import { MessagePreview } from './message-preview';

interface MessageFieldsProps {
  /** The account that the preview is for; the Admin's own when omitted. */
  userId?: string;
  kind?: MailingKind;
}

type View = 'write' | 'preview';

/** Subject and body of a message in the surrounding form, with a preview and a test email. */
export function MessageFields({ userId, kind }: MessageFieldsProps) {
  const { errors, submitCount } = useFormState<{ subject: string; body: string }>();
  const [chosen, setChosen] = useState<{ view: View; submits: number }>({ view: 'write', submits: 0 });
  const isWrong = errors.subject !== undefined || errors.body !== undefined;
  // a submit that was refused leads back to the fields: their errors must be in sight
  const view = isWrong && submitCount > chosen.submits ? 'write' : chosen.view;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
        <Tabs
          value={view}
          onChange={(_event, next: View) => setChosen({ view: next, submits: submitCount })}
          aria-label="Message"
        >
          <Tab value="write" label="Write" id="tab-write" aria-controls="message-words" />
          <Tab value="preview" label="Preview" id="tab-preview" aria-controls="message-words" />
        </Tabs>
        <TestEmail />
      </Box>
      <Box
        id="message-words"
        role="tabpanel"
        aria-labelledby={`tab-${view}`}
        sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {/* stays, so that the cursor and the undo history of the editor stay */}
        <Box sx={{ display: view === 'write' ? 'grid' : 'none', gap: 2.5 }}>
          <TextField name="subject" label="Subject" maxLength={messageLimits.subject} required />
          <RichTextField
            name="body"
            label="Message"
            hint="{{userName}} becomes the recipient’s name, or User if there is none."
            block
          />
        </Box>
        {view === 'preview' && <MessagePreview userId={userId} kind={kind} />}
      </Box>
    </Box>
  );
}

/** Sends the message to the Admin's own address. */
function TestEmail() {
  const form = useFormContext<{ subject: string; body: string }>();
  const [send, { loading }] = useSendTestEmailMutation();
  const [outcome, setOutcome] = useState<{ severity: 'success' | 'error'; text: string } | null>(null);
  const sendTest = async () => {
    setOutcome(null);
    if (!(await form.trigger(['subject', 'body'], { shouldFocus: true }))) return;
    const { subject, body } = form.getValues();
    try {
      const { data } = await send({ variables: { message: { subject, body } } });
      const answer = data?.sendTestEmail;
      if (answer?.recipient) setOutcome({ severity: 'success', text: `Sent to ${answer.recipient}.` });
      else showServerErrors(form, answer?.errors ?? []);
    } catch (error) {
      setOutcome({ severity: 'error', text: errorMessage(error) });
    }
  };
  return (
    <>
      <SteadyButton
        size="small"
        variant="text"
        loading={loading}
        startIcon={<SendHorizonal size={16} aria-hidden />}
        onClick={() => void sendTest()}
      >
        Send a test to me
      </SteadyButton>
      <Box aria-live="polite" sx={{ flexBasis: '100%', '&:empty': { display: 'none' } }}>
        {outcome && <Alert severity={outcome.severity}>{outcome.text}</Alert>}
      </Box>
    </>
  );
}
