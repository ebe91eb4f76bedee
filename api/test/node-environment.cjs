const { TestEnvironment } = require('jest-environment-node');

/** Node's own fetch finds its dispatcher by a global symbol, which Jest's sandbox does not have. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
      if (symbol.description?.startsWith('undici.') && !(symbol in this.global))
        this.global[symbol] = globalThis[symbol];
    }
  }
};
