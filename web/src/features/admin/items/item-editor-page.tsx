import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import { Link, useParams } from 'react-router-dom';
import { ArrowLeft, ExternalLink, Eye, EyeOff } from '../../../lib/generated/icons';
import { itemForm } from '../../../../../contract/catalog';
import { EmptyState } from '../../../components/feedback/empty-state';
import { ErrorPanel } from '../../../components/feedback/error-panel';
import { SectionLoader } from '../../../components/feedback/loaders';
import { Form, useAppForm } from '../../../components/form/form';
import { SaveBar } from '../../../components/form/save-bar';
import { useConflict } from '../../../components/form/use-conflict';
import { useLeaveGuard } from '../../../components/form/use-leave-guard';
import { takeStored } from '../../../components/form/take-stored';
import type { Sent } from '../../../components/form/take-stored';
import { PageHeading } from '../../../components/page/page-heading';
import { PageTitle } from '../../../components/page/page-meta';
import { errorCode, errorMessage, serverMessage } from '../../../lib/errors';
import { notify } from '../../../lib/notify';
import { paths } from '../../../lib/paths';
import { useGoOn } from '../../../lib/use-go-on';
import { useItemCurrencyQuery, useItemForEditingQuery, useSaveItemMutation } from './admin-items.generated';
import type { EditedItemFragment } from './admin-items.generated';
import { ItemFields } from './item-fields';
import { inputOf, newItem, saleLabels, valuesOf } from './item-values';
import type { ItemValues } from './item-values';
import { forgetItems, useItemActivity } from './use-item-activity';

/** /admin/items/{id}: the editor of an item; the id is 'new' for a new one. */
export function ItemEditorPage() {
  const { id = newItem } = useParams();
  return id === newItem ? <NewItem /> : <StoredItem key={id} id={id} />;
}

function NewItem() {
  const { data } = useItemCurrencyQuery();
  const goOn = useGoOn();
  return (
    <Editor
      stored={null}
      currency={data?.settings.paypal.currency ?? ''}
      onAdded={({ id }) => void goOn(paths.admin.item.getHref(id), { replace: true })}
      reload={() => Promise.resolve(null)}
    />
  );
}

function StoredItem({ id }: { id: string }) {
  const { data, error, refetch } = useItemForEditingQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const stored = data?.itemForEditing;
  if (stored)
    return (
      <Editor
        stored={stored}
        currency={stored.currency}
        reload={async () => (await refetch()).data?.itemForEditing ?? null}
      />
    );
  if (!error) return <SectionLoader />;
  if (errorCode(error) === 'NOT_FOUND')
    return (
      <>
        <PageTitle>There is no such item</PageTitle>
        <EmptyState
          page
          title="There is no such item"
          action={
            <Button component={Link} to={paths.admin.items.getHref()}>
              All items
            </Button>
          }
        />
      </>
    );
  return (
    <>
      <PageTitle>The item could not be loaded</PageTitle>
      <ErrorPanel
        page
        title="The item could not be loaded"
        message={errorMessage(error)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    </>
  );
}

interface EditorProps {
  stored: EditedItemFragment | null;
  currency: string;
  /** Called once a new item is stored. */
  onAdded?: (item: EditedItemFragment) => void;
  /** Loads the item again after another Admin has saved. */
  reload: () => Promise<EditedItemFragment | null>;
}

function Editor({ stored, currency, onAdded, reload }: EditorProps) {
  const form = useAppForm<ItemValues>({ schema: itemForm, defaultValues: valuesOf(stored) });
  const { version, setVersion, isOvertaken, note } = useConflict({
    stored,
    reload,
    show: (item) => form.reset(valuesOf(item), { keepDirtyValues: false }),
  });
  const [isUploading, setUploading] = useState(false);
  const [saveItem] = useSaveItemMutation({
    update: (cache) => {
      forgetItems(cache);
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'allItems' });
    },
  });
  // a repeated click after a lost answer adds the same item; after a refusal a new id makes a new one
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const { isDirty, isSubmitting } = form.formState;
  useLeaveGuard((isDirty || isUploading) && !isSubmitting);

  const save = async (values: ItemValues, sent: Sent) => {
    const failure = stored ? 'Failed to update item' : 'Failed to add item';
    const refused = (message: string) => [{ code: 'UNKNOWN', message, field: null }];
    try {
      const id = stored?.id ?? null;
      const input = inputOf(values);
      const variables = { id, input, version, requestId: id ? null : requestId };
      const answer = (await saveItem({ variables })).data?.saveItem;
      if (answer && answer.errors.length > 0) setRequestId(crypto.randomUUID());
      if (isOvertaken(answer?.errors)) return undefined;
      const saved = answer?.item;
      if (!saved) return answer?.errors.map(atFile) ?? refused(failure);
      setVersion(saved.version ?? 0);
      takeStored(form, sent, valuesOf(saved));
      notify.success(stored ? 'Item updated' : 'Item added');
      onAdded?.(saved);
    } catch (error) {
      return refused(serverMessage(error, failure));
    }
    return undefined;
  };
  return (
    <>
      <Button
        component={Link}
        to={paths.admin.items.getHref()}
        variant="text"
        color="inherit"
        size="small"
        startIcon={<ArrowLeft size={16} aria-hidden />}
        sx={{ ml: -1, mb: 1 }}
      >
        All items
      </Button>
      <PageHeading
        title={stored?.name ?? 'Add item'}
        action={stored && <StateActions item={stored} version={version} onChanged={setVersion} />}
      />
      <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 860, overflow: 'visible' }}>
        <Form form={form} label="Item" onSubmit={save}>
          <ItemFields stored={stored} currency={currency} onBusy={setUploading} />
          <SaveBar isNew={stored === null} busy={isUploading} note={note} />
        </Form>
      </Card>
    </>
  );
}

/** An upload that has expired is an error of the file. */
const atFile = <Problem extends { field: string[] | null }>(problem: Problem): Problem =>
  problem.field?.at(-1) === 'fileId' ? { ...problem, field: ['file'] } : problem;

interface StateActionsProps {
  item: EditedItemFragment;
  version: number;
  onChanged: (version: number) => void;
}

/** Whether the item is on sale, and the switch. What is being typed stays. */
function StateActions({ item, version, onChanged }: StateActionsProps) {
  const toggle = useItemActivity((changed) => changed && onChanged(changed.version ?? 0));
  const { isActive } = item;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Chip size="small" label={isActive ? saleLabels.yes : saleLabels.no} color={isActive ? 'success' : 'default'} />
      {isActive && (
        <Button
          component={Link}
          to={paths.item.getHref(item.slug, item.number)}
          variant="outlined"
          size="small"
          startIcon={<ExternalLink size={16} aria-hidden />}
        >
          Open its page
        </Button>
      )}
      <Button
        variant="outlined"
        size="small"
        startIcon={isActive ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
        onClick={() => void toggle({ ...item, version })}
      >
        {isActive ? 'Hide' : 'Show'}
      </Button>
    </Box>
  );
}
