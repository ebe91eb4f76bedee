import type { EntityManager } from 'typeorm';
import { TransitionEntity } from './transition.entity';

/** The allowed transitions of a state machine, as data. */
export interface StateMachine<State extends string> {
  name: string;
  allowed: Readonly<Record<State, readonly State[]>>;
}

export interface TransitionNote {
  subject: string;
  /** Account that caused the transition; null for the product itself. */
  actor: string | null;
  reason: string;
}

/** A transition that the machine does not allow: a bug or a lost race. */
export class ImpossibleTransition extends Error {
  override readonly name = 'ImpossibleTransition';
}

/** A transition of one row, with the note for its history. */
export interface Step<State extends string> extends TransitionNote {
  from: State;
  to: State;
}

/**
 * Checks transitions and writes their history rows in one statement. The caller holds the rows' locks and stores each
 * `to` itself, in the same transaction.
 * @throws ImpossibleTransition when the machine does not allow a transition.
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

/**
 * Records one transition.
 * @throws ImpossibleTransition
 */
export const recordTransition = <State extends string>(
  tx: EntityManager,
  machine: StateMachine<State>,
  from: State,
  to: State,
  note: TransitionNote,
): Promise<void> => recordTransitions(tx, machine, [{ ...note, from, to }]);
