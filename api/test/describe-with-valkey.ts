import { valkeyProgram } from './valkey-server';

/** Defines tests that need a Valkey; on a machine without one they are reported as skipped, with the reason. */
export const describeWithValkey = (name: string, define: () => void): void =>
  valkeyProgram
    ? describe(name, define)
    : describe.skip(`${name} (neither valkey-server nor redis-server is installed)`, define);
