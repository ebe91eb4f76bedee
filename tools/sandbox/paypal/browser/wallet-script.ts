/**
 * Runs in the wallet page. `wallet` holds the server's facts: order, merchant origin, channel. Messages are sent only
 * to the merchant's origin, and accepted only from that origin and its window.
 */
export const WALLET_SCRIPT = `
(function () {
  var shop = window.opener || (window.parent !== window ? window.parent : null);
  var answered = false;
  var status = document.getElementById('status');
  var pay = document.getElementById('pay');
  var cancel = document.getElementById('cancel');

  function send(message) {
    if (!shop || !wallet.merchantOrigin) return;
    message.source = 'paypal-sandbox';
    message.channel = wallet.channel;
    shop.postMessage(message, wallet.merchantOrigin);
  }
  function leave(url, sentence) {
    if (shop && wallet.merchantOrigin && !wallet.stays) window.close();
    else if (shop && wallet.merchantOrigin) say(sentence, false);
    else if (url) location.assign(url);
    else say(sentence, false);
  }
  function say(sentence, isBad) {
    if (!status) return;
    status.textContent = sentence;
    status.className = isBad ? 'bad' : '';
  }
  function cancelPayment() {
    if (answered) return;
    answered = true;
    send({ type: 'canceled', orderId: wallet.orderId });
    leave(wallet.cancelUrl, 'Cancelled. You can close this page.');
  }
  function approve() {
    var chosen = document.querySelector('input[name="payer"]:checked');
    pay.disabled = true;
    cancel.disabled = true;
    say('Approving the payment…', false);
    fetch('checkoutnow/approve', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: wallet.orderId, payer: chosen.value })
    }).then(function (response) {
      return response.json().then(function (body) {
        if (!response.ok) throw new Error((body.details && body.details[0] && body.details[0].description) || body.message);
        answered = true;
        send({ type: 'approved', orderId: body.orderId, payerId: body.payerId });
        leave(body.returnUrl, 'Approved. You can close this page.');
      });
    }).catch(function (error) {
      pay.disabled = false;
      cancel.disabled = false;
      say(error.message || 'The payment could not be approved. Try again.', true);
    });
  }

  window.addEventListener('message', function (event) {
    if (event.origin !== wallet.merchantOrigin || event.source !== shop) return;
    var message = event.data;
    if (message && message.source === 'paypal-sandbox' && message.channel === wallet.channel && message.type === 'hello' && pay) pay.disabled = false;
  });
  // Whoever opened the wallet must answer from the origin it claimed before money can be promised.
  // The page comes with a disabled button, so that no press is lost before this script listens.
  if (pay) pay.addEventListener('click', approve);
  if (pay && !(shop && wallet.merchantOrigin)) pay.disabled = false;
  if (cancel) cancel.addEventListener('click', cancelPayment);
  document.addEventListener('keydown', function (event) { if (event.key === 'Escape' && cancel && !cancel.disabled) cancelPayment(); });
  send({ type: 'ready' });
})();
`;
