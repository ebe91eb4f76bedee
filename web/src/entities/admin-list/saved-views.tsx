import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useExchangedFocus } from '../../components/form/use-exchanged-focus';
import { Pencil, Trash2 } from '../../lib/generated/icons';
import type { AdminList } from '../../gql/schema';
import { notify } from '../../lib/notify';
import { useSingleFlight } from '../../lib/use-single-flight';
import { PersonName } from '../person/person-link';
import { ListSettingsDocument } from './list-settings.generated';
import { SaveViewDialog } from './save-as-view';
import { useSavedViews } from './use-saved-views';
import type { SavedView, ViewInput } from './use-saved-views';
import { useViewCounts } from './use-view-counts';
import type { CountedList } from './use-view-counts';
import { MoreViews, ViewLink } from './view-links';

const inputOf = ({ list, name, query, isShared }: SavedView): ViewInput => ({ list, name, query, isShared });

interface SavedViewsProps<Filter extends object> {
  list: AdminList;
  views: readonly SavedView[];
  counting: CountedList<Filter>;
}

/** Views that have a link of their own, and are counted; the others are in a menu. */
const mostLinks = 8;

/** The saved views of a list as links, and what the Admin can do with an own one that is shown. */
export function SavedViews<Filter extends object>({ list, views, counting }: SavedViewsProps<Filter>) {
  const { query, shown, store, remove } = useSavedViews(list, views);
  const [edited, setEdited] = useState<SavedView | null>(null);
  const linked = views.slice(0, mostLinks);
  const others = views.slice(mostLinks);
  const once = useSingleFlight();
  const counts = useViewCounts(linked, counting);
  const isChanged = shown !== undefined && shown.query !== query;

  const client = useApolloClient();
  /** Reads the views again: only the answer of a change may be lost. */
  const reload = () => void client.refetchQueries({ include: [ListSettingsDocument] }).then(undefined, () => undefined);

  const saveAndNotify = async (input: ViewInput, text: string) => {
    const errors = await store(input).catch(() => undefined);
    if (errors?.length === 0) notify.success(text);
    else {
      notify.error(errors?.[0]?.message ?? 'The view could not be saved.');
      reload();
    }
  };
  const drop = async (view: SavedView) => {
    if (await remove(view))
      notify.undo(`View '${view.name}' deleted`, () => void saveAndNotify(inputOf(view), 'The view is back.'));
    else {
      notify.error('The view could not be deleted.');
      reload();
    }
  };

  const part = useExchangedFocus<HTMLElement>(`${shown?.id} ${isChanged}`);
  if (views.length === 0) return null;
  return (
    <Box component="nav" ref={part} aria-label="Saved views" sx={line}>
      {[...linked, ...others.filter((view) => view === shown)].map((view) => (
        <ViewLink
          key={view.id}
          view={view}
          count={counts.get(view.id)}
          isShown={view === shown}
          isChanged={view === shown && isChanged}
        />
      ))}
      {others.length > 0 && <MoreViews views={others} shown={shown} />}
      {shown && !shown.isOwn && (
        <Box component="span" sx={{ px: 1, fontSize: '0.875rem', color: 'text.secondary' }}>
          Shared by <PersonName person={{ id: shown.ownerId, name: shown.ownerName }} />
        </Box>
      )}
      {shown?.isOwn && (
        <>
          {isChanged && (
            <Button
              size="small"
              variant="text"
              onClick={() =>
                void once(shown.id, () =>
                  saveAndNotify({ ...inputOf(shown), id: shown.id, query }, 'The view is saved.'),
                )
              }
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
            onClick={() => void once(shown.id, () => drop(shown))}
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

/** In one line that scrolls sideways on a phone. */
const line = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', md: 'wrap' },
  alignItems: 'center',
  gap: 0.75,
  mb: 1,
  mx: { xs: -2, md: 0 },
  px: { xs: 2, md: 0 },
  // padding for the focus ring, which the scrolling line would cut off
  py: { xs: 0.75, md: 0 },
  overflowX: { xs: 'auto', md: 'visible' },
  scrollPaddingInline: 16,
  scrollbarWidth: 'none',
  '& > *': { flex: 'none' },
} as const;
