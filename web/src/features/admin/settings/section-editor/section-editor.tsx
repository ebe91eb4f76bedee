import { NetworkStatus } from '@apollo/client';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { SectionLoader } from '../../../../components/feedback/loaders';
import { useViewer } from '../../../../entities/session/use-viewer';
import type { OnUnsaved } from '../lazy-panel';
import { useStoredSectionQuery } from '../settings.generated';
import { isAnswer, serverMessage } from '../../../../lib/errors';
import { sectionMessagesOf } from './section-kind';
import type { SectionKind } from './section-kind';
import { SectionPanel } from './section-panel';

interface SectionEditorProps<Body> {
  /** Its title in the menu. */
  title: string;
  kind: SectionKind<Body>;
  onUnsaved: OnUnsaved;
}

/** The editor of a section of the public site (specification, admin area, 'Settings area'). */
export function SectionEditor<Body>({ title, kind, onUnsaved }: SectionEditorProps<Body>) {
  const { viewer } = useViewer();
  const { data, error, networkStatus, refetch } = useStoredSectionQuery({
    variables: { key: kind.key },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  if (error && !data)
    return (
      <Alert
        severity="error"
        action={
          <Button
            color="inherit"
            size="small"
            variant="text"
            sx={{ whiteSpace: 'nowrap' }}
            onClick={() => void refetch().catch(() => undefined)}
          >
            Try again
          </Button>
        }
      >
        {sectionMessagesOf(kind).failed('fetch', serverMessage(error, '') || null, isAnswer(error))}
      </Alert>
    );
  // start from the stored version, not from what this tab has cached
  const isStarting = networkStatus === NetworkStatus.loading || networkStatus === NetworkStatus.setVariables;
  // a later refetch, as after a reconnect, must not unmount the panel: it would interrupt typing and uploads
  if (!data || isStarting || !viewer) return <SectionLoader />;
  return (
    <SectionPanel
      key={title}
      title={kind.heading ?? title}
      kind={kind}
      section={data.storedSection}
      owner={viewer.id}
      onUnsaved={onUnsaved}
    />
  );
}
