import { useState } from 'react';
import { errorMessage } from '../../../../lib/errors';
import { useTestAiKeyMutation } from './keys.generated';

interface TestResult {
  name: string;
  severity: 'success' | 'error';
  text: string;
}

/** Asks the AI service about one key at a time, and holds its last answer. */
export function useKeyTest() {
  const [test] = useTestAiKeyMutation();
  const [testing, setTesting] = useState<string | null>(null);
  const [result, setResult] = useState<TestResult | null>(null);
  const run = async ({ id, name }: { id: string; name: string }) => {
    setTesting(id);
    setResult(null);
    const failed = (text: string) => setResult({ name, severity: 'error', text });
    try {
      const answer = (await test({ variables: { id } })).data?.testAiKey;
      if (answer?.works && answer.result) setResult({ name, severity: 'success', text: answer.result });
      else failed(answer?.result ?? answer?.errors[0]?.message ?? 'The key could not be tested. Please try again.');
    } catch (error) {
      failed(errorMessage(error));
    } finally {
      setTesting(null);
    }
  };
  return { run, testing, result, forget: () => setResult(null) };
}
