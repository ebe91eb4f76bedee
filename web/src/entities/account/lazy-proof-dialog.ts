import { lazyDialog } from '../../components/feedback/lazy-dialog';

// forms are a large chunk, and the dialog is mounted on pages without any
export const ProofDialog = lazyDialog(() => import('./proof-dialog').then(({ ProofDialog }) => ProofDialog));
