import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { errorSentence } from '../../../../lib/errors';
import { NoContentFile, partsOf } from './content-file';
import type { FilePart } from './content-file';
import { ContentPartComparisonDocument, useImportContentPartMutation } from './transfer.generated';
import type { ContentPartComparisonQuery } from './transfer.generated';

export type Comparison = ContentPartComparisonQuery['contentPartComparison'];

/** A part of the chosen file beside what the shop has. */
export interface ComparedPart extends FilePart {
  comparison: Comparison;
  /** Outcome of its import; null before. */
  outcome: { isDone: boolean; message: string } | null;
}

/** Reads a file, compares it part by part, and imports the parts that are chosen. Nothing changes before that. */
export function useImport() {
  const client = useApolloClient();
  const [importPart] = useImportContentPartMutation();
  const [parts, setParts] = useState<readonly ComparedPart[] | null>(null);
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const read = async (file: File) => {
    setProblem(null);
    setParts(null);
    try {
      const found = await partsOf(file);
      const compared: ComparedPart[] = [];
      for (const [done, part] of found.entries()) {
        setProgress({ done, of: found.length });
        const { data } = await client.query({
          query: ContentPartComparisonDocument,
          variables: part,
          fetchPolicy: 'network-only',
        });
        if (data) compared.push({ ...part, comparison: data.contentPartComparison, outcome: null });
      }
      setParts(compared);
    } catch (error) {
      setProblem(error instanceof NoContentFile ? error.message : errorSentence(error));
    } finally {
      setProgress(null);
    }
  };

  const outcomeOf = async ({ name, json, comparison }: ComparedPart): Promise<ComparedPart['outcome']> => {
    try {
      const { data } = await importPart({ variables: { name, json, version: comparison.version } });
      const errors = data?.importContentPart.errors ?? [];
      return errors.length > 0
        ? { isDone: false, message: errors.map(({ message }) => message).join(' ') }
        : { isDone: true, message: 'Imported' };
    } catch (error) {
      return { isDone: false, message: errorSentence(error) };
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
