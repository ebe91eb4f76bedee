import { useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { withProof } from '../../../../entities/account/admin-proof';
import { errorMessage } from '../../../../lib/errors';
import { UploadRefused, uploadImage } from '../../../../lib/upload-image';
import { NoContentFile, imageOf, readContentFile } from './content-file';
import type { FilePart } from './content-file';
import { ContentPartComparisonDocument, useImportContentPartMutation } from './transfer.generated';
import type { ContentPartComparisonQuery } from './transfer.generated';

export type Comparison = ContentPartComparisonQuery['contentPartComparison'];

/** A part of the chosen file beside what the shop has. */
export interface ComparedPart extends FilePart {
  comparison: Comparison;
  /** Addresses of missing images that the file brings along. */
  brought: readonly string[];
  /** Outcome of its import; null before. */
  outcome: { isDone: boolean; message: string } | null;
}

/** The progress of an import is counted in parts. */
const uploading = { onProgress: () => undefined, signal: new AbortController().signal };

/** Reads a file, compares it part by part, and imports the parts that are chosen. Nothing changes before that. */
export function useImport() {
  const client = useApolloClient();
  const [importPart] = useImportContentPartMutation();
  const [parts, setParts] = useState<readonly ComparedPart[] | null>(null);
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  /** Images of the file in Base64, and the addresses of images that are stored here, by their addresses in the file. */
  const brought = useRef<ReadonlyMap<string, string>>(new Map());
  const stored = useRef(new Map<string, string>());
  const [problem, setProblem] = useState<string | null>(null);

  const read = async (file: File) => {
    setProblem(null);
    setParts(null);
    try {
      const { parts: found, images } = await readContentFile(file);
      brought.current = new Map(Object.entries(images));
      stored.current.clear();
      const compared: ComparedPart[] = [];
      for (const [done, part] of found.entries()) {
        setProgress({ done, of: found.length });
        const { data } = await client.query({
          query: ContentPartComparisonDocument,
          variables: part,
          fetchPolicy: 'network-only',
        });
        if (!data) continue;
        const comparison = data.contentPartComparison;
        compared.push({
          ...part,
          comparison,
          brought: comparison.missingImages.filter((url) => brought.current.has(url)),
          outcome: null,
        });
      }
      setParts(compared);
    } catch (error) {
      setProblem(error instanceof NoContentFile ? error.message : errorMessage(error));
    } finally {
      setProgress(null);
    }
  };

  /** Uploads the images that a part misses, each once, and returns the part with the addresses that they get here. */
  const withImages = async ({ json, brought: wanted }: ComparedPart): Promise<string> => {
    let text = json;
    for (const url of wanted) {
      const address =
        stored.current.get(url) ?? (await uploadImage(imageOf(url, brought.current.get(url) ?? ''), uploading));
      stored.current.set(url, address);
      text = text.replaceAll(url, address);
    }
    return text;
  };

  const outcomeOf = async (part: ComparedPart): Promise<ComparedPart['outcome']> => {
    const { name, comparison } = part;
    try {
      const json = await withImages(part);
      const variables = { name, json, version: comparison.version };
      const answer = await withProof(async () => (await importPart({ variables })).data?.importContentPart);
      const errors = answer?.errors ?? [];
      return errors.length > 0
        ? { isDone: false, message: errors.map(({ message }) => message).join(' ') }
        : { isDone: true, message: 'Imported' };
    } catch (error) {
      const isNamed = error instanceof UploadRefused || error instanceof NoContentFile;
      return { isDone: false, message: isNamed ? error.message : errorMessage(error) };
    }
  };

  const importParts = async (names: ReadonlySet<string>) => {
    const chosen = (parts ?? []).filter(({ name }) => names.has(name));
    for (const [done, part] of chosen.entries()) {
      setProgress({ done, of: chosen.length });
      const outcome = await outcomeOf(part);
      setParts((all) => all?.map((one) => (one.name === part.name ? { ...one, outcome } : one)) ?? null);
    }
    setProgress(null);
    // pages and editors of this tab load what stands now
    client.cache.evict({ id: 'ROOT_QUERY' });
    client.cache.gc();
    await client.refetchQueries({ include: 'active' });
  };
  return { parts, progress, problem, read, importParts, forget: () => setParts(null) };
}
