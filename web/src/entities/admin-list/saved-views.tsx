import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Pencil, Trash2, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { AdminList } from '../../gql/schema';
import { tintOf } from '../../lib/colour';
import { notify } from '../../lib/notify';
import { SaveViewDialog } from './save-view-dialog';
import { useSavedViews } from './use-saved-views';
import type { SavedView, ViewInput } from './use-saved-views';
import { searchOf } from './view-address';

const inputOf = ({ list, name, query, isShared }: SavedView): ViewInput => ({ list, name, query, isShared });

/** The saved views of a list as links, and what the Admin can do with an own one that is shown. */
export function SavedViews({ list, views }: { list: AdminList; views: readonly SavedView[] }) {
  const { query, shown, store, remove } = useSavedViews(list, views);
  const [edited, setEdited] = useState<SavedView | null>(null);
  const isChanged = shown !== undefined && shown.query !== query;

  const storeAndTell = async (input: ViewInput, text: string) => {
    const errors = await store(input).catch(() => undefined);
    if (errors?.length === 0) notify.success(text);
    else notify.error(errors?.[0]?.message ?? 'The view could not be saved.');
  };
  const drop = async (view: SavedView) => {
    if (await remove(view))
      notify.undo(`View '${view.name}' deleted`, () => void storeAndTell(inputOf(view), 'The view is back.'));
    else notify.error('The view could not be deleted.');
  };

  if (views.length === 0) return null;
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
      {shown?.isOwn && (
        <>
          {isChanged && (
            <Button
              size="small"
              variant="text"
              onClick={() => void storeAndTell({ ...inputOf(shown), id: shown.id, query }, 'The view is saved.')}
            >
              Save changes
            </Button>
          )}
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
        <SaveViewDialog view={{ ...inputOf(edited), id: edited.id }} onSave={store} onClose={() => setEdited(null)} />
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
