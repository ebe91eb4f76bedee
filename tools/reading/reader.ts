import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Cut } from './line-pictures';

/** One way to recognise a picture of characters. */
export interface Attempt extends Cut {
  language: 'fra' | 'eng';
  /** Tesseract's page segmentation: 7 for a line, 8 for a word, 13 for a line without analysis of its layout. */
  mode: '7' | '8' | '13';
}

/** For lines, the best way first. English knows fewer characters, but other shapes of them. */
export const LINE_ATTEMPTS: readonly Attempt[] = [
  { language: 'fra', mode: '7', em: 48, hasFullHeight: false },
  { language: 'fra', mode: '7', em: 32, hasFullHeight: false },
  { language: 'fra', mode: '13', em: 72, hasFullHeight: true },
  { language: 'eng', mode: '7', em: 48, hasFullHeight: false },
];

/** For single words of a line that was misread. Narrow characters need more width. */
export const WORD_ATTEMPTS: readonly Attempt[] = [
  { language: 'fra', mode: '7', em: 48, hasFullHeight: false },
  { language: 'fra', mode: '7', em: 48, hasFullHeight: false, stretch: 1.3 },
  { language: 'fra', mode: '7', em: 64, hasFullHeight: true, stretch: 1.6 },
  { language: 'fra', mode: '7', em: 64, hasFullHeight: true },
  { language: 'fra', mode: '7', em: 40, hasFullHeight: false, stretch: 2 },
  { language: 'fra', mode: '8', em: 48, hasFullHeight: false },
];

/** Without its dictionaries, the recognition sees characters and expects no words. */
const WITHOUT_DICTIONARIES = Object.fromEntries(
  ['system', 'freq', 'unambig', 'punc', 'number', 'bigram'].map((name) => [`load_${name}_dawg`, '0']),
);

/** Recognises characters. */
export interface Reader {
  read(picture: Buffer, attempt: Attempt): Promise<string>;
  close(): Promise<void>;
}

/** Starts the recognition, with the data of the installed packages. */
export async function openReader(): Promise<Reader> {
  // installed for long tests only, while other tests load this file
  const { createWorker } = await import('tesseract.js');
  const find = createRequire(import.meta.url);
  const open = async (language: Attempt['language']) => {
    const folder = dirname(find.resolve(`@tesseract.js-data/${language}/package.json`));
    const langPath = join(folder, '4.0.0_best_int');
    const worker = await createWorker(language, 1, { langPath, cacheMethod: 'none', gzip: true }, WITHOUT_DICTIONARIES);
    let set: string | undefined;
    return {
      async read(picture: Buffer, mode: Attempt['mode']) {
        if (mode !== set) await worker.setParameters({ tessedit_pageseg_mode: mode, user_defined_dpi: '300' });
        set = mode;
        return (await worker.recognize(picture)).data.text.trim();
      },
      close: () => worker.terminate(),
    };
  };
  const workers = { fra: await open('fra'), eng: await open('eng') };
  return {
    read: (picture, { language, mode }) => workers[language].read(picture, mode),
    close: async () => {
      await Promise.all(Object.values(workers).map((worker) => worker.close()));
    },
  };
}
