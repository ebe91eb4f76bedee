import { useEffect, useState } from 'react';
import type { DesignPartsFragment } from '../../entities/design/live-designs.generated';
import { creditAfterFailure, failureReason } from '../../entities/design/shown-design';
import { designStepLabels } from '../../../../contract/labels';
import type { DesignInput } from '../../gql/schema';

/** Why there is no new design, and what is safe nevertheless. */
export interface Failure {
  text: string;
  safe: string;
  /** The answer of the generation request was lost: its design may exist. */
  isUnknown?: boolean;
}

/** Returns the failure of a design that ended without a picture; null for any other. */
export function failureOf(design: DesignPartsFragment | undefined): Failure | null {
  if (design?.status === 'CANCELLED') return { text: 'Cancelled.', safe: creditAfterFailure(design) };
  if (design?.status !== 'FAILED') return null;
  return { text: `Error: ${failureReason(design.error)}`, safe: creditAfterFailure(design) };
}

/** Formats an elapsed time in seconds: '9 s', '1 min 5 s', '2 h 3 min'. */
export function formatElapsed(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `${seconds} s`;
  return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** Returns the whole seconds between two times in milliseconds; 0 when the clock is behind. */
export const secondsBetween = (from: number, until: number): number => Math.max(0, Math.round((until - from) / 1000));

/**
 * Describes the progress of a design.
 * @param place queue position among the owner's waiting designs, 1 is the next; null where that is not known
 */
export function stageOf(design: DesignPartsFragment, place: number | null): string {
  switch (design.status) {
    case 'QUEUED':
      if (place === null) return 'Waiting';
      return place === 1 ? 'Waiting, next in your queue' : `Waiting, number ${place} in your queue`;
    case 'RUNNING':
      if (design.lettering === 'DRAWN') return 'Being drawn';
      return design.step ? designStepLabels[design.step] : 'Being made';
    case 'SUCCEEDED': {
      const { startedAt, finishedAt } = design;
      if (!startedAt || !finishedAt) return 'Ready';
      return `Ready, ${design.lettering === 'DRAWN' ? 'drawn' : 'made'} in ${formatElapsed(secondsBetween(Date.parse(startedAt), Date.parse(finishedAt)))}`;
    }
    case 'FAILED':
    case 'CANCELLED': {
      const failure = failureOf(design);
      return failure ? `${failure.text} ${failure.safe}` : '';
    }
  }
}

/** Returns the queue position of each waiting design: the oldest is the next. */
export function placesOf(designs: readonly DesignPartsFragment[]): Map<string, number> {
  const waiting = designs.filter(({ status }) => status === 'QUEUED').sort((a, b) => (a.id < b.id ? -1 : 1));
  return new Map(waiting.map(({ id }, index) => [id, index + 1]));
}

/** Returns the input of a design, to request it once more. */
export const designInputOf = ({
  lettering,
  platform,
  postType,
  size,
  niche,
  style,
  primaryText,
  customPrompt,
  enhancedPrompt,
}: DesignPartsFragment): DesignInput => ({
  lettering,
  platform,
  postType,
  size,
  niche,
  style,
  primaryText,
  customPrompt,
  enhancedPrompt,
});

/** Returns the time in milliseconds, updated every second while waiting. */
export function useNow(waiting: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [waiting]);
  return now;
}
