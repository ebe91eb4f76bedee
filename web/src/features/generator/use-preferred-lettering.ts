import type { Lettering } from '../../gql/schema';
import { GeneratorSetupDocument, usePreferLetteringMutation } from './generator.generated';

/** Returns a function that remembers for the account who sets the words. A failure changes nothing on screen. */
export function usePreferredLettering(): (lettering: Lettering) => void {
  const [prefer] = usePreferLetteringMutation();
  return (lettering) =>
    void prefer({
      variables: { lettering },
      update: (cache) =>
        cache.updateQuery({ query: GeneratorSetupDocument }, (setup) =>
          setup ? { ...setup, generator: { ...setup.generator, lettering } } : undefined,
        ),
    }).catch(() => undefined);
}
