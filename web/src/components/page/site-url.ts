import { createContext } from 'react';

/** The site's public address without a slash at its end. The server knows it from its settings. */
export const SiteUrl = createContext(typeof location === 'undefined' ? '' : location.origin);
