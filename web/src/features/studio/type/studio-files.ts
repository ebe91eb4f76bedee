/** Answers of the server about type are small or immutable; a slower one counts as no answer. */
const LONGEST_MS = 30_000;

/** A file of the type case did not arrive. */
export class TypeNotLoaded extends Error {
  override readonly name = 'TypeNotLoaded';
}

async function answerOf(path: string): Promise<Response> {
  try {
    return await fetch(new URL(path, window.location.origin), { signal: AbortSignal.timeout(LONGEST_MS) });
  } catch (error) {
    throw new TypeNotLoaded(`${path} did not arrive`, { cause: error });
  }
}

const refused = (path: string, { status }: Response) => new TypeNotLoaded(`${path} was answered with ${status}`);

export async function readJson(path: string): Promise<unknown> {
  const answer = await answerOf(path);
  if (!answer.ok) throw refused(path, answer);
  return answer.json();
}

export async function readBytes(path: string): Promise<Uint8Array> {
  const answer = await answerOf(path);
  if (!answer.ok) throw refused(path, answer);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Returns undefined where there is no such file. */
export async function readText(path: string): Promise<string | undefined> {
  const answer = await answerOf(path);
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw refused(path, answer);
  return answer.text();
}
