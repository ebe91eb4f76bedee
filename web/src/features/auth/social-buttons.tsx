import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { useSignInProvidersQuery } from './auth.generated';
import { useSocialSignIn } from './use-social-sign-in';

interface SocialButtonsProps {
  /** The sentence for failures that have none of their own. */
  otherwise: string;
  /** Receives null when the next attempt begins. */
  onError: (sentence: string | null) => void;
  onCodeRequired: () => void;
}

/** Sign-in with an external account; renders nothing where none is configured. */
export function SocialButtons({ otherwise, onError, onCodeRequired }: SocialButtonsProps) {
  const { data } = useSignInProvidersQuery();
  const { start, waiting } = useSocialSignIn({ otherwise, onError, onCodeRequired });
  const providers = data?.signInProviders ?? [];
  if (providers.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', mt: 2.5 }}>
      <Divider>or</Divider>
      {providers.map((provider) => (
        <Button
          key={provider.id}
          variant="outlined"
          size="large"
          disabled={waiting}
          onClick={() => start(provider.startUrl)}
        >
          Continue with {provider.name}
        </Button>
      ))}
    </Box>
  );
}
