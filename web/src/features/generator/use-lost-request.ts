import { useEffect, useEffectEvent } from 'react';
import { printable } from '../../../../contract/text';
import { useConnection } from '../../components/feedback/connection-note';
import type { DesignPartsFragment } from '../../entities/design/live-designs.generated';
import type { DesignInput } from '../../gql/schema';
import { pollMs } from './use-design-row';

type Designs = readonly DesignPartsFragment[];

/** A generation request without an answer: the server may have queued its design. */
export interface LostRequest {
  design: DesignInput;
  /** Designs that existed when it was sent. */
  before: Designs;
  /** Called when its design has appeared. */
  onArrived: () => void;
}

const options = ['lettering', 'platform', 'postType', 'size', 'niche', 'style'] as const;

/** Returns the design of a lost request. Designs have no request id, so their options and text decide. */
function arrivedOf({ design: asked, before }: LostRequest, designs: Designs): DesignPartsFragment | undefined {
  // as it is stored
  const text = printable(asked.primaryText).trim();
  const ids = new Set(before.map(({ id }) => id));
  // a list that is loaded further back has older ones
  const newest = before.reduce((last, { createdAt }) => (createdAt > last ? createdAt : last), '');
  return designs.find(
    (design) =>
      !ids.has(design.id) &&
      design.createdAt >= newest &&
      design.primaryText === text &&
      options.every((name) => design[name] === asked[name]),
  );
}

/**
 * Reports the design of a lost request as soon as a list has it. Without a live connection `ask` reloads the lists at
 * intervals.
 */
export function useLostRequest(
  lost: LostRequest | null,
  designs: Designs,
  ask: () => void,
  onArrived: (id: string) => void,
): void {
  const arrivedId = lost && arrivedOf(lost, designs)?.id;
  const report = useEffectEvent((id: string) => {
    lost?.onArrived();
    onArrived(id);
  });
  useEffect(() => {
    if (arrivedId) report(arrivedId);
  }, [arrivedId]);

  const isAwaited = lost !== null;
  const isLive = useConnection() === 'live';
  const askAgain = useEffectEvent(ask);
  useEffect(() => {
    if (!isAwaited) return undefined;
    askAgain();
    if (isLive) return undefined;
    const timer = setInterval(() => askAgain(), pollMs);
    return () => clearInterval(timer);
  }, [isAwaited, isLive]);
}
