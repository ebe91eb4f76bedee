import { lazyDialog } from '../../components/feedback/lazy-part';

// forms are a large chunk, which lists do without
export const SaveViewDialog = lazyDialog(() =>
  import('./save-view-dialog').then(({ SaveViewDialog }) => SaveViewDialog),
);
