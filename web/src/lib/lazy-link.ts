import { ApolloLink, Observable } from '@apollo/client';

/** Waits this many milliseconds, or until the browser reports that it is online again. */
export const untilOnline = (ms: number) =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    addEventListener('online', go);
  });

const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

async function untilLoaded(load: () => Promise<ApolloLink>): Promise<ApolloLink> {
  for (let pause = firstPauseMs; ; pause = Math.min(longestPauseMs, pause * 2))
    try {
      return await load();
    } catch {
      await untilOnline(pause);
    }
}

/** Creates a link whose code loads with its first operation. Code that cannot be loaded is tried again without end. */
export function lazyLink(load: () => Promise<ApolloLink>): ApolloLink {
  let link: Promise<ApolloLink> | undefined;
  return new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        let isOver = false;
        let running: { unsubscribe: () => void } | undefined;
        link ??= untilLoaded(load);
        void link.then((loaded) => {
          if (!isOver) running = loaded.request(operation, forward).subscribe(observer);
        });
        return () => {
          isOver = true;
          running?.unsubscribe();
        };
      }),
  );
}
