/** The style of the inbox; light and dark follow the user's system. */
export const INBOX_STYLE = `
:root { color-scheme: light dark; --ground: #fbf8f3; --sheet: #fff; --ink: #17141f; --soft: #5d566b; --line: #e9e2d8; --accent: #5b3df5; --note: #fff3cd; --on-note: #5b4300; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #12101c; --sheet: #1b1828; --ink: #f4f0fa; --soft: #b0a8c2; --line: #2e2940; --accent: #9c88ff; --note: #41340c; --on-note: #ffe7a3; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; display: flex; flex-direction: column; }
.banner { margin: 0; background: var(--note); color: var(--on-note); text-align: center; padding: 8px 16px; font-size: 14px; font-weight: 600; }
main { flex: 1; width: 100%; max-width: 880px; margin: 0 auto; padding: 32px 20px 40px; display: flex; flex-direction: column; }
header { display: flex; flex-wrap: wrap; gap: 12px; justify-content: space-between; align-items: center; margin-bottom: 20px; }
h1 { display: flex; align-items: center; gap: 12px; margin: 0; font-size: 24px; line-height: 1.25; letter-spacing: -0.01em; overflow-wrap: anywhere; }
h1 svg { width: 28px; height: 28px; flex: none; color: var(--accent); }
ol { list-style: none; margin: 0; padding: 0; background: var(--sheet); border: 1px solid var(--line); border-radius: 20px; overflow: hidden; }
li + li { border-top: 1px solid var(--line); }
li a { display: grid; grid-template-columns: 1fr auto; gap: 2px 16px; padding: 14px 20px; color: inherit; text-decoration: none; }
li strong { font-weight: 600; overflow-wrap: anywhere; } li span { grid-row: 2; color: var(--soft); font-size: 14px; overflow-wrap: anywhere; }
time { color: var(--soft); font-size: 14px; font-variant-numeric: tabular-nums; white-space: nowrap; }
li a:hover strong { color: var(--accent); }
a:focus-visible, button:focus-visible { outline: 3px solid var(--accent); outline-offset: -3px; border-radius: 12px; }
button { font: inherit; font-size: 14px; font-weight: 600; min-height: 40px; padding: 6px 16px; border-radius: 999px; border: 1px solid var(--line); background: none; color: var(--ink); cursor: pointer; }
button:hover { border-color: var(--accent); }
.empty { background: var(--sheet); border: 1px solid var(--line); border-radius: 20px; padding: 48px 24px; text-align: center; color: var(--soft); margin: 0; }
.back { align-self: flex-start; color: var(--accent); margin-bottom: 16px; font-weight: 600; text-decoration: none; } .back:hover { text-decoration: underline; }
article { flex: 1; display: flex; flex-direction: column; background: var(--sheet); border: 1px solid var(--line); border-radius: 20px; overflow: hidden; }
article h1 { padding: 20px 24px 0; }
dl { margin: 12px 24px 20px; display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; font-size: 14px; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; } dd time { color: inherit; }
.file { color: var(--accent); font-weight: 600; }
iframe { flex: 1; width: 100%; min-height: 640px; border: 0; border-top: 1px solid var(--line); background: #fff; }
@media (max-width: 600px) { main { padding: 20px 12px 24px; } li a { grid-template-columns: 1fr; padding: 14px 16px; } li time { grid-row: 3; } article h1, dl { margin-inline: 0; padding-inline: 16px; } }
`;
