import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SteadyButton } from '../../components/form/steady-button';
import { MailCheck, MailQuestionMark } from '../../lib/generated/icons';
import { useVerificationMail } from '../../entities/session/use-verification-mail';
import { tintOf } from '../../lib/styles';

/** Asks for the verification of the email address after the registration. It disappears when the link was used. */
export function VerifyNotice({ email }: { email: string }) {
  const { send, sending, sent } = useVerificationMail();
  const Icon = sent ? MailCheck : MailQuestionMark;
  return (
    <Box
      component="section"
      aria-label="Confirm your email address"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto 1fr', sm: 'auto 1fr auto' },
        alignItems: { xs: 'start', sm: 'center' },
        gap: 2,
        p: { xs: 2.5, sm: 2 },
        pr: { sm: 3 },
        mb: 3,
        borderRadius: '20px',
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Box
        sx={{
          width: 48,
          height: 48,
          display: 'grid',
          placeItems: 'center',
          borderRadius: '14px',
          color: sent ? 'success.main' : 'warning.main',
          backgroundColor: tintOf(sent ? 'success-main' : 'warning-main', 12),
        }}
      >
        <Icon size={24} aria-hidden />
      </Box>
      <Box role="status">
        <Typography sx={{ fontWeight: 600 }}>
          {sent ? 'A new link is on its way' : 'Please confirm your email address'}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {sent
            ? `Check the inbox of ${email}, and its spam folder.`
            : `We sent a link to ${email}. It proves that receipts and answers reach you.`}
        </Typography>
      </Box>
      {!sent && (
        <SteadyButton
          variant="outlined"
          loading={sending}
          onClick={send}
          sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
        >
          Send it again
        </SteadyButton>
      )}
    </Box>
  );
}
