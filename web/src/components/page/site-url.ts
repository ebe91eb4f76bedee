import { createContext } from 'react';

/** The site's public address without a trailing slash. The server reads it from its settings. */
export const SiteUrl = createContext(typeof location === 'undefined' ? '' : location.origin);
