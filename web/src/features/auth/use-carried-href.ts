import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../components/form/use-hydrated';
import { carryNextPage } from '../../lib/next-page';

/**
 * Returns a link that carries the remembered page. The server renders one page for all callers, so the page is added
 * only after hydration.
 */
export function useCarriedHref(href: string): string {
  const { search } = useLocation();
  return useHydrated() ? carryNextPage(href, search) : href;
}
