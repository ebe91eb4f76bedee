import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { Form, useAppForm } from '../../../components/form/form';
import { FormErrorBanner } from '../../../components/form/form-error-banner';
import { SubmitButton } from '../../../components/form/submit-button';
import { TextField } from '../../../components/form/text-field';
import { withProof } from '../../../entities/account/admin-proof';
import { useRevealDesignMutation } from './admin-designs.generated';
import type { AdminDesignFragment, RevealDesignMutation } from './admin-designs.generated';

const schema = z.object({
  reason: z.string().trim().min(1, 'Please say why you look at this picture.').max(300, 'At most 300 characters.'),
});

type Revealed = NonNullable<RevealDesignMutation['revealDesign']['design']>;

/** The picture and the words of a customer's design, after the Admin has given a reason for the record. */
export function RevealedDesign({ design }: { design: AdminDesignFragment }) {
  const [revealed, setRevealed] = useState<Revealed | null>(null);
  const [reveal] = useRevealDesignMutation({ fetchPolicy: 'no-cache' });
  const form = useAppForm({ schema, defaultValues: { reason: '' } });
  const submit = async ({ reason }: { reason: string }) => {
    const answer = await withProof(
      async () => (await reveal({ variables: { id: design.id, reason } })).data?.revealDesign,
    );
    if (answer?.design) setRevealed(answer.design);
    return answer?.errors;
  };
  if (revealed) return <Content revealed={revealed} />;
  return (
    <Box sx={{ mt: 3, pt: 2.5, borderTop: 1, borderColor: 'divider' }}>
      <Form form={form} onSubmit={submit} label="Show picture and words">
        <FormErrorBanner />
        <TextField
          name="reason"
          label="Why you look at it"
          hint="Pictures and words are the customer's. The record keeps who looked, when and why."
          maxLength={300}
          required
        />
        <Box>
          <SubmitButton size="medium" busyText="Showing...">
            Show picture and words
          </SubmitButton>
        </Box>
      </Form>
    </Box>
  );
}

function Content({ revealed }: { revealed: Revealed }) {
  const texts = [
    ['Text on the picture', revealed.primaryText],
    ['Prompt', revealed.customPrompt],
    ['Enhanced prompt', revealed.enhancedPrompt],
  ] as const;
  return (
    <Box sx={{ mt: 3, pt: 2.5, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 2 }}>
      {revealed.imageUrl && (
        <Box
          component="img"
          src={revealed.imageUrl}
          alt={`Design with the text ${revealed.primaryText}`}
          sx={{ width: '100%', height: 'auto', borderRadius: 2, display: 'block' }}
        />
      )}
      {texts.map(
        ([title, text]) =>
          text && (
            <Box key={title}>
              <Typography variant="body2" component="h3" sx={{ color: 'text.secondary', mb: 0.25 }}>
                {title}
              </Typography>
              <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>
            </Box>
          ),
      )}
    </Box>
  );
}
