import type { ComponentType } from 'react';
import { tabStorage } from './browser-storage';

const reloadedPrefix = 'postloom-reloaded:';
/** A chunk that fails again within this many milliseconds of the reload that it caused does not cause another one. */
const reloadAgainMs = 600_000;
const smallFile = '/brand/favicon.svg';
/** A line that is dead without an error counts as no answer after this many milliseconds. */
const longestMs = 10_000;

/** The chunk of a page could not be loaded because the server cannot be reached. */
export class PageUnreachable extends Error {
  override readonly name = 'PageUnreachable';
}

/** Returns whether our server answers, with any status. */
export const serverAnswers = (): Promise<boolean> =>
  fetch(smallFile, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(longestMs) }).then(
    () => true,
    () => false,
  );

interface LazyPageOptions {
  /** Distinguishes this chunk from others; by default the code that imports it, which holds its address. */
  chunk?: string;
  reload?: () => void;
}

/** Notes that a chunk causes a reload. @returns whether it may: the tab remembers it, and the last one is long ago */
function noteReload(key: string): boolean {
  const last = Number(tabStorage.get(key) ?? Number.NaN);
  if (Date.now() - last < reloadAgainMs) return false;
  // without storage the next page would not know of this reload, and reload again
  return tabStorage.set(key, String(Date.now()));
}

/**
 * Loads a page's chunk. A release removes the chunks of the previous one, so a page opened before it is reloaded, once
 * for each chunk: a part of a page may fail again although the page around it was loaded. Without a connection that
 * would only lead to the browser's own error page.
 * @throws PageUnreachable, or what the chunk throws.
 */
export function lazyPage<Name extends string, Props = object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  { chunk = String(load), reload = () => window.location.reload() }: LazyPageOptions = {},
) {
  const key = `${reloadedPrefix}${chunk}`;
  return async (): Promise<{ Component: ComponentType<Props> }> => {
    try {
      const module = await load();
      tabStorage.remove(key);
      return { Component: module[name] };
    } catch (error) {
      if (typeof window === 'undefined') throw error;
      if (!(await serverAnswers()))
        throw new PageUnreachable('The code of this page could not be loaded.', { cause: error });
      if (!noteReload(key)) throw error;
      reload();
      return new Promise(() => undefined);
    }
  };
}
