const channelName = 'postloom-session';
const hintKey = 'postloom-signed-in';

export type SessionSignal = 'signed-in' | 'signed-out';

/** Notifies this browser's other tabs of a sign-in or sign-out. */
export function sendSessionSignal(signal: SessionSignal): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(signal);
  channel.close();
}

/** Subscribes to signals of other tabs. Returns a function that unsubscribes. */
export function onSessionSignal(listener: (signal: SessionSignal) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<SessionSignal>) => listener(data);
  return () => channel.close();
}

/**
 * Stores whether the last visit was signed in, so that a page rendered for anonymous users hides their buttons at once.
 */
export function rememberSession(signedIn: boolean): void {
  if (signedIn) localStorage.setItem(hintKey, '1');
  else {
    localStorage.removeItem(hintKey);
    delete document.documentElement.dataset['session'];
  }
}

/** Returns whether this browser's last visit was signed in, as far as known. */
export const sessionIsRemembered = (): boolean =>
  typeof localStorage !== 'undefined' && localStorage.getItem(hintKey) !== null;

/** Inline script that runs before the first paint. */
export const sessionHintScript = `try{if(localStorage.getItem('${hintKey}'))document.documentElement.dataset.session='1'}catch{}`;
