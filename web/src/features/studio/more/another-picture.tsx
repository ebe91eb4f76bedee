import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { designStepLabels } from '../../../../../contract/labels';
import type { DesignPartsFragment } from '../../../entities/design/live-designs.generated';
import { BackgroundField } from '../../../entities/design-photo/background-field';
import { creditAfterFailure, failureReason, pictureUrl } from '../../../entities/design/shown-design';
import { errorMessage } from '../../../lib/errors';
import { ImageUp, WandSparkles } from '../../../lib/generated/icons';
import { paths } from '../../../lib/paths';
import { Section } from '../panels/section';
import { useAnotherPicture } from './use-another-picture';
import type { FurtherState } from './use-further';

interface AnotherPictureProps {
  id: string;
  further: FurtherState;
  flush: () => Promise<boolean>;
}

/** Another background for the same words, for a credit, with what differs said before. */
export function AnotherPicture({ id, further, flush }: AnotherPictureProps) {
  const picture = useAnotherPicture(id, further, flush);
  const { credits, isLoaded, loadError, design, isWorking, problem } = picture;
  const { background } = further;
  const [isUploading, setUploading] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isPhoto = background.source === 'PHOTO';
  // a photo needs no AI service
  const isAvailable = isPhoto || picture.isAvailable;
  const blocked = !isAvailable
    ? 'The AI service can’t be reached right now, so no picture can be painted.'
    : credits < 1
      ? 'You have no credits. More looks of this picture stay free.'
      : null;
  const lacksPhoto = isPhoto && (isUploading || !background.photo);
  return (
    <Section title="Another picture">
      <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        A new background for the same words: 1 credit. Your words, layout and fonts stay. This picture stays in My
        Designs.
      </Typography>
      <Box sx={{ mt: 2 }}>
        <BackgroundField
          background={background}
          onChange={(next) => further.set({ background: next })}
          onBusy={setUploading}
        />
      </Box>
      <Button
        ref={button}
        variant="outlined"
        startIcon={isPhoto ? <ImageUp size={18} aria-hidden /> : <WandSparkles size={18} aria-hidden />}
        disabled={!isLoaded || isWorking || lacksPhoto || blocked !== null}
        // the second click of a double click must not buy a second picture
        onClick={({ detail }) => detail < 2 && picture.make()}
        sx={{ mt: 2 }}
      >
        {isPhoto ? 'Use this photo, 1 credit' : 'Paint another picture, 1 credit'}
      </Button>
      {design && <Outcome design={design} button={button} />}
      {blocked && isLoaded && (
        <Typography sx={{ mt: 1, fontSize: '0.875rem' }}>
          {blocked}{' '}
          {credits < 1 && isAvailable && <MuiLink href={paths.user.selectPackage.getHref()}>Get credits</MuiLink>}
        </Typography>
      )}
      {problem && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {problem}
        </Alert>
      )}
      {loadError && (
        <Alert
          severity="warning"
          sx={{ mt: 1.5 }}
          action={
            <Button color="inherit" size="small" variant="text" onClick={picture.retry}>
              Retry
            </Button>
          }
        >
          This part could not be loaded. {errorMessage(loadError)}
        </Alert>
      )}
    </Section>
  );
}

interface OutcomeProps {
  design: DesignPartsFragment;
  /** The button that requested it, just above. */
  button: RefObject<HTMLElement | null>;
}

/** What became of the picture that was requested last. */
function Outcome({ design, button }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  const { status } = design;
  useEffect(() => {
    const { top = -1 } = button.current?.getBoundingClientRect() ?? {};
    // who has gone on to something else stays there
    if (top >= 0 && top <= window.innerHeight) box.current?.scrollIntoView({ block: 'nearest' });
  }, [button, status]);
  return (
    <Box ref={box} sx={{ mt: 1.5, scrollMarginBottom: { xs: '96px', md: '24px' } }}>
      <OutcomeText design={design} />
    </Box>
  );
}

function OutcomeText({ design }: { design: DesignPartsFragment }) {
  const { id, status, step, error, thumbnailUrl } = design;
  if (status === 'SUCCEEDED')
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Box
          component="img"
          src={pictureUrl(thumbnailUrl, design) ?? undefined}
          alt=""
          sx={{ width: 96, borderRadius: '8px', border: 1, borderColor: 'divider' }}
        />
        <Box>
          <Typography role="status" sx={{ fontWeight: 600 }}>
            The new picture is ready.
          </Typography>
          <Button component="a" href={paths.user.studio.getHref(id)} size="small" variant="text" sx={{ ml: -1 }}>
            Open it
          </Button>
        </Box>
      </Box>
    );
  if (status === 'FAILED' || status === 'CANCELLED')
    return (
      <Alert severity={status === 'FAILED' ? 'error' : 'info'}>
        {status === 'CANCELLED' ? 'Cancelled.' : failureReason(error)} {creditAfterFailure(design)}
      </Alert>
    );
  return (
    <Box>
      <Typography role="status" sx={{ fontSize: '0.875rem', fontWeight: 600, mb: 0.5 }}>
        {step ? designStepLabels[step] : status === 'QUEUED' ? 'Waiting' : 'Being made'}
      </Typography>
      <LinearProgress aria-label="Another picture is being made" />
    </Box>
  );
}
