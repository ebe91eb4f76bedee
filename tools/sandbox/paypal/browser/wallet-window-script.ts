/** Opens the wallet as a popup over a dimmed page, or as a modal frame inside it. */
export const WALLET_WINDOW_SCRIPT = `
var VEIL_STYLE =
  ':host{position:fixed;inset:0;z-index:2147483000;display:flex;align-items:center;justify-content:center;background:rgba(8,14,22,.72);color:#fff;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}' +
  '.note{max-width:360px;padding:24px;text-align:center}p{margin:0 0 16px}' +
  'button{font:inherit;font-weight:600;min-height:44px;padding:8px 18px;margin:4px;border-radius:10px;border:1px solid #fff;background:none;color:#fff;cursor:pointer}' +
  'button.main{background:#fff;color:#111}button:focus-visible{outline:3px solid #7db8f2;outline-offset:2px}' +
  'iframe{border:0;border-radius:16px;background:#fff;width:min(480px,100vw);height:min(760px,100dvh);color-scheme:light dark}' +
  '@media (max-width:480px){iframe{border-radius:0;width:100vw;height:100dvh}}';

function makeVeil() {
  var host = document.createElement('div');
  host.setAttribute('role', 'dialog');
  host.setAttribute('aria-modal', 'true');
  host.setAttribute('aria-label', 'Sandbox wallet');
  var root = host.attachShadow({ mode: 'open' });
  var sheet = new CSSStyleSheet();
  sheet.replaceSync(VEIL_STYLE);
  root.adoptedStyleSheets = [sheet];
  // Nothing behind the veil can be reached while it is shown, by keyboard either.
  var behind = Array.prototype.filter.call(document.body.children, function (element) { return !element.inert; });
  behind.forEach(function (element) { element.inert = true; });
  document.body.appendChild(host);
  return {
    host: host,
    root: root,
    remove: function () {
      host.remove();
      behind.forEach(function (element) { element.inert = false; });
    }
  };
}

function veilButton(words, isMain, act) {
  var button = document.createElement('button');
  button.type = 'button';
  button.textContent = words;
  if (isMain) button.className = 'main';
  button.addEventListener('click', act);
  return button;
}

function walletUrl(query) { return BASE + '/checkoutnow?' + new URLSearchParams(query); }

/** A popup must be opened in the click itself, before the order exists; null when the browser blocks it. */
function openPopup(channel, onGone, showVeil) {
  var left = Math.max(0, window.screenX + (window.outerWidth - 480) / 2);
  var top = Math.max(0, window.screenY + (window.outerHeight - 760) / 2);
  var popup = window.open(walletUrl({ opening: '1', channel: channel, origin: location.origin }), 'paypal_' + channel, 'popup,width=480,height=760,left=' + left + ',top=' + top);
  if (!popup) return null;
  var veil = null;
  if (showVeil) {
    veil = makeVeil();
    var note = document.createElement('div');
    note.className = 'note';
    var words = document.createElement('p');
    words.textContent = 'Finish paying in the sandbox wallet window.';
    note.append(words, veilButton('Show the window', true, function () { popup.focus(); }), veilButton('Cancel', false, function () { popup.close(); }));
    veil.root.appendChild(note);
  }
  var watch = setInterval(function () {
    if (!popup.closed) return;
    clearInterval(watch);
    // The closing wallet's last message may still be on its way.
    setTimeout(onGone, 250);
  }, 200);
  return {
    frame: popup,
    show: function (orderId) { popup.location.replace(walletUrl({ token: orderId, channel: channel, origin: location.origin })); },
    close: function (outcome) { clearInterval(watch); if (veil) veil.remove(); if (!popup.closed && !(WINDOW_STAYS && outcome === 'approved')) popup.close(); }
  };
}

function openModal(channel, onGone) {
  var returnFocus = document.activeElement;
  var overflow = document.documentElement.style.overflow;
  var veil = makeVeil();
  var iframe = document.createElement('iframe');
  iframe.title = 'Sandbox wallet';
  iframe.src = walletUrl({ opening: '1', channel: channel, origin: location.origin });
  veil.root.appendChild(iframe);
  veil.host.addEventListener('click', function (event) { if (event.target === veil.host && event.composedPath()[0] === veil.host) onGone(); });
  function onEscape(event) { if (event.key === 'Escape') onGone(); }
  document.addEventListener('keydown', onEscape);
  document.documentElement.style.overflow = 'hidden';
  iframe.focus();
  return {
    get frame() { return iframe.contentWindow; },
    show: function (orderId) { iframe.src = walletUrl({ token: orderId, channel: channel, origin: location.origin }); iframe.focus(); },
    close: function () {
      document.removeEventListener('keydown', onEscape);
      document.documentElement.style.overflow = overflow;
      veil.remove();
      if (returnFocus && returnFocus.focus) returnFocus.focus();
    }
  };
}
`;
