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

describe('a server of the sandbox', () => {
  it('has another port than one that has it already, also of two that start in the same moment', async () => {
    const wanted = await listen(server(), 0, host);
    const [one, other] = [server(), server()];
    const ports = await Promise.all([listen(one, { wanted }, host), listen(other, { wanted }, host)]);
    expect(new Set([...ports, wanted]).size).toBe(3);
    expect(ports).toEqual([one, other].map((each) => (each.address() as AddressInfo).port));
  });

  it('has the port that it must have, or none', async () => {
    const port = await listen(server(), 0, host);
    await expect(listen(server(), port, host)).rejects.toThrow('EADDRINUSE');
  });
});
