import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BookmarkPlus, Pencil, Trash2, Users } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { tintOf } from '../../lib/colour';
import { notify } from '../../lib/notify';
import type { AdminList } from '../../gql/schema';
import { ListSettingsDocument, useDeleteViewMutation, useSaveViewMutation } from './list-settings.generated';
import type { SavedViewPartsFragment } from './list-settings.generated';
import { SaveViewDialog } from './save-view-dialog';
import { queryOf, searchOf, viewParameter } from './view-address';

type View = SavedViewPartsFragment;
type Saved = Pick<View, 'list' | 'name' | 'query' | 'isShared'>;

interface SavedViewsProps {
  list: AdminList;
  views: readonly View[];
}

/** Returns the view that the address shows: the one it names, or one with the same search, filters and sort. */
const shownOf = (views: readonly View[], parameters: URLSearchParams): View | undefined =>
  views.find(({ id }) => id === parameters.get(viewParameter)) ??
  views.find(({ query }) => query !== '' && query === queryOf(parameters));

/** The saved views of a list as links, and what can be done with the one that is shown. */
export function SavedViews({ list, views }: SavedViewsProps) {
  const [parameters, setParameters] = useSearchParams();
  const [edited, setEdited] = useState<View | 'new' | null>(null);
  const query = queryOf(parameters);
  const shown = shownOf(views, parameters);
  const refetch = { refetchQueries: [{ query: ListSettingsDocument, variables: { list } }] };
  const [save] = useSaveViewMutation(refetch);
  const [remove] = useDeleteViewMutation(refetch);
  const show = ({ id, query: next }: { id: string; query: string }) =>
    setParameters(searchOf({ id, query: next }), { replace: true, preventScrollReset: true });

  const store = async (input: Saved & { id?: string }) => {
    const { data } = await save({ variables: { input } });
    if (data?.saveView.view) show(data.saveView.view);
    return data?.saveView.errors;
  };
  const tell = (work: Promise<readonly { message: string }[] | undefined>, text: string) =>
    work.then(
      (errors) => (errors?.[0] ? notify.error(errors[0].message) : notify.success(text)),
      () => notify.error('The view could not be saved.'),
    );
  const partsOf = ({ list: of, name, query: kept, isShared }: View): Saved => ({
    list: of,
    name,
    query: kept,
    isShared,
  });
  const drop = async (view: View) => {
    const { data } = await remove({ variables: { id: view.id } }).catch(() => ({ data: undefined }));
    if (!data?.deleteView.view) return void notify.error('The view could not be deleted.');
    notify.undo(`View '${view.name}' deleted`, () => void tell(store(partsOf(view)), 'The view is back.'));
  };

  const isOwn = shown?.isOwn === true;
  const isChanged = shown !== undefined && shown.query !== query;
  if (views.length === 0 && query === '') return null;
  return (
    <Box component="nav" aria-label="Saved views" sx={line}>
      {views.map((view) => (
        <Box
          key={view.id}
          component={Link}
          to={{ search: searchOf(view) }}
          aria-current={view === shown ? 'true' : undefined}
          title={view.isOwn ? undefined : `Shared by ${view.ownerName}`}
          sx={chip}
        >
          {view.isShared && <Users size={14} aria-label={view.isOwn ? 'Shared' : `Shared by ${view.ownerName}`} />}
          {view.name}
          {view === shown && isChanged && ' (changed)'}
        </Box>
      ))}
      {isOwn && isChanged && (
        <Button
          size="small"
          variant="text"
          onClick={() => void tell(store({ ...partsOf(shown), id: shown.id, query }), 'The view is saved.')}
        >
          Save changes
        </Button>
      )}
      {query !== '' && (!shown || isChanged) && (
        <Button
          size="small"
          variant="text"
          startIcon={<BookmarkPlus size={16} aria-hidden />}
          onClick={() => setEdited('new')}
        >
          Save as view
        </Button>
      )}
      {isOwn && (
        <>
          <Button
            size="small"
            variant="text"
            startIcon={<Pencil size={15} aria-hidden />}
            onClick={() => setEdited(shown)}
          >
            Edit view
          </Button>
          <Button
            size="small"
            variant="text"
            startIcon={<Trash2 size={15} aria-hidden />}
            onClick={() => void drop(shown)}
          >
            Delete view
          </Button>
        </>
      )}
      {edited && (
        <SaveViewDialog
          view={edited === 'new' ? { list, name: '', query, isShared: false } : { ...partsOf(edited), id: edited.id }}
          onSave={store}
          onClose={() => setEdited(null)}
        />
      )}
    </Box>
  );
}

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mb: 1 } as const;

const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 34,
  maxWidth: 280,
  px: 1.5,
  borderRadius: '10px',
  border: 1,
  borderColor: 'divider',
  color: 'text.primary',
  backgroundColor: 'background.paper',
  fontSize: '0.875rem',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { borderColor: 'text.primary' },
  '&[aria-current]': {
    borderColor: 'primary.main',
    color: 'primary.main',
    backgroundColor: tintOf('primary-main', 10),
  },
} as const;
