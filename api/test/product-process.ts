import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { productEntry, programEnvironment } from './product-entry';

export interface ProductProcess {
  child: ChildProcess;
  url: string;
  /**
   * Sends the signal and waits for the end.
   * @returns the exit code; null when the signal itself ended the process
   */
  end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
}

/**
 * Starts the whole product as a separate process, to be stopped or killed.
 * @param nodeOptions further options of Node
 * @param node the program of Node
 */
export async function startProductProcess(
  environment: Record<string, string>,
  nodeOptions: string[] = [],
  node = process.execPath,
): Promise<ProductProcess> {
  const { options, file } = productEntry();
  const child = fork(file, {
    execPath: node,
    execArgv: [...options, ...nodeOptions],
    env: { ...programEnvironment(), PORT: '0', ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [message] = (await once(child, 'message')) as [{ port: number }];
  return {
    child,
    url: `http://127.0.0.1:${message.port}`,
    end: async (signal) => {
      child.kill(signal);
      const [code] = (await once(child, 'exit')) as [number | null];
      return code;
    },
  };
}
