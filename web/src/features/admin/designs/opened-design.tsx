import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import {
  designFailureCauseLabels,
  designStyleLabels,
  imageSizeLabels,
  letteringLabels,
  nicheLabels,
  postTypeLabels,
} from '../../../../../contract/labels';
import { useOpenedRow } from '../../../components/admin-list/row-link';
import { lazyPart } from '../../../components/feedback/lazy-part';
import { SectionLoader } from '../../../components/feedback/loaders';
import { Facts } from '../../../components/page/facts';
import type { Fact } from '../../../components/page/facts';
import { PersonLink } from '../../../entities/person/person-link';
import { errorMessage } from '../../../lib/errors';
import { formatDateTime } from '../../../lib/format';
import { useAdminDesignQuery } from './admin-designs.generated';
import type { AdminDesignFragment } from './admin-designs.generated';
import { DesignState, formatCost, formatSeconds, timeTaken } from './design-state';

// forms are a large chunk, which the list does without
const DesignActions = lazyPart(
  () => import('./design-actions').then(({ DesignActions }) => DesignActions),
  <Box sx={{ height: 38, mb: 3 }} />,
);

const factsOf = (design: AdminDesignFragment): Fact[] => [
  ['Customer', design.customer && <PersonLink person={design.customer} />],
  ['Type', postTypeLabels[design.postType]],
  ['Size', imageSizeLabels[design.size]],
  ['Niche', nicheLabels[design.niche]],
  ['Style', designStyleLabels[design.style]],
  ['Lettering', letteringLabels[design.lettering]],
  ['Asked for', formatDateTime(design.createdAt)],
  ['Begun', design.startedAt && formatDateTime(design.startedAt)],
  ['Ended', design.finishedAt && formatDateTime(design.finishedAt)],
  ['Took', timeTaken(design)],
  ['Time taken', design.seconds !== null && formatSeconds(design.seconds)],
  ['Model', design.model],
  ['AI key', design.aiKeyName],
  ['Cost', design.cost && formatCost(design.cost)],
  ['Cause', design.failureCause && designFailureCauseLabels[design.failureCause]],
  ['Pixels', design.width && design.height ? `${design.width} × ${design.height}` : null],
  ['Design id', design.id],
];

function DesignInFull({ design }: { design: AdminDesignFragment }) {
  return (
    <>
      {design.error && (
        <Alert severity="error" sx={{ mb: 2 }}>
          Message to the customer: {design.error}
          {design.failureReason && <Box sx={{ mt: 0.5 }}>Answer of the AI service: {design.failureReason}</Box>}
        </Alert>
      )}
      <DesignActions key={design.id} design={design} />
      <Facts facts={factsOf(design)} />
    </>
  );
}

/** The design that the address names, in full: one of the list, or any other that a link leads to. */
export function OpenedDesign({ shown }: { shown: readonly AdminDesignFragment[] }) {
  const { id, close } = useOpenedRow();
  const listed = shown.find((design) => design.id === id);
  const { data, error } = useAdminDesignQuery({ variables: { id: id ?? '' }, skip: !id || listed !== undefined });
  if (!id) return null;
  const design = listed ?? data?.design;
  return (
    <Dialog open onClose={close} aria-labelledby="opened-design-title" fullWidth maxWidth="sm">
      <DialogTitle id="opened-design-title" sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        Design {design && <DesignState status={design.status} />}
      </DialogTitle>
      {/* taller than a phone's screen: focusable, so that the keyboard can scroll it */}
      <DialogContent tabIndex={0}>
        {design ? (
          <DesignInFull design={design} />
        ) : error ? (
          <Alert severity="error">{errorMessage(error)}</Alert>
        ) : (
          <SectionLoader />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={close}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
