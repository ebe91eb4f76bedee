import { BUTTON_SCRIPT } from './button-script';
import { SESSION_SCRIPT } from './session-script';
import { WALLET_WINDOW_SCRIPT } from './wallet-window-script';

/** `window.paypal` in the shape that `@paypal/react-paypal-js/sdk-v6` calls. */
const NAMESPACE_SCRIPT = `
function eligibility() {
  return {
    isEligible: function (source) { return IS_ELIGIBLE && source === 'paypal'; },
    getDetails: function (source) { return IS_ELIGIBLE && source === 'paypal' ? { canBeVaulted: false } : undefined; }
  };
}

function createInstance(options) {
  if (!options || (!options.clientId && !options.clientToken)) {
    return Promise.reject(sdkError('ERR_MISSING_CREDENTIALS', 'createInstance() needs a clientId or a clientToken', false));
  }
  if (options.clientId && options.clientId !== CLIENT_ID) {
    return Promise.reject(sdkError('ERR_INVALID_CLIENT_ID', 'The sandbox does not know this clientId', false));
  }
  if (!Array.isArray(options.components) || options.components.length === 0) {
    return Promise.reject(sdkError('ERR_MISSING_COMPONENTS', 'createInstance() needs a list of components', false));
  }
  var instance = {
    findEligibleMethods: function () { return Promise.resolve(eligibility()); },
    hydrateEligibleMethods: function () { return eligibility(); },
    updateLocale: function () {}
  };
  if (options.components.indexOf('paypal-payments') >= 0) instance.createPayPalOneTimePaymentSession = createSession;
  return Promise.resolve(instance);
}

var loaded = document.currentScript && document.currentScript.getAttribute('data-namespace');
window[loaded || 'paypal'] = { version: '6.0.0', createInstance: createInstance };
`;

/** The browser script that stands in for PayPal's JS SDK v6, bound to this sandbox's address and client, and to what it says of payers. */
export function sdkScript(base: string, clientId: string, isEligible: boolean): string {
  const constants = `var BASE = ${JSON.stringify(base)}, ORIGIN = ${JSON.stringify(new URL(base).origin)}, CLIENT_ID = ${JSON.stringify(clientId)}, IS_ELIGIBLE = ${isEligible};`;
  return `(function () {\n'use strict';\n${constants}${BUTTON_SCRIPT}${WALLET_WINDOW_SCRIPT}${SESSION_SCRIPT}${NAMESPACE_SCRIPT}})();\n`;
}
