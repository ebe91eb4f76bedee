import { escapeHtml } from '../platform/mail/email-html';

/**
 * The page shown when a page can't be rendered. It needs no other file, and names no shop: the database, which has the
 * name, may be away.
 */
export const unavailablePage = (requestId: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Back in a moment</title>
<style>
:root{color-scheme:light dark;--ground:#FBF8F3;--text:#17141F;--quiet:#5D566B;--button:#17141F;--on:#fff}
@media (prefers-color-scheme:dark){:root{--ground:#12101C;--text:#F4F0FA;--quiet:#B0A8C2;--button:#F4F0FA;--on:#17141F}}
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:16px;padding:24px;text-align:center;background:var(--ground);color:var(--text);font:16px/1.6 Inter,system-ui,sans-serif}
h1{margin:8px 0 0;font-size:clamp(2rem,6vw,3rem);line-height:1.08;letter-spacing:-.03em}
p{margin:0;max-width:46ch;color:var(--quiet)}
a{display:inline-block;margin-top:8px;padding:14px 28px;border-radius:999px;background:var(--button);color:var(--on);font-weight:600;text-decoration:none}
</style>
</head>
<body>
<h1>We are back in a moment</h1>
<p>This page could not be put together just now. Your account, credits and designs are safe.</p>
<a href="">Try again</a>
<p><small>Code for support: ${escapeHtml(requestId)}</small></p>
</body>
</html>`;
