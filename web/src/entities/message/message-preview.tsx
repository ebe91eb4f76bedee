import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { SectionLoader } from '../../components/feedback/loaders';
import type { MailingKind } from '../../gql/schema';
import { errorMessage } from '../../lib/errors';
import { EmailFrame } from './email-frame';
import { usePreviewEmailQuery } from './message.generated';

interface MessagePreviewProps {
  /** The account that it is for; the Admin's own when omitted. */
  userId?: string;
  kind?: MailingKind;
}

/** The message of the surrounding form, as its recipient would see it. */
export function MessagePreview({ userId, kind }: MessagePreviewProps) {
  const [subject = '', body = ''] = useWatch<Record<string, string>>({ name: ['subject', 'body'] });
  const { data, error } = usePreviewEmailQuery({
    variables: { message: { subject, body }, userId: userId ?? null, kind: kind ?? null },
    fetchPolicy: 'no-cache',
  });
  if (error) return <Alert severity="error">{errorMessage(error)}</Alert>;
  if (!data) return <SectionLoader />;
  const { preview, errors } = data.previewEmail;
  if (!preview) return <Alert severity="info">{errors.map(({ message }) => message).join(' ')}</Alert>;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {preview.isChanged && (
        <Alert severity="warning">Emails cannot contain everything you pasted. This is what will be sent.</Alert>
      )}
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ color: 'text.secondary', mr: 1 }}>
          Subject
        </Box>
        <strong>{preview.subject}</strong>
      </Typography>
      <EmailFrame html={preview.html} title="The email" />
    </Box>
  );
}
