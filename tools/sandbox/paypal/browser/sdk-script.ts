import { BUTTON_SCRIPT } from './button-script';
import { SESSION_SCRIPT } from './session-script';
import { WALLET_WINDOW_SCRIPT } from './wallet-window-script';

/** Parameters of the browser's scripts. */
export interface SdkBinding {
  /** Origin of the API, the wallet and the core script, like PayPal's own pages. */
  base: string;
  /** Origin of the other files, a second one like paypalobjects.com. */
  assets: string;
  clientId: string;
  isEligible: boolean;
  /** Whether the wallet's window stays open after the payer has decided. */
  windowStays: boolean;
}

/** Creates errors like the SDK's. */
const ERROR_SCRIPT = `
function sdkError(code, message, isRecoverable) {
  var error = new Error(message);
  error.name = 'PayPalError';
  error.code = code;
  error.isRecoverable = Boolean(isRecoverable);
  return error;
}
`;

/**
 * The core: `window.paypal` in the shape that `paypal-js` types (v6). It reports its presence to PayPal, and loads what
 * a component needs from the other origin: a script, a style sheet with its font, a picture, a frame.
 */
const CORE_SCRIPT = `
var KNOWN = {
  clientId: 'string', clientToken: 'string', clientMetadataId: 'string', locale: 'string', pageType: 'string',
  partnerAttributionId: 'string', shopperSessionId: 'string', testBuyerCountry: 'string', merchantId: 'merchant', components: 'components'
};
var COMPONENTS = ['paypal-payments', 'paypal-guest-payments', 'paypal-messages', 'paypal-subscriptions', 'venmo-payments', 'paypal-legacy-billing-agreements', 'card-fields', 'applepay-payments', 'googlepay-payments'];
var PAGE_TYPES = ['cart', 'checkout', 'home', 'mini-cart', 'product-details', 'product-listing', 'search-results'];

function objectionTo(options) {
  if (!options || typeof options !== 'object') return ['ERR_INVALID_OPTIONS', 'createInstance() needs options'];
  var unknown = Object.keys(options).filter(function (name) { return !(name in KNOWN); });
  if (unknown.length > 0) return ['ERR_INVALID_OPTIONS', 'createInstance() does not know ' + unknown.join(', ')];
  for (var name in options) {
    var wanted = KNOWN[name];
    if (options[name] !== undefined && wanted === 'string' && typeof options[name] !== 'string') return ['ERR_INVALID_OPTIONS', name + ' is no text'];
  }
  if (!options.clientId && !options.clientToken) return ['ERR_MISSING_CREDENTIALS', 'createInstance() needs a clientId or a clientToken'];
  if (options.clientId && options.clientToken) return ['ERR_INVALID_OPTIONS', 'createInstance() takes a clientId or a clientToken, not both'];
  if (options.clientId && options.clientId !== CLIENT_ID) return ['ERR_INVALID_CLIENT_ID', 'The sandbox does not know this clientId'];
  if (!Array.isArray(options.components) || options.components.length === 0) return ['ERR_MISSING_COMPONENTS', 'createInstance() needs a list of components'];
  var unknown = options.components.filter(function (component) { return COMPONENTS.indexOf(component) < 0; });
  if (unknown.length > 0) return ['ERR_INVALID_OPTIONS', 'There is no component ' + unknown.join(', ')];
  if (options.pageType !== undefined && PAGE_TYPES.indexOf(options.pageType) < 0) return ['ERR_INVALID_OPTIONS', 'There is no pageType ' + options.pageType];
  if (options.locale !== undefined && !/^[a-z]{2}[-_][A-Z]{2}$/.test(options.locale)) return ['ERR_INVALID_OPTIONS', options.locale + ' is no locale'];
  return null;
}

function log(name) {
  // a lost log entry does no harm, and nobody waits for it
  fetch(BASE + '/xoplatform/logger/api/logger', {
    method: 'POST', mode: 'cors',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ events: [{ level: 'info', event: name }] })
  }).catch(function () {});
  new Image().src = ASSETS + '/ts?event=' + encodeURIComponent(name);
}

function add(name, attributes) {
  return new Promise(function (resolve, reject) {
    var element = document.createElement(name);
    for (var attribute in attributes) element.setAttribute(attribute, attributes[attribute]);
    element.addEventListener('load', function () { resolve(element); });
    element.addEventListener('error', function () { reject(sdkError('ERR_SCRIPT_LOAD', attributes.src || attributes.href, true)); });
    (name === 'iframe' ? document.body : document.head).appendChild(element);
  });
}

var parts = null;
function loadParts() {
  parts = parts || Promise.all([
    add('script', { src: ASSETS + '/web-sdk/v6/paypal-payments.js', async: '' }),
    add('link', { rel: 'stylesheet', href: ASSETS + '/web-sdk/v6/paypal-payments.css' }),
    add('iframe', { src: ASSETS + '/web-sdk/v6/device', hidden: '', title: 'PayPal', tabindex: '-1', 'aria-hidden': 'true' })
  ]).catch(function (error) { parts = null; throw error; });
  return parts;
}

function eligibility() {
  return {
    isEligible: function (source) { return IS_ELIGIBLE && source === 'paypal'; },
    getDetails: function (source) { return IS_ELIGIBLE && source === 'paypal' ? { canBeVaulted: false } : undefined; }
  };
}

function createInstance(options) {
  var objection = objectionTo(options);
  if (objection) return Promise.reject(sdkError(objection[0], objection[1], false));
  log('instance');
  return loadParts().then(function () {
    var instance = {
      findEligibleMethods: function () { return Promise.resolve(eligibility()); },
      hydrateEligibleMethods: function () { return eligibility(); },
      updateLocale: function () {}
    };
    if (options.components.indexOf('paypal-payments') >= 0) instance.createPayPalOneTimePaymentSession = window.__paypalPayments;
    return instance;
  });
}

var loaded = document.currentScript && document.currentScript.getAttribute('data-namespace');
window[loaded || 'paypal'] = { version: '6.0.0', createInstance: createInstance };
log('core');
`;

const constants = ({ base, assets, clientId, isEligible, windowStays }: SdkBinding) =>
  `var BASE = ${JSON.stringify(base)}, ORIGIN = ${JSON.stringify(new URL(base).origin)}, ASSETS = ${JSON.stringify(assets)}, CLIENT_ID = ${JSON.stringify(clientId)}, IS_ELIGIBLE = ${isEligible}, WINDOW_STAYS = ${windowStays};`;

const closed = (binding: SdkBinding, ...scripts: string[]) =>
  `(function () {\n'use strict';\n${constants(binding)}${scripts.join('')}})();\n`;

/**
 * Returns the script that a page loads: it replaces PayPal's JS SDK v6, bound to this sandbox and its settings for
 * payers.
 */
export const coreScript = (binding: SdkBinding): string => closed(binding, ERROR_SCRIPT, CORE_SCRIPT);

/**
 * Returns the component that the core loads from the other origin: the button, the wallet's window and the payment
 * session.
 */
export const paymentsScript = (binding: SdkBinding): string =>
  closed(binding, BUTTON_SCRIPT, WALLET_WINDOW_SCRIPT, SESSION_SCRIPT, '\nwindow.__paypalPayments = createSession;\n');

/** Returns its style sheet: the lettering of PayPal's name, and its mark. */
export const paymentsStyle = (assets: string): string =>
  `@font-face{font-family:"PayPal Sandbox";src:url("${assets}/web-sdk/v6/letters.woff2") format("woff2");font-display:block}
paypal-button{font-family:"PayPal Sandbox",system-ui,sans-serif;background:url("${assets}/web-sdk/v6/mark.svg") no-repeat -100px -100px}
`;

export const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect x="3" y="6" width="18" height="12" rx="3" fill="none" stroke="#001c64" stroke-width="2"/></svg>';
