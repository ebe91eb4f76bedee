import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { SectionLoader } from '../../../../components/feedback/loaders';
import { serverMessage } from '../../../../lib/errors';

interface SetupStateProps {
  error: unknown;
  /** What failed, for errors about which the server says nothing more. */
  failure: string;
  /** The same for a server that cannot be reached. */
  unreached?: string;
  onRetry: () => Promise<unknown>;
}

const isAnswer = (error: unknown) => CombinedGraphQLErrors.is(error) || ServerError.is(error);

/** Shown instead of a panel whose settings are loading or could not be loaded. */
export const SetupState = ({ error, failure, unreached = failure, onRetry }: SetupStateProps) =>
  error ? (
    <Alert
      severity="error"
      action={
        <Button
          color="inherit"
          size="small"
          variant="text"
          sx={{ whiteSpace: 'nowrap' }}
          onClick={() => void onRetry().catch(() => undefined)}
        >
          Try again
        </Button>
      }
    >
      {`Error: ${serverMessage(error, isAnswer(error) ? failure : unreached)}`}
    </Alert>
  ) : (
    <SectionLoader />
  );
