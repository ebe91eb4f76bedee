/** Returns how long a design took from the request to its end, such as '9 s' or '2 min 5 s'; null before its end. */
export function timeTaken({ createdAt, finishedAt }: { createdAt: string; finishedAt: string | null }): string | null {
  if (!finishedAt) return null;
  const seconds = Math.max(0, Math.round((Date.parse(finishedAt) - Date.parse(createdAt)) / 1000));
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}
