import { useEffect, useRef, useState } from 'react';
import { socialSentences } from '../../../../contract/sign-in';
import { useAfterSignIn } from '../../entities/session/use-session-actions';
import { cookiesNeeded, errorMessage } from '../../lib/errors';
import { openTabChannel } from '../../lib/browser-storage';

/** Also of the specification's error catalogue. */
const sentences: Record<string, string> = {
  CLOSED: 'Sign-in popup closed by user.',
  BLOCKED: 'Sign-in popup was blocked. Please allow popups for this site.',
  ...socialSentences,
};

interface Outcome {
  ok: boolean;
  code?: string;
  /** The id of the tab that started it. */
  tab?: string;
}

interface SocialSignInOptions {
  otherwise: string;
  /** Receives null when the next attempt begins. */
  onError: (sentence: string | null) => void;
  /** Called when the external account was accepted and a code of the authenticator app comes next. */
  onCodeRequired: () => void;
}

/** Opens the popup, and receives its result over a channel that only this site's pages can post to. */
export function useSocialSignIn({ otherwise, onError, onCodeRequired }: SocialSignInOptions) {
  const afterSignIn = useAfterSignIn();
  const [waiting, setWaiting] = useState(false);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const start = (url: string) => {
    onError(null);
    const tab = crypto.randomUUID();
    const channel = openTabChannel('postloom-social');
    if (!channel) {
      onError(cookiesNeeded);
      return;
    }
    const popup = window.open(`${url}?tab=${tab}`, 'postloom-social', 'popup,width=480,height=680');
    if (!popup) {
      channel.close();
      onError(sentences['BLOCKED'] ?? otherwise);
      return;
    }
    setWaiting(true);
    // It closes itself after posting, so the message may still be in transit when the popup is seen closed.
    let seenClosed = false;
    const watch = setInterval(() => {
      if (seenClosed) finish({ ok: false, code: 'CLOSED' });
      seenClosed = popup.closed;
    }, 500);
    stop.current = () => {
      clearInterval(watch);
      channel.close();
    };
    const finish = (outcome: Outcome) => {
      stop.current();
      setWaiting(false);
      if (outcome.ok) afterSignIn().catch((error: unknown) => onError(errorMessage(error)));
      else if (outcome.code === 'CODE_REQUIRED') onCodeRequired();
      else onError(sentences[outcome.code ?? ''] ?? otherwise);
    };
    channel.onmessage = ({ data }: MessageEvent<Outcome>) => {
      // an answer without a state does not say which tab waits for it
      if (data.tab === undefined || data.tab === tab) finish(data);
    };
  };
  return { start, waiting };
}
