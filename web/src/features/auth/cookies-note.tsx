import Alert from '@mui/material/Alert';
import { useHydrated } from '../../components/form/use-hydrated';
import { cookiesAreRefused } from '../../lib/browser-storage';
import { cookiesNeeded } from '../../lib/errors';

/** Says before anything is typed that the browser would not store the session. */
export function CookiesNote() {
  const isShown = useHydrated() && cookiesAreRefused();
  return isShown ? <Alert severity="warning">{cookiesNeeded}</Alert> : null;
}
