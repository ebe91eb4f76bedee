import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LabelledInput } from '../../components/form/labelled-input';
import { errorMessage } from '../../lib/errors';
import { useHeadline } from './use-headline';

/** Headline of a finished post, to be edited below its picture. It is free, and the picture follows. */
export function Headline({ id, version }: { id: string; version: number }) {
  const { headline, editable, changed, saving, saved, problem, ...post } = useHeadline(id, version);
  if (post.loadError)
    return (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" size="small" variant="text" onClick={post.retry}>
            Retry
          </Button>
        }
      >
        The words could not be loaded. {errorMessage(post.loadError)}
      </Alert>
    );
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {editable !== false && (
        <LabelledInput
          id="headline"
          label="Headline"
          size="small"
          multiline
          maxRows={4}
          value={headline}
          disabled={editable === null}
          error={problem !== null}
          helperText={
            <span role="status">{problem ?? (saved ? 'Saved' : 'Edit the words on the picture. It is free.')}</span>
          }
          onChange={({ target }) => post.enter(target.value.replaceAll('\n', ' '))}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && changed) post.enter(null);
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (changed && !saving) post.save();
          }}
          inputProps={{ maxLength: 200, readOnly: saving }}
          endAdornment={
            (changed || saving) && (
              <Button size="small" disabled={saving} onClick={post.save} sx={{ mx: 1, flex: 'none' }}>
                {saving ? 'Saving...' : 'Save'}
              </Button>
            )
          }
        />
      )}
    </Box>
  );
}
