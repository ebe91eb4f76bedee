/** Style of the REST pages: what is read on the left, the example beside it, which stays in view. */
export const restStyle = `
.page{max-width:1480px}
.contents li a[aria-current]{color:var(--text);font-weight:600}
.contents li ul a{display:flex;justify-content:space-between;align-items:baseline;gap:8px}
.links{display:flex;flex-wrap:wrap;gap:4px 24px;padding:0;list-style:none}
.method{flex:none;font:700 .6875rem/1.4 ui-monospace,'SF Mono','Cascadia Mono',Menlo,Consolas,monospace;letter-spacing:.04em;color:var(--tone)}
.method,.status{--tone:light-dark(#0a5699,#8cc8ff)}
.method.post,.method.event,.status{--tone:light-dark(#0b6b4b,#7fd6a8)}
.method:is(.put,.patch){--tone:light-dark(#8f4300,#ffb877)}
.method.delete,.status.no{--tone:light-dark(#b3261e,#ff9d94)}
.status{color:var(--tone);font-variant-numeric:tabular-nums}
.names{content-visibility:auto;contain-intrinsic-size:auto 600px}
.names>ul{columns:auto}
.names h2 a{color:inherit;text-decoration:none}
.names h2 a:hover{text-decoration:underline}
.names li{padding:0;max-width:none;border-top:1px solid var(--line);scroll-margin-top:150px}
.names li a{display:grid;grid-template-columns:60px minmax(0,5fr) minmax(0,4fr);align-items:baseline;gap:4px 16px;padding:10px 0;color:inherit;text-decoration:none}
.names li a:hover code{color:var(--accent)}
.names li code{background:none;padding:0}
.names li span{color:var(--quiet);font-size:.9375rem}
.names li:target a{background:color-mix(in srgb,var(--accent) 10%,transparent)}
.operation{padding:40px 0;border-top:1px solid var(--line);scroll-margin-top:64px;content-visibility:auto;contain-intrinsic-size:auto 900px}
.operation h2{margin:0 0 8px;font-size:1.5rem}
.operation h3{margin:28px 0 4px;font-size:1.0625rem}
.operation p{margin:8px 0}
.line{display:flex;flex-wrap:wrap;align-items:baseline;gap:10px}
.line code{background:none;padding:0;font-weight:600}
.of,.type,.mark{color:var(--quiet);font:400 .875rem/1.5 'Inter Variable',Inter,system-ui,sans-serif;letter-spacing:0}
.mark{color:light-dark(#8f4300,#ffb877)}
.bounds{color:var(--quiet);font-size:.875rem}
.fields{margin:8px 0 0}
.fields dt{padding-top:12px;border-top:1px solid var(--line);overflow-wrap:anywhere}
.fields dt code{background:none;padding:0 6px 0 0;font-weight:600}
.fields dd{margin:2px 0 12px;max-width:76ch;font-size:.9375rem;overflow-wrap:anywhere}
.fields dd:empty{margin-bottom:10px}
.fields .fields{padding-left:16px;border-left:2px solid var(--line)}
.refusals{margin:8px 0 0;font-size:.9375rem}
.refusals div{display:grid;grid-template-columns:44px minmax(0,1fr);padding:6px 0}
.refusals dt{font-weight:600;font-variant-numeric:tabular-nums}
.refusals dd{margin:0;max-width:72ch}
.operation summary{min-height:32px;padding:4px 0;color:var(--quiet);font-size:.9375rem;cursor:pointer}
.operation summary:hover{color:var(--text)}
.example{min-width:0}
.panel{margin:0 0 16px;border:1px solid var(--line);border-radius:16px;background:var(--surface);overflow:hidden}
.bar{display:flex;align-items:center;gap:10px;min-height:48px;padding:4px 8px 4px 16px;border-bottom:1px solid var(--line);font-size:.875rem}
.bar code{flex:1;min-width:0;background:none;padding:0}
.panel .code{margin:0}
.panel pre{max-height:440px;overflow:auto;border:0;border-radius:0;font-size:.9375rem}
.panel{position:relative}
.panel .code{position:static}
.panel .copy{top:6px;min-height:36px;background:none;font-size:.875rem}
.button{flex:none;min-height:36px;padding:0 16px;border:1px solid var(--line);border-radius:999px;background:none;color:var(--text);font:600 .875rem/1 'Inter Variable',Inter,system-ui,sans-serif;cursor:pointer}
.button:hover{border-color:var(--quiet)}
.button[aria-expanded=true]{border-color:var(--accent);color:var(--accent)}
.button.main{border-color:transparent;background:var(--accent);color:var(--on-accent)}
.call{display:grid;grid-template-columns:minmax(0,1fr);gap:14px;margin:0 0 16px;padding:16px;border:1px solid var(--line);border-radius:16px;background:var(--surface)}
.call label{display:grid;gap:4px;font-weight:600;font-size:.9375rem}
.call small{color:var(--quiet);font-weight:400;font-size:.8125rem;line-height:1.5}
.call :is(input,textarea){width:100%;min-height:44px;padding:8px 14px;border:1.5px solid var(--quiet);border-radius:12px;background:var(--ground);color:var(--text);font:1rem/1.5 'Inter Variable',Inter,system-ui,sans-serif}
.call textarea{min-height:160px;font:.875rem/1.55 ui-monospace,'SF Mono','Cascadia Mono',Menlo,Consolas,monospace;resize:vertical}
.call ::placeholder{color:var(--quiet);opacity:1}
.buttons{display:flex;flex-wrap:wrap;gap:8px}
.call .button{min-height:44px;padding:0 20px}
.result p{margin:0;font-size:.9375rem}
.result dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:2px 12px;margin:8px 0;font-size:.8125rem}
.result dt{color:var(--quiet)}
.result dd{margin:0;overflow-wrap:anywhere}
.result pre{max-height:440px;overflow:auto;background:var(--ground);font-size:.875rem}
.result img{display:block;max-width:100%;max-height:440px;border-radius:12px}
.question{width:min(480px,calc(100% - 32px));padding:24px;border:1px solid var(--line);border-radius:20px;background:var(--surface);color:var(--text)}
.question::backdrop{background:rgb(0 0 0/.5)}
.question h2{margin:0 0 8px;font-size:1.25rem}
.question p{margin:0 0 20px}
@media (min-width:1000px){.page{grid-template-columns:220px minmax(0,1fr);gap:40px}}
@media (min-width:1180px){.operation{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:48px}.operation.object:not(:has(.panel)){display:block}.example:not(:has(.call)){position:sticky;top:84px;align-self:start;max-height:calc(100vh - 100px);overflow:auto}}
@media (min-width:1400px){.page{grid-template-columns:240px minmax(0,1fr);gap:56px}}
@media (min-width:1000px){.bar{padding-right:92px}}
@media (max-width:700px){.names li a{grid-template-columns:60px minmax(0,1fr)}.names li span{grid-column:2}.operation{padding:32px 0}}
@media print{.operation{content-visibility:visible}.panel pre{max-height:none}.button{display:none}}
`;
