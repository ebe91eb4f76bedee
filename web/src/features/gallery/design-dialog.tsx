import { useEffect, useEffectEvent } from 'react';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { X } from '../../lib/generated/icons';
import { useIsDeleted } from '../../entities/design/deleted-designs';
import type { DesignPartsFragment } from '../../entities/design/live-designs.generated';
import { pictureUrl, titleOf } from '../../entities/design/shown-design';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { SectionLoader } from '../../components/feedback/loaders';
import { errorCode, errorMessage } from '../../lib/errors';
import { DesignActions } from './design-actions';
import { DesignFacts, failureMessage } from './design-facts';
import { useGalleryDesignQuery } from './gallery.generated';
import { PictureStage } from './picture-stage';
import type { AdjacentDesigns } from './use-shown-design';
import { useZoom } from './use-zoom';

interface DesignDialogProps {
  id: string;
  adjacent: AdjacentDesigns;
  onClose: () => void;
  onDelete: (id: string) => void;
}

const gone = 'This design could not be found. It may have been deleted.';

/** Returns whether a key belongs to something else: to a field, or to the browser. */
const isOthers = ({ target, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || (target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Preloads the previous and the next picture. */
function usePreloaded(...designs: (DesignPartsFragment | undefined)[]) {
  const addresses = designs.flatMap((design) => (design && pictureUrl(design.imageUrl, design)) ?? []).join(' ');
  useEffect(() => {
    for (const address of addresses.split(' ')) if (address) new Image().src = address;
  }, [addresses]);
}

/** Dialog with one design, large, and everything about it. */
export function DesignDialog({ id, adjacent, onClose, onDelete }: DesignDialogProps) {
  const narrow = useMediaQuery('(max-width: 56.25em)');
  const { data, loading, error, refetch } = useGalleryDesignQuery({ variables: { id } });
  const deleted = useIsDeleted(id);
  const design = deleted ? undefined : data?.design;
  const { box, setBox, ...zoom } = useZoom();
  const { previous, next, turnTo, place } = adjacent;
  usePreloaded(previous, next?.loaded);

  const turn = (towards: (() => void) | undefined) =>
    towards &&
    (() => {
      zoom.reset();
      towards();
    });
  const onPrevious = turn(previous && (() => turnTo(previous.id)));
  const onNext = turn(next && (() => void next.go()));
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (isOthers(event)) return;
    const keys: Record<string, (() => void) | undefined> = {
      '+': () => zoom.step(1),
      '=': () => zoom.step(1),
      '-': () => zoom.step(-1),
      '0': zoom.reset,
      // a focused, enlarged picture is scrolled by the arrow keys
      ...(event.target !== box && { ArrowLeft: onPrevious, ArrowRight: onNext }),
    };
    const work = keys[event.key];
    if (!work) return;
    event.preventDefault();
    work();
  });
  useEffect(() => {
    // on the window: a button that was just disabled has lost the focus
    const onKeyDown = (event: KeyboardEvent) => act(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const missing = deleted || errorCode(error) === 'NOT_FOUND' || (!loading && !error && !design);
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={narrow}
      maxWidth={false}
      aria-labelledby="design-title"
      slotProps={{
        paper: {
          sx: narrow
            ? {
                display: 'block',
                overflowY: 'auto',
                m: 0,
                width: '100%',
                maxWidth: 'none',
                height: '100%',
                maxHeight: 'none',
                borderRadius: 0,
                border: 0,
              }
            : {
                width: 'min(1320px, 94vw)',
                height: 'min(860px, 92vh)',
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 1fr) 372px',
                overflow: 'hidden',
              },
        },
      }}
    >
      <Box sx={{ display: 'grid', minHeight: 0, height: narrow ? 'min(62svh, 110vw)' : undefined }}>
        <PictureStage design={design} zoom={zoom} frame={setBox} place={place} onPrevious={onPrevious} onNext={onNext}>
          <Unseen design={design} />
        </PictureStage>
      </Box>
      <Box
        sx={{
          p: { xs: 2.5, sm: 3 },
          overflowY: narrow ? undefined : 'auto',
          display: 'grid',
          gap: 2.5,
          alignContent: 'start',
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'start', gap: 1.5 }}>
          <Typography
            id="design-title"
            variant="h4"
            component="h2"
            sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
          >
            {design ? titleOf(design) : missing ? 'Not there' : 'Design'}
          </Typography>
          <IconButton
            aria-label="Close"
            onClick={onClose}
            sx={
              narrow
                ? {
                    position: 'fixed',
                    top: 12,
                    right: 12,
                    zIndex: 1,
                    bgcolor: 'background.paper',
                    '&:hover': { bgcolor: 'background.default' },
                  }
                : { mt: -0.75, mr: -0.75 }
            }
          >
            <X size={20} aria-hidden />
          </IconButton>
        </Box>
        {design ? (
          <>
            <DesignActions design={design} onDelete={onDelete} />
            <DesignFacts design={design} />
          </>
        ) : missing ? (
          <Typography role="alert" sx={{ color: 'text.secondary' }}>
            {gone}
          </Typography>
        ) : error ? (
          <ErrorPanel
            message={`The design could not be loaded. It is safe. ${errorMessage(error)}`}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <SectionLoader />
        )}
      </Box>
    </Dialog>
  );
}

/** What the stage shows for a design without a picture. */
const Unseen = ({ design }: { design: DesignPartsFragment | undefined }) =>
  design && (
    <Typography sx={{ m: 'auto', p: 4, maxWidth: '44ch', textAlign: 'center', color: 'inherit' }}>
      {failureMessage(design) ? 'No picture was made.' : 'The picture appears here as soon as it is made.'}
    </Typography>
  );
