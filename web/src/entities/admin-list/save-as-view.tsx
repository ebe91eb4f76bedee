import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { BookmarkPlus } from '../../lib/generated/icons';
import type { AdminList } from '../../gql/schema';
import { useSavedViews } from './use-saved-views';
import type { SavedView } from './use-saved-views';
import { lazyDialog } from '../../components/feedback/lazy-dialog';

// forms are a large chunk, which lists do without
export const SaveViewDialog = lazyDialog(() =>
  import('./save-view-dialog').then(({ SaveViewDialog }) => SaveViewDialog),
);

/** Saves the current search, filters and sort as a view, unless they match an existing one. */
export function SaveAsView({ list, views }: { list: AdminList; views: readonly SavedView[] }) {
  const { query, shown, store } = useSavedViews(list, views);
  const [isOpen, setOpen] = useState(false);
  const isNew = query !== '' && shown?.query !== query;
  const place = useRef<HTMLSpanElement>(null);
  const isStored = useRef(false);
  useEffect(() => {
    if (isNew || isOpen || !isStored.current) return;
    isStored.current = false;
    // the button that opened the dialog has disappeared, so the focus moves on
    if (document.activeElement === document.body) place.current?.parentElement?.querySelector('button')?.focus();
  }, [isNew, isOpen]);
  return (
    <>
      <span ref={place} hidden />
      {isNew && (
        <Button
          size="small"
          variant="text"
          startIcon={<BookmarkPlus size={16} aria-hidden />}
          onPointerEnter={SaveViewDialog.preload}
          onFocus={SaveViewDialog.preload}
          onClick={() => setOpen(true)}
          sx={{ flex: 'none', px: 1.5 }}
        >
          Save as view
        </Button>
      )}
      {isOpen && (
        <SaveViewDialog
          view={{ list, name: '', query, isShared: false }}
          onSave={async (view) => {
            const refusals = await store(view);
            isStored.current = refusals?.length === 0;
            return refusals;
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
