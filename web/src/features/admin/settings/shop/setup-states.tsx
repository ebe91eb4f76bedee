import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { SectionLoader } from '../../../../components/feedback/loaders';
import { serverMessage } from '../../../../lib/errors';

interface SetupStateProps {
  error: unknown;
  /** What could not be done, where the server does not say more. */
  failure: string;
  /** The same, where no server answered. */
  unreached?: string;
  onRetry: () => Promise<unknown>;
}

const isAnswer = (error: unknown) => CombinedGraphQLErrors.is(error) || ServerError.is(error);

/** In place of a panel whose settings are on their way, or did not come. */
export const SetupState = ({ error, failure, unreached = failure, onRetry }: SetupStateProps) =>
  error ? (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={() => void onRetry().catch(() => undefined)}>
          Try again
        </Button>
      }
    >
      {`Error: ${serverMessage(error, isAnswer(error) ? failure : unreached)}`}
    </Alert>
  ) : (
    <SectionLoader />
  );
