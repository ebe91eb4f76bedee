import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../components/form/use-hydrated';
import { carryNextPage } from '../../lib/next-page';

/** A link that takes the remembered page along. The server draws one page for everybody, so it does once the page has come to life. */
export function useCarriedHref(href: string): string {
  const { search } = useLocation();
  return useHydrated() ? carryNextPage(href, search) : href;
}
