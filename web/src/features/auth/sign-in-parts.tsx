import Alert from '@mui/material/Alert';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../components/form/hydration';
import { cookiesAreRefused } from '../../lib/browser-storage';
import { cookiesNeeded } from '../../lib/errors';
import { carryNextPage } from '../../lib/next-page';

/** Says before anything is typed that the browser would not store the session. */
export function CookiesNote() {
  const isShown = useHydrated() && cookiesAreRefused();
  return isShown ? <Alert severity="warning">{cookiesNeeded}</Alert> : null;
}

/**
 * Returns a link that carries the remembered page. The server renders one page for all callers, so the page is added
 * only after hydration.
 */
export function useCarriedHref(href: string): string {
  const { search } = useLocation();
  return useHydrated() ? carryNextPage(href, search) : href;
}
