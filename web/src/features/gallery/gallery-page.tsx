import { useCallback, useEffect, useEffectEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { WandSparkles } from '../../lib/generated/icons';
import { useDesignDeletion } from '../../entities/design/use-design-deletion';
import { successorOf, useTileFocus } from '../../entities/design/use-tile-focus';
import { EmptyState } from '../../components/feedback/empty-state';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { lazyDialog } from '../../components/feedback/lazy-dialog';
import { SearchField } from '../../components/list/search-field';
import { useListState } from '../../components/list/use-list-state';
import { WaitNote } from '../../components/list/wait-note';
import { PageHeading } from '../../components/page/page-heading';
import { errorMessage } from '../../lib/errors';
import { paths } from '../../lib/paths';
import { whenIdle } from '../../lib/when-idle';
import { GalleryEnd } from './gallery-end';
import { GalleryFilters, galleryListOptions } from './gallery-filters';
import { GalleryGrid, GallerySkeleton } from './gallery-grid';
import { GalleryTile } from './gallery-tile';
import { SelectionBar } from './selection-bar';
import { useGallery } from './use-gallery';
import type { Gallery } from './use-gallery';
import { useSelection } from './use-selection';
import { adjacentDesignsOf, useShownDesign } from './use-shown-design';

const DesignDialog = lazyDialog(() => import('./design-dialog').then((code) => code.DesignDialog));

const generator = paths.user.generateImage.getHref();
const nothing: NonNullable<Gallery['items']> = [];

/** Esc clears the selection, Ctrl+Z (or ⌘Z) restores the last deletion; neither while a field or dialog is in use. */
function usePageKeys({ onEscape, onUndo }: { onEscape: () => void; onUndo: () => boolean }) {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
    const busy =
      target instanceof Element && target.closest('[role=dialog], [role=listbox], input:not([type=checkbox])');
    if (busy || defaultPrevented) return;
    if (key === 'Escape') onEscape();
    // the browser would also undo what was typed in a field last
    if (key === 'z' && (ctrlKey || metaKey) && !shiftKey && onUndo()) event.preventDefault();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => act(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Whether no design matches, as far as the server has said. */
const hasNone = ({ items, hasMore, stale }: Gallery) => items?.length === 0 && !hasMore && !stale;

/** /user/designs: every design of the account. */
export function GalleryPage() {
  const list = useListState(galleryListOptions);
  const gallery = useGallery(list.variables.filter);
  const items = gallery.items ?? nothing;
  const selection = useSelection(items);
  const shown = useShownDesign();
  const goOnAt = useTileFocus(shown.id !== null);
  const { remove, undoLast } = useDesignDeletion({
    onRestored: useCallback((ids) => goOnAt(ids[0]), [goOnAt]),
  });
  useEffect(() => whenIdle(DesignDialog.preload), []);
  usePageKeys({ onEscape: selection.clear, onUndo: undoLast });
  const removeAndGoOn = async (ids: string[]) => {
    const next = successorOf(items, ids);
    goOnAt(next);
    // where no design is left to focus, Undo takes the focus
    const deleted = await remove(ids, { takesFocus: next === undefined });
    if (deleted === 0) goOnAt(ids[0]);
  };
  const removeChosen = (ids: string[]) => {
    selection.clear();
    void removeAndGoOn(ids);
  };
  const removeShown = (id: string) => {
    shown.close();
    void removeAndGoOn([id]);
  };
  return (
    <>
      <PageHeading
        title="My designs"
        text="Everything you have made, ready to download or to start from again."
        action={
          <Button component={Link} to={generator} startIcon={<WandSparkles size={18} aria-hidden />}>
            Make a design
          </Button>
        }
      />
      {(list.narrowed || !hasNone(gallery)) && (
        <>
          <Box sx={{ mb: 2 }}>
            <SearchField list={list} label="Search your texts and prompts" />
          </Box>
          <GalleryFilters list={list} />
        </>
      )}
      <GalleryBody gallery={gallery} narrowed={list.narrowed} onClear={list.clear}>
        {items.map((design) => (
          <GalleryTile
            key={design.id}
            design={design}
            to={shown.addressOf(design.id)}
            chosen={selection.has(design.id)}
            choosing={selection.chosen.length > 0}
            onToggle={selection.toggle}
          />
        ))}
      </GalleryBody>
      <SelectionBar selection={selection} loaded={items.length} onDelete={removeChosen} />
      {shown.id && (
        <DesignDialog
          id={shown.id}
          adjacent={adjacentDesignsOf(gallery, shown.id, shown.turnTo)}
          onClose={shown.close}
          onDelete={removeShown}
        />
      )}
    </>
  );
}

interface GalleryBodyProps {
  gallery: Gallery;
  narrowed: boolean;
  onClear: () => void;
  children: React.ReactNode;
}

/** The pictures, or what replaces them. */
function GalleryBody({ gallery, narrowed, onClear, children }: GalleryBodyProps) {
  const { items, loading, error, stale, totalItems, retry } = gallery;
  if (!items)
    return error && !loading ? (
      <ErrorPanel
        message={`Your designs could not be loaded. They are safe. ${errorMessage(error)}`}
        onRetry={retry}
        retryText="Retry"
      />
    ) : (
      <GallerySkeleton />
    );
  if (hasNone(gallery))
    return narrowed ? (
      <Card sx={{ boxShadow: 'none' }}>
        <EmptyState
          title="No designs match"
          text="Try other words, or remove a filter."
          action={
            <Button variant="outlined" onClick={onClear}>
              Clear filters
            </Button>
          }
        />
      </Card>
    ) : (
      <EmptyState
        title="Your designs appear here"
        text="Describe a post and choose its look: your first picture appears here, usually within a minute."
        action={
          <Button component={Link} to={generator} startIcon={<WandSparkles size={18} aria-hidden />}>
            Make your first design
          </Button>
        }
      />
    );
  return (
    <>
      <Typography role="status" sx={{ mb: 1.5, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {totalItems.toLocaleString('en-US')} {totalItems === 1 ? 'design' : 'designs'}
      </Typography>
      <WaitNote waiting={stale} />
      <GalleryGrid dim={stale}>{children}</GalleryGrid>
      <GalleryEnd gallery={gallery} />
    </>
  );
}
