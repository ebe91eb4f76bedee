/** Returns the index just after the JSON value that starts at `start`. Expects text that JSON.parse accepted. */
function endOfValue(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') {
      index = endOfString(text, index) - 1;
      if (depth === 0) return index + 1;
    } else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') {
      if (depth === 0) return index;
      depth -= 1;
      if (depth === 0) return index + 1;
    } else if (depth === 0 && character === ',') return index;
  }
  return text.length;
}

function endOfString(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text[index] !== '"') index += text[index] === '\\' ? 2 : 1;
  return index + 1;
}

function skip(text: string, start: number, characters: RegExp): number {
  let index = start;
  while (index < text.length && characters.test(text[index] ?? '')) index += 1;
  return index;
}

/**
 * Returns the text of one member of a JSON object exactly as it was sent. A webhook's signature covers the event's
 * bytes, so parsing and serializing them again would change what has to be checked.
 */
export function rawJsonMember(text: string, name: string): string | undefined {
  let index = skip(text, 0, /[\s{]/);
  while (index < text.length && text[index] === '"') {
    const keyEnd = endOfString(text, index);
    const key: unknown = JSON.parse(text.slice(index, keyEnd));
    const start = skip(text, keyEnd, /[\s:]/);
    const end = endOfValue(text, start);
    if (key === name) return text.slice(start, end).trim();
    index = skip(text, end, /[\s,]/);
  }
  return undefined;
}
