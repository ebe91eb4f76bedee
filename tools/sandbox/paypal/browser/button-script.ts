/** `<paypal-button>`: the web component of SDK v6 with its types, colour classes and border radius variable. */
export const BUTTON_SCRIPT = `
var BUTTON_STYLE =
  ':host{display:inline-block;width:100%;min-width:150px;vertical-align:top}' +
  ':host([hidden]){display:none}' +
  'button{all:unset;box-sizing:border-box;display:flex;align-items:center;justify-content:center;gap:.4em;width:100%;min-height:var(--paypal-button-height,48px);padding:0 16px;cursor:pointer;' +
  'border-radius:var(--paypal-button-border-radius,4px);border:1px solid transparent;background:#ffc439;color:#001c64;font:600 16px/1 "PayPal Sandbox",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;white-space:nowrap;transition:filter .15s}' +
  'button:hover{filter:brightness(.95)}button:focus-visible{outline:3px solid #1072eb;outline-offset:2px}' +
  'button:disabled{opacity:.5;cursor:not-allowed;filter:none}' +
  'b{font-style:italic;font-weight:800;font-size:19px;letter-spacing:-.02em}' +
  ':host(.paypal-blue) button{background:#0b5ed7;color:#fff}' +
  ':host(.paypal-white) button{background:#fff;color:#001c64;border-color:#555}' +
  ':host(.paypal-black) button{background:#111;color:#fff}' +
  ':host(.paypal-silver) button{background:#e6e9ec;color:#001c64}';
var BUTTON_WORDS = { pay: ['Pay with', ''], buynow: ['Buy now with', ''], checkout: ['', 'Checkout'], donate: ['Donate with', ''], subscribe: ['Subscribe with', ''] };

class PayPalButton extends HTMLElement {
  static get observedAttributes() { return ['type', 'disabled']; }
  constructor() {
    super();
    var root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    // A constructed sheet passes a page's style-src policy, where an inline style element would not.
    var sheet = new CSSStyleSheet();
    sheet.replaceSync(BUTTON_STYLE);
    root.adoptedStyleSheets = [sheet];
    this.inner = document.createElement('button');
    this.inner.type = 'button';
    root.appendChild(this.inner);
    // A disabled component must not act when a script clicks the element itself.
    this.addEventListener('click', function (event) {
      if (this.disabled) { event.stopImmediatePropagation(); event.preventDefault(); }
    }, true);
  }
  connectedCallback() { this.draw(); }
  attributeChangedCallback() { this.draw(); }
  get type() { return this.getAttribute('type') || ''; }
  set type(value) { if (value) this.setAttribute('type', value); else this.removeAttribute('type'); }
  get disabled() { return this.hasAttribute('disabled'); }
  set disabled(value) { this.toggleAttribute('disabled', Boolean(value)); }
  draw() {
    var words = BUTTON_WORDS[this.type] || ['', ''];
    var wordmark = document.createElement('b');
    wordmark.textContent = 'PayPal';
    // the spaces are for screen readers: the flex box does not draw them
    this.inner.replaceChildren.apply(this.inner, [words[0], wordmark, words[1]].filter(Boolean).flatMap(function (part) {
      if (typeof part !== 'string') return [' ', part, ' '];
      var word = document.createElement('span');
      word.textContent = part;
      return [word];
    }));
    this.inner.setAttribute('aria-label', [words[0], 'PayPal', words[1]].filter(Boolean).join(' '));
    this.inner.disabled = this.disabled;
  }
}
if (!customElements.get('paypal-button')) customElements.define('paypal-button', PayPalButton);
`;
