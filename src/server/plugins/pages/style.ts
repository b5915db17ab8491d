/** The look of the product's pages, small: ink and paper, one accent, the visitor's own light or dark. */
export const pageStyle = `:root {
  color-scheme: dark light;
  --page: #0c1424; --surface: #121c30; --line: #64749c; --text: #e8ecf4; --dim: #9fabc1;
  --primary: #3d6ad0; --link: #8fb2f5; --accent: #e0bf72; --fault: #fca5a5;
}
@media (prefers-color-scheme: light) {
  :root {
    --page: #fbfaf7; --surface: #ffffff; --line: #8a90a0; --text: #16213a; --dim: #55607a;
    --primary: #274e9b; --link: #274e9b; --accent: #835e19; --fault: #b42318;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.6 Inter, system-ui, sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: 3rem 1.5rem; }
main.wide { max-width: 62rem; }
h1 { margin: 0 0 1rem; font: 600 1.9rem/1.2 'Source Serif 4', Georgia, serif; letter-spacing: -0.015em; }
h2 { margin: 2.5rem 0 0.5rem; font: 600 1.25rem/1.3 'Source Serif 4', Georgia, serif; }
a { color: var(--link); }
.label { display: inline-block; margin: 0 0 0.5rem; padding: 0.1rem 0.6rem; border: 1px solid var(--accent); border-radius: 8px; color: var(--accent); font-size: 0.85rem; font-weight: 600; }
.field { margin: 1rem 0; }
label { display: block; margin-bottom: 0.25rem; font-weight: 600; }
input { width: 100%; padding: 0.6rem 0.75rem; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); color: var(--text); font: inherit; }
input[aria-invalid] { border-color: var(--fault); }
.fault { margin: 0.25rem 0 0; color: var(--fault); }
button { width: 100%; margin-top: 0.5rem; padding: 0.65rem 1rem; border: 0; border-radius: 8px; background: var(--primary); color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
code, pre { font: 0.9rem/1.5 ui-monospace, monospace; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); }
article { margin: 1rem 0; padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
article h3 { margin: 0 0 0.25rem; font: 600 1rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
article p { margin: 0.25rem 0; }
summary { cursor: pointer; color: var(--link); }
.dim { color: var(--dim); }
`

/** The last thing the sign-in window does: it tells the page that opened it, and goes. */
export const closeScript = `const channel = new BroadcastChannel('verity-auth')
channel.postMessage({ signedIn: document.querySelector('[data-signed-in]') !== null })
channel.close()
window.close()
`
