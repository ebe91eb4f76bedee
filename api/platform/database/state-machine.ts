import type { EntityManager } from 'typeorm';
import { TransitionEntity } from './transition.entity';

/** Which state may follow which: the whole of a machine, as data. */
export interface StateMachine<State extends string> {
  name: string;
  allowed: Readonly<Record<State, readonly State[]>>;
}

export interface TransitionNote {
  subject: string;
  /** Account that caused it; null for the product itself. */
  actor: string | null;
  reason: string;
}

/** A step the machine does not know: a bug or a race that lost. */
export class ImpossibleTransition extends Error {
  override readonly name = 'ImpossibleTransition';
}

/** A step of one thing, and what is written down of it. */
export interface Step<State extends string> extends TransitionNote {
  from: State;
  to: State;
}

/**
 * Checks steps and writes their history rows, in one statement. The caller holds the rows' locks and stores each `to`
 * itself, in the same transaction.
 * @throws ImpossibleTransition when the machine has no such step.
 */
export async function recordTransitions<State extends string>(
  tx: EntityManager,
  machine: StateMachine<State>,
  steps: readonly Step<State>[],
): Promise<void> {
  for (const { subject, from, to } of steps)
    if (!machine.allowed[from].includes(to))
      throw new ImpossibleTransition(`${machine.name} ${subject}: ${from} cannot become ${to}`);
  await tx.insert(
    TransitionEntity,
    steps.map(({ subject, from, to, actor, reason }) => ({
      machine: machine.name,
      subject,
      fromState: from,
      toState: to,
      actor,
      reason,
    })),
  );
}

/** The same for one step. @throws ImpossibleTransition */
export const recordTransition = <State extends string>(
  tx: EntityManager,
  machine: StateMachine<State>,
  from: State,
  to: State,
  note: TransitionNote,
): Promise<void> => recordTransitions(tx, machine, [{ ...note, from, to }]);
