import { pageTones } from '../../../contract/brand';
import type { Accent } from '../../../contract/brand';

const either = (of: (scheme: 'light' | 'dark') => string) => `light-dark(${of('light')},${of('dark')})`;

/** Returns the style of the documentation in the shop's colours. */
export const docsStyle = (accent: Accent): string => `
:root{color-scheme:light dark;--ground:${either((scheme) => pageTones[scheme].ground)};--surface:${either((scheme) => pageTones[scheme].surface)};--text:${either((scheme) => pageTones[scheme].text)};--quiet:${either((scheme) => pageTones[scheme].quiet)};--line:${either((scheme) => pageTones[scheme].line)};--accent:${either((scheme) => accent[scheme].main)};--on-accent:${either((scheme) => accent[scheme].onMain)}}
*{box-sizing:border-box}
html{scroll-padding-top:84px;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--ground);color:var(--text);font:1rem/1.65 'Inter Variable',Inter,system-ui,sans-serif;overflow-wrap:break-word}
a{color:var(--accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:6px}
.skip{position:absolute;left:-9999px}
.skip:focus{left:16px;top:8px;z-index:3;padding:8px 16px;background:var(--surface)}
.site{position:sticky;top:0;z-index:2;display:flex;flex-wrap:wrap;align-items:center;gap:4px 24px;padding:8px 24px;background:var(--ground);border-bottom:1px solid var(--line)}
.home{display:inline-flex;align-items:center;gap:10px;min-height:44px;color:inherit;text-decoration:none;font:700 1.375rem/1 'Bricolage Grotesque Variable',system-ui,sans-serif;letter-spacing:-.03em}
.home img{border-radius:8px}
.site nav{display:flex;gap:4px;overflow-x:auto}
.site nav a{display:inline-flex;align-items:center;min-height:44px;padding:0 12px;color:var(--quiet);text-decoration:none;font-weight:500;white-space:nowrap}
.site nav a:hover{color:var(--text)}
.site nav a[aria-current]{color:var(--text);box-shadow:inset 0 -3px 0 var(--accent)}
.page{display:grid;grid-template-columns:minmax(0,1fr);gap:24px;max-width:1200px;margin:0 auto;padding:24px 24px 96px}
.contents summary{display:flex;align-items:center;min-height:44px;font-weight:600;cursor:pointer}
.contents ul{list-style:none;margin:0;padding:0}
.contents li ul{padding-left:16px}
.contents li a{display:block;padding:6px 0;color:var(--quiet);text-decoration:none;font-size:.9375rem;line-height:1.4;overflow-wrap:anywhere}
.contents li a:hover{color:var(--accent)}
.contents{border:1px solid var(--line);border-radius:16px;padding:4px 16px;background:var(--surface);align-self:start}
main{min-width:0}
main:only-child{grid-column:1/-1}
h1,h2,h3,h4{font-family:'Bricolage Grotesque Variable',system-ui,sans-serif;letter-spacing:-.02em;line-height:1.15;overflow-wrap:anywhere}
h1{margin:8px 0 16px;font-size:clamp(2rem,6vw,3rem);letter-spacing:-.03em}
h2{margin:56px 0 12px;font-size:1.75rem}
h3{margin:36px 0 8px;font-size:1.25rem}
h4{margin:24px 0 4px;font-size:1.0625rem}
p,li{max-width:76ch}
li{margin:4px 0}
.anchor{display:inline-block;padding:0 6px;color:var(--quiet);text-decoration:none;opacity:0}
:is(h2,h3,h4):hover .anchor,.anchor:focus-visible{opacity:1}
code{font:.875em/1.55 ui-monospace,'SF Mono','Cascadia Mono',Menlo,Consolas,monospace;overflow-wrap:anywhere}
:not(pre)>code{padding:2px 5px;border-radius:6px;background:color-mix(in srgb,var(--text) 8%,transparent)}
a code{color:inherit}
.code{position:relative;margin:16px 0}
pre{margin:0;padding:16px;overflow-x:auto;border:1px solid var(--line);border-radius:14px;background:var(--surface)}
pre code{overflow-wrap:normal}
.code-comment{color:var(--quiet)}
.code-string{color:light-dark(#0b6b4b,#7fd6a8)}
.code-keyword{color:light-dark(#7a1fa2,#d8a8ff)}
.code-number{color:light-dark(#8f4300,#ffb877)}
.code-name{color:light-dark(#0a5699,#8cc8ff)}
.copy{position:absolute;top:8px;right:8px;min-height:32px;padding:0 12px;border:1px solid var(--line);border-radius:999px;background:var(--surface);color:var(--quiet);font:600 .8125rem/1 inherit;font-family:inherit;cursor:pointer}
.copy:hover{color:var(--text);border-color:var(--quiet)}
.table{margin:16px 0;overflow-x:auto;border:1px solid var(--line);border-radius:14px;background:var(--surface)}
table{width:100%;border-collapse:collapse;font-size:.9375rem;line-height:1.5}
th,td{padding:10px 14px;text-align:left;vertical-align:top;min-width:110px}
tr+tr>*,tbody tr:first-child>*{border-top:1px solid var(--line)}
th{font-weight:600}
.quiet{color:var(--quiet)}
.tags{display:flex;flex-wrap:wrap;gap:6px;margin:6px 0 0;padding:0;list-style:none;font-size:.8125rem;color:var(--quiet)}
.tags li{margin:0;padding:1px 9px;border:1px solid var(--line);border-radius:999px;overflow-wrap:anywhere}
.search{position:sticky;top:61px;z-index:1;display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px;padding:12px 0;background:var(--ground)}
.search input::placeholder{color:var(--quiet);opacity:1}
.search input{flex:1 1 240px;min-width:0;min-height:44px;padding:0 16px;border:1.5px solid var(--quiet);border-radius:14px;background:var(--surface);color:var(--text);font:inherit}
.names h2{margin-top:40px;scroll-margin-top:150px}
.names>ul{columns:260px auto;column-gap:24px;list-style:none;margin:0;padding:0}
.names li{margin:0;padding:4px 0;break-inside:avoid;overflow-wrap:anywhere}
.names li ul{list-style:none;padding-left:16px}
.field{padding:12px 0;border-top:1px solid var(--line);scroll-margin-top:150px}
.field code{background:none;padding:0}
.field p{margin:4px 0 0}
.field dl{margin:8px 0 0;padding-left:16px;border-left:2px solid var(--line)}
.field dd{margin:0 0 6px;color:var(--quiet)}
.deprecated{font-weight:600}
[hidden]{display:none!important}
@media (min-width:1000px){.page{grid-template-columns:250px minmax(0,1fr);gap:56px}.contents{position:sticky;top:84px;max-height:calc(100vh - 108px);overflow-y:auto;border:0;background:none;padding:0}}
@media (max-width:999px){.copy{display:none}.site nav{flex-wrap:wrap;margin-left:-12px}.site{position:static;padding:8px 16px}.search{top:0}.page{padding:16px 16px 64px}html{scroll-padding-top:16px}.names h2,.field{scroll-margin-top:90px}}
@media print{:root{color-scheme:light}.site,.contents,.anchor,.copy,.search{display:none}body{background:#fff;font-size:11pt}.page{display:block;max-width:none;padding:0}pre{white-space:pre-wrap}pre,tr{break-inside:avoid}h2,h3{break-after:avoid}}
`;
