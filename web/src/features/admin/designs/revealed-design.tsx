import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
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
  reason: z
    .string()
    .trim()
    .min(1, 'Please enter a reason for viewing this picture.')
    .max(300, 'At most 300 characters.'),
});

type Revealed = NonNullable<RevealDesignMutation['revealDesign']['design']>;

/** The picture and the words of a customer's design, after the Admin has given a reason for the record. */
export function RevealedDesign({ design, onCancel }: { design: AdminDesignFragment; onCancel: () => void }) {
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
    <Form form={form} onSubmit={submit} label="Show picture and words">
      <FormErrorBanner />
      <TextField
        name="reason"
        label="Reason"
        hint="Pictures and words belong to the customer. The audit log records who looked, when and why."
        maxLength={300}
        autoFocus
        required
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25 }}>
        <SubmitButton size="medium" busyText="Showing...">
          Show picture and words
        </SubmitButton>
        <Button variant="text" color="inherit" onClick={onCancel}>
          Cancel
        </Button>
      </Box>
    </Form>
  );
}

function Content({ revealed }: { revealed: Revealed }) {
  const texts = [
    ['Text on the picture', revealed.primaryText],
    ['Prompt', revealed.customPrompt],
    ['Enhanced prompt', revealed.enhancedPrompt],
  ] as const;
  return (
    <Box sx={{ display: 'grid', gap: 2, pb: 1 }}>
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
