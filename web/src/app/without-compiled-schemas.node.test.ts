import { config } from 'zod/v4/core';
import './without-compiled-schemas';

it('configures Zod not to compile schemas', () => {
  expect(config().jitless).toBe(true);
  config({ jitless: false });
});
