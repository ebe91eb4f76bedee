import { startWebhookReceiver } from '../../test/webhook-receiver';
import type { WebhookReceiver } from '../../test/webhook-receiver';
import { checkOutgoingUrl, postOutgoing } from './outgoing';
import type { OutgoingRules } from './outgoing';
import { isPublicAddress } from './public-address';

const strict: OutgoingRules = { allowLocal: false, onlyHttps: true, timeoutMs: 2_000, mostBytes: 65_536 };
const local: OutgoingRules = { ...strict, allowLocal: true, onlyHttps: false };

describe('addresses of the internet', () => {
  it.each([
    ...[
      '0.0.0.0',
      '10.1.2.3',
      '100.64.0.1',
      '127.0.0.1',
      '127.9.9.9',
      '169.254.169.254',
      '172.16.0.1',
      '172.31.255.255',
    ],
    ...['192.0.0.192', '192.0.2.1', '192.88.99.1', '192.168.1.1', '198.18.0.1', '198.51.100.7', '203.0.113.7'],
    ...['224.0.0.1', '239.255.255.250', '240.0.0.1', '255.255.255.255', '168.63.129.16'],
    ...['::', '::1', 'fe80::1', 'fc00::1', 'fd00:ec2::254', 'ff02::1', 'fec0::1', '100::1', '2001:db8::1', '3fff::1'],
    // IPv4 in other forms: mapped, compatible, NAT64, 6to4, Teredo
    ...['::ffff:127.0.0.1', '::ffff:7f00:1', '::127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '64:ff9b:1::a00:1'],
    ...['2002:7f00:1::', '2002:a9fe:a9fe::', '2001:0:7f00:1::'],
    ...['', 'localhost', '1.2.3', 'not an address'],
  ])('are not %s', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '172.32.0.1',
    '192.1.2.3',
    '100.128.0.1',
    '2606:4700:4700::1111',
    '2a00:1450:4001::1',
  ])('are %s', (address) => expect(isPublicAddress(address)).toBe(true));
});

describe('calls to addresses that others choose', () => {
  let receiver: WebhookReceiver;
  beforeEach(async () => {
    receiver = await startWebhookReceiver();
  });
  afterEach(() => receiver.stop());

  it.each([
    ['ftp://example.com/', /http or https/],
    ['nonsense', /http or https/],
    ['http://example.com/', /begin with https/],
    ['https://user:word@example.com/', /name or password/],
    ['https://example.com:8443/', /ports 80 and 443/],
    ['https://127.0.0.1/', /not a public one/],
    ['https://0x7f.1/', /not a public one/],
    ['https://2130706433/', /not a public one/],
    ['https://[::ffff:10.0.0.1]/', /not a public one/],
    ['https://169.254.169.254/latest/meta-data', /not a public one/],
  ])('refuse %s', (url, sentence) => expect(() => checkOutgoingUrl(url, strict)).toThrow(sentence));

  it('accept a public https address on its port', () =>
    expect(checkOutgoingUrl('https://example.com:443/a?b=c', strict).href).toBe('https://example.com/a?b=c'));

  it.each([[['127.0.0.1']], [['8.8.8.8', '10.0.0.1']], [['::ffff:127.0.0.1']], [[]]])(
    'refuse a host that resolves to %p, each time that it is called',
    async (addresses) => {
      const answers = [addresses];
      const resolve = () => Promise.resolve(answers[0] ?? []);
      await expect(postOutgoing('https://rebinding.example/', {}, '{}', { ...strict, resolve })).rejects.toThrow(
        addresses.length ? /not a public one/ : /not found/,
      );
    },
  );

  it('connect to the checked address, also when the name resolves to another one by then, and send the host of the address', async () => {
    const { port } = new URL(receiver.url);
    let asked = 0;
    const resolve = () => {
      asked += 1;
      return Promise.resolve(['127.0.0.1']);
    };
    const answer = await postOutgoing(`http://no-such-name.invalid:${port}/x`, { a: 'b' }, '{"c":1}', {
      ...local,
      resolve,
    });
    expect(answer).toEqual({ status: 200, text: 'ok', retryAfter: null });
    expect(asked).toBe(1);
    expect(receiver.received[0]).toMatchObject({
      path: '/x',
      body: '{"c":1}',
      headers: { host: `no-such-name.invalid:${port}`, a: 'b' },
    });
  });

  it('follow no redirect', async () => {
    receiver.status = 307;
    receiver.headers = { location: receiver.url };
    expect((await postOutgoing(receiver.url, {}, '', local)).status).toBe(307);
    expect(receiver.received).toHaveLength(1);
  });

  it('read no more of an answer than allowed', async () => {
    receiver.text = 'x'.repeat(2_000_000);
    const { text } = await postOutgoing(receiver.url, {}, '', { ...local, mostBytes: 1_000 });
    expect(text).toBe('x'.repeat(1_000));
  });

  it('end after the time, whether the name, the connection or the answer hangs', async () => {
    receiver.status = null;
    const brief = { ...local, timeoutMs: 60 };
    await expect(postOutgoing(receiver.url, {}, '', brief)).rejects.toThrow('No answer came within the time.');
    const resolve = () => new Promise<string[]>(() => undefined);
    await expect(postOutgoing('http://a.example/', {}, '', { ...brief, resolve })).rejects.toThrow('within the time');
  });

  it('say that a connection failed', async () => {
    await receiver.stop();
    await expect(postOutgoing(receiver.url, {}, '', local)).rejects.toThrow('The connection failed (ECONNREFUSED).');
    receiver = await startWebhookReceiver();
  });
});
