/**
 * Zod would test whether it may compile code, which the content security policy forbids and reports. It reads this
 * object before it builds the first schema; its own `config` would load a part of Zod with every page.
 */
const settings = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
settings.__zod_globalConfig ??= {};
settings.__zod_globalConfig.jitless = true;

export {};
