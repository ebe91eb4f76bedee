import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { MailPlus } from '../../../lib/generated/icons';
import { EmptyState } from '../../../components/feedback/empty-state';
import { ErrorPanel } from '../../../components/feedback/error-panel';
import { lazyDialog } from '../../../components/feedback/lazy-dialog';
import { SectionLoader } from '../../../components/feedback/loaders';
import { PageHeading } from '../../../components/page/page-heading';
import { useEmailTemplatesQuery } from '../../../entities/message/message.generated';
import type { EmailTemplatePartsFragment } from '../../../entities/message/message.generated';
import { errorMessage } from '../../../lib/errors';
import { formatDate } from '../../../lib/format';
import { MessageTabs } from './message-tabs';

// forms and their editor are large chunks, which the list does without
const TemplateDialog = lazyDialog(() => import('./template-dialog').then(({ TemplateDialog }) => TemplateDialog));

/** /admin/messages/templates: reusable emails. */
export function TemplatesPage() {
  const { data, error, refetch } = useEmailTemplatesQuery({ fetchPolicy: 'cache-and-network' });
  const [isNew, setNew] = useState(false);
  const [search, setSearch] = useSearchParams();
  const templates = data?.emailTemplates;
  const found = templates?.find(({ id }) => id === search.get('open'));
  // one that another Admin deletes stays open: what was written in it would be lost
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  const opened = found ?? (last?.id === search.get('open') ? last : undefined);
  const add = (
    <Button startIcon={<MailPlus size={18} aria-hidden />} onClick={() => setNew(true)} sx={{ flex: 'none' }}>
      Add template
    </Button>
  );
  const close = () => {
    setNew(false);
    setSearch({}, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <PageHeading
        title="Messages"
        text="Write an email once, send it as often as you like."
        action={templates?.length ? add : null}
      />
      <MessageTabs />
      {error && !templates ? (
        <ErrorPanel
          message={`Failed to fetch templates: ${errorMessage(error)}`}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : !templates ? (
        <SectionLoader />
      ) : templates.length === 0 ? (
        <EmptyState
          title="No templates yet"
          text="A template holds a subject and a message to start from."
          action={add}
        />
      ) : (
        <Templates templates={templates} onOpen={(id) => setSearch({ open: id }, { preventScrollReset: true })} />
      )}
      {(isNew || opened) && (
        <TemplateDialog
          key={isNew ? '' : opened?.id}
          template={isNew ? undefined : opened}
          reload={async () => (await refetch()).data?.emailTemplates.find(({ id }) => id === opened?.id)}
          onClose={close}
        />
      )}
    </>
  );
}

interface TemplatesProps {
  templates: readonly EmailTemplatePartsFragment[];
  onOpen: (id: string) => void;
}

const Templates = ({ templates, onOpen }: TemplatesProps) => (
  <Box
    component="ul"
    aria-label="Email templates"
    sx={{
      m: 0,
      p: 0,
      listStyle: 'none',
      display: 'grid',
      gap: 2,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
    }}
  >
    {templates.map(({ id, name, subject, updatedAt }) => (
      <Card key={id} component="li">
        <CardActionArea
          onClick={() => onOpen(id)}
          sx={{
            p: 2.5,
            height: '100%',
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'start',
            justifyContent: 'start',
          }}
        >
          <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography sx={{ overflowWrap: 'anywhere', mt: 0.5 }}>{subject}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
            Changed {formatDate(updatedAt)}
          </Typography>
        </CardActionArea>
      </Card>
    ))}
  </Box>
);
