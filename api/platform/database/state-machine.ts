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

/**
 * Checks a step and writes its history row. The caller holds the row's lock and stores `to` itself,
 * in the same transaction.
 * @throws ImpossibleTransition when the machine has no such step.
 */
export async function recordTransition<State extends string>(
  tx: EntityManager,
  machine: StateMachine<State>,
  from: State,
  to: State,
  note: TransitionNote,
): Promise<void> {
  if (!machine.allowed[from].includes(to))
    throw new ImpossibleTransition(`${machine.name} ${note.subject}: ${from} cannot become ${to}`);
  await tx.insert(TransitionEntity, {
    machine: machine.name,
    subject: note.subject,
    fromState: from,
    toState: to,
    actor: note.actor,
    reason: note.reason,
  });
}
