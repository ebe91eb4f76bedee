import { useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { SteadyButton } from '../../../../components/form/steady-button';
import { Download, FileUp } from '../../../../lib/generated/icons';
import { errorMessage } from '../../../../lib/errors';
import { formatCount } from '../../../../lib/format';
import { notify } from '../../../../lib/notify';
import { panelTitles } from '../menu/tabs';
import { ImportList } from './import-list';
import { ContentExportDocument } from './transfer.generated';
import { useImport } from './use-import';

/** Lets the browser save a text as a file. */
export function saveText(fileName: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Saves all content as a file, and imports such a file after a comparison. */
export function TransferPanel() {
  const client = useApolloClient();
  const chooser = useRef<HTMLInputElement>(null);
  const [exporting, setExporting] = useState(false);
  const { parts, progress, problem, read, importParts, forget } = useImport();
  const download = async () => {
    setExporting(true);
    try {
      const { data } = await client.query({ query: ContentExportDocument, fetchPolicy: 'no-cache' });
      if (!data) return;
      const { fileName, file, imagesLeftOut } = data.contentExport;
      saveText(fileName, file, 'application/json');
      if (imagesLeftOut.length > 0)
        notify.message(
          `${formatCount(imagesLeftOut.length, 'image is', 'images are')} not in the file: together they are larger than 12 MB, or they no longer exist.`,
        );
    } catch (error) {
      notify.error(errorMessage(error));
    } finally {
      setExporting(false);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <Typography variant="h4" component="h2">
        {panelTitles.transfer}
      </Typography>
      <Card component="section" aria-labelledby="export-title" sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography id="export-title" variant="h5" component="h3">
          Export
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2, maxWidth: '70ch' }}>
          All sections and settings in one JSON file, as a backup or for another shop. It contains no keys or passwords,
          and up to 12 MB of images.
        </Typography>
        <SteadyButton
          startIcon={<Download size={18} aria-hidden />}
          loading={exporting}
          onClick={() => void download()}
        >
          Export content
        </SteadyButton>
      </Card>
      <Card component="section" aria-labelledby="import-title" sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography id="import-title" variant="h5" component="h3">
          Import
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2, maxWidth: '70ch' }}>
          Choose an exported file. You see the differences before anything changes, and choose what to import.
        </Typography>
        <Button
          variant="outlined"
          startIcon={<FileUp size={18} aria-hidden />}
          disabled={progress !== null}
          onClick={() => chooser.current?.click()}
        >
          Choose file
        </Button>
        {/* opened by the button above, so it is not a tab stop of its own */}
        <input
          ref={chooser}
          type="file"
          hidden
          tabIndex={-1}
          accept="application/json,.json"
          aria-label="Exported file"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void read(file);
            // allows choosing the same file again
            currentTarget.value = '';
          }}
        />
        {progress && (
          <LinearProgress
            variant="determinate"
            value={(100 * progress.done) / progress.of}
            aria-label="Progress"
            sx={{ mt: 2, borderRadius: '4px' }}
          />
        )}
        {problem && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
        {parts && (
          <ImportList
            parts={parts}
            busy={progress !== null}
            onImport={(names) => void importParts(names)}
            onClose={forget}
          />
        )}
      </Card>
    </Box>
  );
}
