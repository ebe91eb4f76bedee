const channelName = 'postloom-session';
const hintKey = 'postloom-signed-in';

export type SessionSignal = 'signed-in' | 'signed-out';

/** Tells this browser's other tabs that somebody signed in or out. */
export function sendSessionSignal(signal: SessionSignal): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(signal);
  channel.close();
}

/** Hears what other tabs send. Answers how to stop. */
export function onSessionSignal(heard: (signal: SessionSignal) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<SessionSignal>) => heard(data);
  return () => channel.close();
}

/** Remembers whether the last visit was signed in, so that a page made for visitors hides their buttons at once. */
export function rememberSession(signedIn: boolean): void {
  if (signedIn) localStorage.setItem(hintKey, '1');
  else {
    localStorage.removeItem(hintKey);
    delete document.documentElement.dataset['session'];
  }
}

/** Whether the last visit of this browser was signed in, as far as it knows. */
export const sessionIsRemembered = (): boolean =>
  typeof localStorage !== 'undefined' && localStorage.getItem(hintKey) !== null;

/** Runs before the first paint, as text inside the page. */
export const sessionHintScript = `try{if(localStorage.getItem('${hintKey}'))document.documentElement.dataset.session='1'}catch{}`;
