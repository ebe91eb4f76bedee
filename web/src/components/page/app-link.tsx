import { forwardRef } from 'react';
import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';

interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
}

const safe = /^(https?:|mailto:|tel:|\/(?!\/)|#)/i;

/**
 * A link from edited content: a path of this site changes the page without a reload, another site opens in
 * a tab of its own, and an address of any other kind leads nowhere. Use as `component={AppLink}`.
 */
export const AppLink = forwardRef<HTMLAnchorElement, AppLinkProps>(function AppLink({ href, ...rest }, ref) {
  const target = safe.test(href.trim()) ? href.trim() : '#';
  if (/^https?:/i.test(target))
    return <a ref={ref} {...rest} href={target} target="_blank" rel="noopener noreferrer" />;
  if (/^(mailto:|tel:)/i.test(target)) return <a ref={ref} {...rest} href={target} />;
  return <Link ref={ref} {...rest} to={target} />;
});
