import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { Link, matchPath, useLocation } from 'react-router-dom';

interface MarkedLinkProps {
  href: string;
  /** Other addresses of the same page. */
  also?: readonly string[];
  /** Pages below the address are not its own. */
  end?: boolean;
  onClick?: () => void;
  'aria-label'?: string;
  sx: SxProps<Theme>;
  children: ReactNode;
}

/** Whether one of the addresses is shown. */
export const isShown = (pathname: string, addresses: readonly string[], end = false): boolean =>
  addresses.some((path) => matchPath({ path, end }, pathname) !== null);

/** A link of a menu, marked (`active`) on its page. */
export function MarkedLink({ href, also = [], end, ...props }: MarkedLinkProps) {
  const { pathname } = useLocation();
  const isHere = isShown(pathname, [href, ...also], end);
  return (
    <Box
      component={Link}
      to={href}
      className={isHere ? 'active' : undefined}
      aria-current={isHere ? 'page' : undefined}
      {...props}
    />
  );
}
