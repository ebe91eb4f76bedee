import type { ReactNode } from 'react';
import MuiLink from '@mui/material/Link';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const parameter = 'open';

/** A link of a row to its details, which open above the list. Its address can be shared or opened in a new tab. */
export function RowLink({ id, label, children }: { id: string; label?: string; children: ReactNode }) {
  const [parameters] = useSearchParams();
  const search = new URLSearchParams(parameters);
  search.set(parameter, id);
  return (
    <MuiLink
      component={Link}
      to={{ search: String(search) }}
      state={{ fromList: true }}
      preventScrollReset
      aria-label={label}
      data-row-link
      data-name
      title={typeof children === 'string' ? children : undefined}
      sx={{ fontWeight: 600, overflowWrap: 'anywhere', lineHeight: 1.3 }}
    >
      {children}
    </MuiLink>
  );
}

/** Opens the row of an element inside it, as a click on its link does. */
export const openRowOf = (element: Element): void =>
  element.closest('[role="row"]')?.querySelector<HTMLElement>('[data-row-link]')?.click();

/** Provides the id of the row whose details are open, and closes them: back to the list where it was left. */
export function useOpenedRow(): { id: string | null; close: () => void } {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation() as { state: { fromList?: boolean } | null };
  const navigate = useNavigate();
  const close = () => {
    if (state?.fromList) return void navigate(-1);
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(parameter);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { id: parameters.get(parameter), close };
}
