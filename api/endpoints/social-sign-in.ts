import { Router } from 'express';
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

/**
 * Reports the outcome to the tab that opened the popup, and closes the popup. Contains no external text but the id of that
 * tab, which has no sign of HTML.
 */
const closingPage = (outcome: { ok: boolean; code?: string; tab?: string }) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Signing in</title><body>
<p>You can close this window.</p>
<script type="application/json" id="outcome">${JSON.stringify(outcome)}</script>
<script>${closingScript}</script>
</body></html>`;

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
