import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { Download, Flag, RotateCcw, Trash2, WandSparkles } from '../../lib/generated/icons';
import type { ShownDesignFragment } from '../../entities/design/live-designs.generated';
import { correctionNames } from '../../entities/design/correction-offer';
import { AllSizesButton, StudioButton } from '../../entities/design/post-actions';
import { saveLink } from '../../entities/design/save-file';
import { paths } from '../../lib/paths';

interface DesignActionsProps {
  design: ShownDesignFragment;
  onDelete: (id: string) => void;
}

/** Actions of a design. An unfinished one can be watched and cancelled in the generator. */
export function DesignActions({ design, onDelete }: DesignActionsProps) {
  const { id, downloadUrl, document, finishedAt, correction } = design;
  const generator = paths.user.generateImage.getHref();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25 }}>
      {downloadUrl && (
        <Button
          component="a"
          href={downloadUrl}
          download
          onClick={saveLink(downloadUrl, 'The picture')}
          startIcon={<Download size={18} aria-hidden />}
          sx={{ flex: '1 1 auto', whiteSpace: 'nowrap' }}
        >
          Download
        </Button>
      )}
      {document && (
        <>
          <AllSizesButton id={id} />
          <StudioButton id={id} label="Edit in Studio" />
        </>
      )}
      {correction && (
        // the generator makes the offer, and shows the correction being made
        <Button
          component={Link}
          to={`${generator}?design=${id}`}
          variant="outlined"
          startIcon={<WandSparkles size={18} aria-hidden />}
          sx={{ flex: '1 1 auto', whiteSpace: 'nowrap' }}
        >
          {correctionNames[correction]}
        </Button>
      )}
      {!finishedAt && (
        <Button component={Link} to={`${generator}?design=${id}`} sx={{ flex: '1 1 auto', whiteSpace: 'nowrap' }}>
          Watch it being made
        </Button>
      )}
      <Button
        component={Link}
        to={`${generator}?reuse=${id}`}
        variant="outlined"
        startIcon={<RotateCcw size={18} aria-hidden />}
        sx={{ flex: '1 1 auto', whiteSpace: 'nowrap' }}
      >
        Use again
      </Button>
      {finishedAt && (
        <Button
          variant="outlined"
          color="error"
          startIcon={<Trash2 size={18} aria-hidden />}
          onClick={() => onDelete(id)}
          sx={{ flex: '1 1 auto', whiteSpace: 'nowrap' }}
        >
          Delete
        </Button>
      )}
      <MuiLink
        component={Link}
        to={`${paths.user.createSupport.getHref()}?design=${id}`}
        color="text.secondary"
        underline="hover"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, py: 0.75, fontSize: '0.875rem', flexBasis: '100%' }}
      >
        <Flag size={16} aria-hidden />
        Report this design
      </MuiLink>
    </Box>
  );
}
