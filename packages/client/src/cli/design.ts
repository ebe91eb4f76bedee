import { access, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Client } from '../client.js';
import { PostloomError, done } from '../errors.js';
import type { AnswerError } from '../errors.js';
import { pause } from '../requests.js';
import { confirm } from './ask.js';
import { signedIn } from './config.js';
import type { Output } from './output.js';
import { UsageError } from './output.js';

export const designHelp = `postloom design "WORDS" [--size SIZE] [--out FILE]

Makes a post with these words for 1 credit, and downloads it in a size. Says the cost and asks before.

  --size SIZE      square, portrait, story, landscape or link; square when omitted
  --out FILE       .png, .jpg or .webp; postloom-SIZE.png when omitted
  --prompt TEXT    what the background shows
  --niche NICHE    such as cooking; business when omitted
  --style STYLE    minimal, bold, colorful, professional or playful; bold when omitted
  --yes            do not ask
  --force          replace an existing file

The token needs the scopes DESIGNS_WRITE and CREDITS_READ.`;

export interface DesignOptions {
  size?: string;
  out?: string;
  prompt?: string;
  niche?: string;
  style?: string;
  isConfirmed: boolean;
  isForced: boolean;
  signal: AbortSignal;
}

const sizes = ['SQUARE', 'PORTRAIT', 'STORY', 'LANDSCAPE', 'LINK'];
const formats: Record<string, 'pngUrl' | 'jpgUrl' | 'webpUrl'> = {
  '.png': 'pngUrl',
  '.jpg': 'jpgUrl',
  '.jpeg': 'jpgUrl',
  '.webp': 'webpUrl',
};
const longestWords = 200;
const pollSeconds = 1;

interface Design {
  id: string;
  status: string;
  step: string | null;
  error: string | null;
  document: { prints: { size: string; pngUrl: string; jpgUrl: string; webpUrl: string }[] } | null;
}

const fields = 'id status step error document { prints { size pngUrl jpgUrl webpUrl } }';
const make = `mutation Make($input: CreateDesignInput!) {
  createDesign(input: $input) { design { ${fields} } errors { code message field retryAfterSeconds } }
}`;
const read = `query Made($id: ID!) { design(id: $id) { ${fields} } }`;

const steps: Record<string, string> = {
  WRITING: 'Writing the words...',
  PAINTING: 'Painting the background...',
  CHECKING: 'Checking the picture...',
  SETTING: 'Setting the words...',
};

/** Waits until a design has ended, and says each step. */
async function finished(client: Client, begun: Design, signal: AbortSignal, output: Output): Promise<Design> {
  let said = '';
  for (let design = begun; ;) {
    if (!['QUEUED', 'RUNNING'].includes(design.status)) return design;
    const sentence = steps[design.step ?? ''] ?? 'Waiting in the queue...';
    if (sentence !== said) output.status(output.dim((said = sentence)));
    await pause(pollSeconds, signal);
    ({ design } = await client.request<{ design: Design }>(read, { id: design.id }, { signal }));
  }
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Returns the choices in the API's spelling. @throws UsageError */
async function checked(words: string, options: DesignOptions) {
  const size = (options.size ?? 'square').toUpperCase();
  if (!sizes.includes(size))
    throw new UsageError(`There is no size ${options.size}: ${sizes.join(', ').toLowerCase()}.`);
  if (!words.trim()) throw new UsageError('Words are missing: pass them as the first argument.');
  if (words.length > longestWords) throw new UsageError(`The words have more than ${longestWords} characters.`);
  const out = options.out ?? `postloom-${size.toLowerCase()}.png`;
  const format = formats[extname(out).toLowerCase()];
  if (!format) throw new UsageError(`${out} must end with .png, .jpg or .webp.`);
  if (!options.isForced && (await exists(out)))
    throw new UsageError(`${out} exists: choose another --out, or use --force.`);
  return { size, out, format };
}

/** Makes a post and stores one of its sizes in a file. */
export async function design(words: string, options: DesignOptions, output: Output): Promise<void> {
  const { size, out, format } = await checked(words, options);
  const { signal } = options;
  const { client } = await signedIn();
  const { me } = await client.request<{ me: { credits: number } | null }>('query Balance { me { credits } }');
  const credits = me?.credits ?? 0;
  if (credits < 1) throw new PostloomError('INSUFFICIENT_CREDITS', 'A post costs 1 credit, and you have none.');
  const cost = `This costs 1 credit of your ${credits}.`;
  if (options.isConfirmed) output.status(cost);
  else if (!(await confirm(`${cost} Go on?`, `${cost} Use --yes to continue without a prompt.`)))
    throw new UsageError('Nothing was made.');
  const input = {
    // chosen once: a repeated request makes one design
    requestId: crypto.randomUUID(),
    design: {
      lettering: 'SET',
      ...{ platform: 'INSTAGRAM', postType: 'INSTAGRAM_POST', size: size === 'LANDSCAPE' ? size : 'SQUARE' },
      niche: (options.niche ?? 'business').toUpperCase(),
      style: (options.style ?? 'bold').toUpperCase(),
      primaryText: words,
      customPrompt: options.prompt ?? '',
    },
  };
  interface Made {
    createDesign: { design: Design | null; errors: AnswerError[] };
  }
  const { design: begun } = done((await client.request<Made>(make, { input }, { signal })).createDesign);
  if (!begun) throw new PostloomError('HTTP', 'The server returned no design.');
  const made = await finished(client, begun, signal, output);
  const print = made.document?.prints.find((one) => one.size === size);
  if (made.status !== 'SUCCEEDED' || !print)
    throw new PostloomError('DESIGN_FAILED', made.error ?? 'The design failed. Your credit was returned.');
  const file = await client.download(print[format], { signal });
  await writeFile(out, Buffer.from(await file.arrayBuffer()));
  output.result(`${output.good('Done:')} ${out}. Edit it at ${client.url}/user/studio/${made.id}`, {
    designId: made.id,
    file: out,
    size,
  });
}
