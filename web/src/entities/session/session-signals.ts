import { sharedStorage, openTabChannel } from '../../lib/browser-storage';

const channelName = 'postloom-session';
const hintKey = 'postloom-signed-in';

export type SessionSignal = 'signed-in' | 'signed-out';

/** Notifies this browser's other tabs of a sign-in or sign-out. */
export function sendSessionSignal(signal: SessionSignal): void {
  const channel = openTabChannel(channelName);
  channel?.postMessage(signal);
  channel?.close();
}

/** Subscribes to signals of other tabs. Returns a function that unsubscribes. */
export function onSessionSignal(listener: (signal: SessionSignal) => void): () => void {
  const channel = openTabChannel(channelName);
  if (!channel) return () => undefined;
  channel.onmessage = ({ data }: MessageEvent<SessionSignal>) => listener(data);
  return () => channel.close();
}

/**
 * Stores whether the last visit was signed in, so that a page rendered for anonymous users hides their buttons at once.
 */
export function rememberSession(signedIn: boolean): void {
  if (signedIn) sharedStorage.set(hintKey, '1');
  else {
    sharedStorage.remove(hintKey);
    delete document.documentElement.dataset['session'];
  }
}

/** Returns whether this browser's last visit was signed in, as far as known. */
export const sessionIsRemembered = (): boolean => sharedStorage.get(hintKey) !== null;

/** Inline script that runs before the first paint. */
export const sessionHintScript = `try{if(localStorage.getItem('${hintKey}'))document.documentElement.dataset.session='1'}catch{}`;

let underWay = false;

/** Whether this tab is signing out on purpose: from then until its guarded page has been left, or another one is shown. */
export const departure = {
  begin: () => {
    underWay = true;
  },
  isUnderWay: () => underWay,
  end: () => {
    underWay = false;
  },
};
