import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { z } from 'zod';
import { Form, useAppForm } from '../../components/form/form';
import { FormErrorBanner } from '../../components/form/form-error-banner';
import { SubmitButton } from '../../components/form/submit-button';
import { notify } from '../../lib/notify';
import { usePrepareDataDownloadMutation } from './personal-data.generated';
import { ProofFields, noProof, proofOf, proofSchema } from '../../entities/account/proof-fields';

interface DataDownloadProps {
  kind: 'password' | 'emailCode';
  onEnd: () => void;
}

/** Asks for proof of identity, then starts the download. */
export function DataDownload({ kind, onEnd }: DataDownloadProps) {
  const [prepare] = usePrepareDataDownloadMutation();
  const form = useAppForm({ schema: z.object({ proof: proofSchema(kind) }), defaultValues: { proof: noProof } });
  return (
    <Form
      form={form}
      label="Download your data"
      onSubmit={async ({ proof }) => {
        const { data } = await prepare({ variables: { proof: proofOf(kind, proof) } });
        const { url, errors } = data?.prepareDataDownload ?? {};
        if (url) {
          startDownload(url);
          notify.success('Your download begins.');
          onEnd();
        }
        return errors;
      }}
    >
      <FormErrorBanner />
      <ProofFields kind={kind} />
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <SubmitButton busyText="Preparing...">Download</SubmitButton>
        <Button variant="text" color="inherit" onClick={onEnd}>
          Cancel
        </Button>
      </Box>
    </Form>
  );
}

/** Starts the browser's own download: it streams to a file and shows its progress. */
function startDownload(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
