import { Router } from 'express';
import { socialSentences } from '../../contract/sign-in';
import { defaultTones, pageTones } from '../../contract/brand';
import type { ContextFactory } from '../context';
import {
  attemptSeconds,
  beginSocialSignIn,
  finishSocialSignIn,
  tabOf,
  withoutAttempt,
} from '../domain/accounts/sign-in/social.service';
import { UserError } from '../domain/user-error';
import { socialCookie, writeSocialCookie } from '../platform/http/cookies';

/** Constant, so that the page's policy can allow it by its hash. */
export const closingScript =
  "new BroadcastChannel('postloom-social').postMessage(JSON.parse(document.getElementById('outcome').textContent)); window.close();";

interface Outcome {
  ok: boolean;
  code?: string;
  /** The id of the tab that opened the popup. */
  tab?: string;
}

/** What a tab shows that does not close: one that no page has opened. */
const sentences: Record<string, string> = {
  ...socialSentences,
  CODE_REQUIRED: 'Enter your code on the page where you started, or start again.',
};

const viewOf = ({ ok, code = '' }: Outcome) =>
  ok
    ? {
        title: 'You are signed in',
        text: 'You can close this window.',
        href: '/user/dashboard',
        link: 'Go to your dashboard',
      }
    : {
        title: code === 'CODE_REQUIRED' ? 'One more step' : 'Sign-in not completed',
        text: sentences[code] ?? 'Something went wrong. Please try again.',
        href: '/login',
        link: 'Go to login',
      };

/** The brand's grounds, texts and accents (light, dark), without a file to load. */
const look = `:root{color-scheme:light dark}
body{margin:0;padding:18vh 1.5rem 2rem;font:1rem/1.6 system-ui,sans-serif;color:light-dark(${pageTones.light.text},${pageTones.dark.text});background:light-dark(${pageTones.light.ground},${pageTones.dark.ground})}
main{max-width:26rem;margin:auto}h1{font-size:1.75rem;line-height:1.2;margin:0}
a{display:inline-block;margin-top:.5rem;padding:.75rem 1.5rem;border-radius:99px;font-weight:600;text-decoration:none;color:light-dark(${defaultTones.light.onMain},${defaultTones.dark.onMain});background:light-dark(${defaultTones.light.main},${defaultTones.dark.main})}`;

/**
 * Reports the outcome to the tab that opened the popup, and closes the popup. In an ordinary tab, which a script cannot
 * close, it says the outcome and leads on. Contains no external text but the id of that tab, which has no sign of HTML.
 */
function closingPage(outcome: Outcome): string {
  const { title, text, href, link } = viewOf(outcome);
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${look}</style><body>
<main><h1>${title}</h1><p>${text}</p><p><a href="${href}">${link}</a></p></main>
<script type="application/json" id="outcome">${JSON.stringify(outcome)}</script>
<script>${closingScript}</script>
</body></html>`;
}

/** /auth/social/start and /callback: sign-in with an external account, in a popup. */
export function socialSignIn(contextOf: ContextFactory, secure: boolean): Router {
  const router = Router();
  router.get('/auth/social/start', async (request, response) => {
    const ctx = await contextOf(request, response);
    response.set({ 'cache-control': 'no-store', 'cross-origin-opener-policy': 'unsafe-none' });
    try {
      const { url, cookie } = await beginSocialSignIn(ctx, {
        cookie: socialCookie(request, secure),
        tab: request.query['tab'],
      });
      writeSocialCookie(response, secure, cookie, attemptSeconds);
      response.redirect(303, url);
    } catch (error) {
      ctx.logger.warn({ err: error, requestId: ctx.requestId }, 'social sign-in could not begin');
      const code = error instanceof UserError ? error.code : 'PROVIDER_ERROR';
      response.send(
        closingPage({
          ok: false,
          code,
          tab: tabOf(`.${new URL(request.originalUrl, ctx.config.appUrl).searchParams.get('tab')}`),
        }),
      );
    }
  });
  router.get('/auth/social/callback', async (request, response) => {
    const ctx = await contextOf(request, response);
    response.set({ 'cache-control': 'no-store', 'cross-origin-opener-policy': 'unsafe-none' });
    const cookie = socialCookie(request, secure);
    const { state } = request.query;
    const tab = tabOf(state);
    writeSocialCookie(response, secure, withoutAttempt(ctx, cookie, state), attemptSeconds);
    try {
      if (request.query['error'] === 'access_denied')
        throw new UserError('INVALID_STATE', 'Sign-in cancelled. Please try again.');
      const { codeRequired } = await finishSocialSignIn(ctx, cookie, request.originalUrl);
      response.send(closingPage(codeRequired ? { ok: false, code: 'CODE_REQUIRED', tab } : { ok: true, tab }));
    } catch (error) {
      if (!(error instanceof UserError))
        ctx.logger.warn({ err: error, requestId: ctx.requestId }, 'social sign-in failed');
      response.send(closingPage({ ok: false, code: error instanceof UserError ? error.code : 'PROVIDER_ERROR', tab }));
    }
  });
  return router;
}
