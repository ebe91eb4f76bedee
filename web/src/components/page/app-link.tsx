import { forwardRef } from 'react';
import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';

interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
}

const safe = /^(https?:|mailto:|tel:|\/(?!\/)|#)/i;

/**
 * A link of edited content. A path of this site navigates without a reload, another site opens in a new tab, and an
 * address of any other kind is not a link. Use as `component={AppLink}`.
 */
export const AppLink = forwardRef<HTMLAnchorElement, AppLinkProps>(function AppLink({ href, ...rest }, ref) {
  const target = safe.test(href.trim()) ? href.trim() : '#';
  if (/^https?:/i.test(target))
    return <a ref={ref} {...rest} href={target} target="_blank" rel="noopener noreferrer" />;
  if (/^(mailto:|tel:)/i.test(target)) return <a ref={ref} {...rest} href={target} />;
  return <Link ref={ref} {...rest} to={target} />;
});
