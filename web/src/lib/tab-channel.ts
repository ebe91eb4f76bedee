/** Opens a channel to this browser's other tabs; null where the browser refuses it, as some do together with cookies. */
export function openTabChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
