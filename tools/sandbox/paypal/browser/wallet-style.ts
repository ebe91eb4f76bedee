/** The wallet page's own neutral style; light and dark follow the user's system. */
export const WALLET_STYLE = `
:root { color-scheme: light dark; --ground: #eef1f4; --sheet: #fff; --ink: #17202b; --soft: #55606e; --line: #d5dbe2; --accent: #0b5cad; --on-accent: #fff; --chosen: #eaf2fb; --note: #fff3cd; --on-note: #5b4300; --bad: #a32020; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #0f141a; --sheet: #19212b; --ink: #eef2f6; --soft: #a6b1be; --line: #35404d; --accent: #7db8f2; --on-accent: #0a1a2b; --chosen: #1d3047; --note: #41340c; --on-note: #ffe7a3; --bad: #ff9c9c; }
}
* { box-sizing: border-box; }
html { height: 100%; }
body { margin: 0; min-height: 100%; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; display: flex; flex-direction: column; }
.banner { background: var(--note); color: var(--on-note); text-align: center; padding: 8px 16px; font-size: 14px; font-weight: 600; }
main { flex: 1; width: 100%; max-width: 448px; margin: 0 auto; padding: 24px 16px 32px; display: flex; flex-direction: column; justify-content: center; }
.sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: 16px; padding: 24px; }
.brand { display: flex; align-items: center; gap: 10px; font-weight: 700; margin: 0 0 20px; }
.brand svg { width: 28px; height: 28px; flex: none; color: var(--accent); }
h1 { font-size: 16px; font-weight: 500; color: var(--soft); margin: 0; }
.amount { font-size: 34px; line-height: 1.2; font-weight: 700; margin: 2px 0 4px; font-variant-numeric: tabular-nums; letter-spacing: -0.01em; }
.amount small { font-size: 16px; font-weight: 600; color: var(--soft); letter-spacing: 0; }
.what { margin: 0; overflow-wrap: anywhere; }
dl { margin: 16px 0 0; border-top: 1px solid var(--line); padding-top: 12px; display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; font-size: 14px; }
dt { color: var(--soft); } dd { margin: 0; text-align: right; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
fieldset { border: 0; padding: 0; margin: 20px 0 0; display: grid; gap: 8px; }
legend { font-weight: 600; padding: 0; margin-bottom: 8px; }
label.payer { display: flex; gap: 12px; align-items: flex-start; border: 1px solid var(--line); border-radius: 12px; padding: 12px 14px; cursor: pointer; }
label.payer:has(:checked) { border-color: var(--accent); background: var(--chosen); box-shadow: inset 0 0 0 1px var(--accent); }
label.payer:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px; }
label.payer input { margin: 4px 0 0; width: 18px; height: 18px; accent-color: var(--accent); flex: none; }
label.payer strong { display: block; font-weight: 600; } label.payer span span { display: block; color: var(--soft); font-size: 14px; }
.actions { display: grid; gap: 10px; margin-top: 24px; }
button { font: inherit; font-weight: 600; min-height: 48px; border-radius: 12px; border: 1px solid transparent; padding: 10px 16px; cursor: pointer; }
.pay { background: var(--accent); color: var(--on-accent); }
.cancel { background: none; color: var(--ink); border-color: var(--line); }
button:hover:not(:disabled) { filter: brightness(1.08); } button:disabled { opacity: .6; cursor: progress; }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
#status { min-height: 24px; margin: 12px 0 0; font-size: 14px; text-align: center; color: var(--soft); } #status:empty { display: none; } #status.bad { color: var(--bad); }
.foot { text-align: center; color: var(--soft); font-size: 13px; margin: 16px 0 0; }
.spinner { width: 36px; height: 36px; margin: 12px auto 20px; border: 3px solid var(--line); border-top-color: var(--accent); border-radius: 50%; animation: turn .9s linear infinite; }
.center { text-align: center; } .center h1 { color: var(--ink); font-size: 20px; font-weight: 700; margin-bottom: 6px; } .center .brand { justify-content: center; } .center p:not(.brand) { margin: 0; color: var(--soft); }
@keyframes turn { to { transform: rotate(1turn); } }
@media (prefers-reduced-motion: reduce) { .spinner { animation-duration: 4s; } }
/* A popup is short: the buttons must be in sight without scrolling. */
@media (max-height: 860px) { main { padding-block: 12px; } .sheet { padding-block: 16px; } .brand { margin-bottom: 12px; } dl { margin-top: 12px; padding-top: 8px; } fieldset { margin-top: 14px; } label.payer { padding-block: 9px; } .actions { margin-top: 16px; } .actions:has(.pay) { grid-template-columns: 1fr 2fr; } .pay { order: 2; } }
@media (max-width: 480px) { main { justify-content: flex-start; padding: 12px; } .sheet { padding-inline: 16px; } }
`;
