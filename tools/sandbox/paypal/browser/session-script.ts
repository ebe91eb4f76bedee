/** One-time payment sessions: from the click to exactly one of onApprove, onCancel and onError. */
export const SESSION_SCRIPT = `
var MODES = ['auto', 'popup', 'modal', 'payment-handler', 'redirect', 'direct-app-switch'];
var SESSION_OPTIONS = ['onApprove', 'onCancel', 'onError', 'onComplete', 'orderId', 'testBuyerCountry', 'savePayment', 'commit', 'onShippingAddressChange', 'onShippingOptionsChange'];

function createSession(options) {
  options = options || {};
  var unknown = Object.keys(options).filter(function (name) { return SESSION_OPTIONS.indexOf(name) < 0; });
  if (unknown.length > 0) throw sdkError('ERR_INVALID_OPTIONS', 'A payment session does not know ' + unknown.join(', '), false);
  var current = null;

  function report(error) {
    if (typeof options.onError === 'function') options.onError(error);
    else console.error(error);
  }
  function complete(state) {
    if (typeof options.onComplete === 'function') options.onComplete({ paymentSessionState: state });
  }
  function approve(data) {
    // onApprove may be slow or fail; its failure is the payment's error.
    return Promise.resolve()
      .then(function () { return options.onApprove ? options.onApprove(data) : undefined; })
      .then(function () { complete('approved'); }, function (error) { report(error); complete('error'); });
  }

  function end(run, outcome, data) {
    if (run.isOver) return;
    run.isOver = true;
    if (current === run) current = null;
    window.removeEventListener('message', run.listen);
    if (run.wallet) run.wallet.close(outcome);
    if (outcome === 'approved') approve(data);
    else if (outcome === 'canceled') {
      if (typeof options.onCancel === 'function') options.onCancel({ orderId: run.orderId });
      complete('canceled');
    } else if (outcome === 'error') {
      report(data);
      complete('error');
    }
  }

  // A window sent on before its first page is there may stay on that page, or lose the page that opened it.
  function showOrder(run) {
    if (!run.orderId || !run.isReady || run.isShown || run.isOver) return;
    run.isShown = true;
    run.wallet.show(run.orderId);
  }

  function hear(run, event) {
    // Only the wallet's own window, from the sandbox's origin, on this session's channel.
    if (event.origin !== ORIGIN || !run.wallet || event.source !== run.wallet.frame) return;
    var message = event.data;
    if (!message || message.source !== 'paypal-sandbox' || message.channel !== run.channel) return;
    if (message.type === 'ready') {
      event.source.postMessage({ source: 'paypal-sandbox', channel: run.channel, type: 'hello' }, ORIGIN);
      run.isReady = true;
      showOrder(run);
    }
    if (message.type === 'canceled') end(run, 'canceled');
    if (message.type === 'approved' && message.orderId === run.orderId) {
      end(run, 'approved', { fundingSource: 'paypal', orderId: message.orderId, payerId: message.payerId });
    }
  }

  function orderOf(promise) {
    if (options.orderId) return Promise.resolve(options.orderId);
    return Promise.resolve(promise).then(function (order) {
      if (!order || typeof order.orderId !== 'string' || !order.orderId) throw sdkError('ERR_INVALID_ORDER', 'start() needs a promise of { orderId }', false);
      return order.orderId;
    });
  }

  function redirect(presentation, promise) {
    return orderOf(promise).then(function (orderId) {
      var redirectURL = walletUrl({ token: orderId });
      if (presentation.autoRedirect && presentation.autoRedirect.enabled === false) return { redirectURL: redirectURL };
      location.assign(redirectURL);
      return { redirectURL: redirectURL };
    }).catch(function (error) { report(error); complete('error'); });
  }

  function start(presentation, promise) {
    var mode = (presentation && presentation.presentationMode) || 'auto';
    if (MODES.indexOf(mode) < 0) return Promise.reject(sdkError('ERR_INVALID_OPTIONS', 'There is no presentationMode ' + mode, false));
    if (mode === 'redirect' || mode === 'direct-app-switch') return redirect(presentation, promise);
    if (current) {
      // A second click while the wallet is open brings it to the front; its order is not paid.
      Promise.resolve(promise).catch(function () {});
      if (current.wallet) current.wallet.frame.focus();
      return Promise.resolve();
    }
    var run = { channel: crypto.getRandomValues(new Uint32Array(4)).join('-'), isOver: false };
    current = run;
    function gone() { end(run, 'canceled'); }
    run.listen = function (event) { hear(run, event); };
    window.addEventListener('message', run.listen);
    var showVeil = !presentation || !presentation.fullPageOverlay || presentation.fullPageOverlay.enabled !== false;
    run.wallet = (mode === 'modal' ? null : openPopup(run.channel, gone, showVeil)) || openModal(run.channel, gone);
    return orderOf(promise).then(
      function (orderId) { run.orderId = orderId; showOrder(run); },
      function (error) { end(run, 'error', error); }
    );
  }

  function hasReturned() {
    var query = new URLSearchParams(location.search);
    return query.has('token') && query.has('PayerID');
  }

  return {
    start: start,
    cancel: function () { if (current) end(current, 'canceled'); },
    destroy: function () { if (current) end(current, 'destroyed'); },
    hasReturned: hasReturned,
    resume: function () {
      if (!hasReturned()) return Promise.resolve();
      var query = new URLSearchParams(location.search);
      return approve({ fundingSource: 'paypal', orderId: query.get('token'), payerId: query.get('PayerID') });
    }
  };
}
`;
