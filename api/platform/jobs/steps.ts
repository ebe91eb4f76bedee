/**
 * Runs the steps of a job one after the other. A step that fails does not stop those behind it: they may be about other
 * data.
 * @throws the failure of a step, or an AggregateError of several, when all have run
 */
export async function runSteps(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} steps of the job failed`);
}
