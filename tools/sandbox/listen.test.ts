import { createServer, type AddressInfo, type Server } from 'node:net';
import { listen } from './listen';

const host = '127.0.0.1';
const servers: Server[] = [];
const server = () => {
  const made = createServer();
  servers.push(made);
  return made;
};
afterEach(async () => {
  for (const one of servers.splice(0)) await new Promise((done) => one.close(done));
});

/** A port that was free a moment ago. */
async function seenFree(): Promise<number> {
  const port = await listen(server(), 0, host);
  await new Promise((done) => servers.pop()?.close(done));
  return port;
}

describe('a server of the sandbox', () => {
  it('has another port than one that starts in the same moment and wants the same', async () => {
    const wanted = await seenFree();
    const [one, other] = [server(), server()];
    const ports = await Promise.all([listen(one, { wanted }, host), listen(other, { wanted }, host)]);
    expect(ports).toContain(wanted);
    expect(new Set(ports).size).toBe(2);
    expect(ports).toEqual([one, other].map((each) => (each.address() as AddressInfo).port));
  });

  it('has the port that it must have, or none', async () => {
    const port = await listen(server(), 0, host);
    await expect(listen(server(), port, host)).rejects.toThrow('EADDRINUSE');
  });
});
