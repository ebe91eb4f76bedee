import type { DesignStatus, DesignStep } from '../../gql/schema';

/**
 * Returns the address of a design's picture with the version of its post, so that a page that shows it loads it again
 * after an edit.
 */
export const pictureUrl = (url: string | null, { document }: { document: { version: number } | null }): string | null =>
  url && document ? `${url}?v=${document.version}` : url;

interface Titled {
  primaryText: string;
  document: { headline: string } | null;
}

/** Returns the words that name a design: the headline as it was edited, else the text that was asked for. */
export const titleOf = ({ primaryText, document }: Titled): string => document?.headline || primaryText;

/** What is done for a design whose words Postloom sets, in order. */
export const steps = ['WRITING', 'PAINTING', 'CHECKING', 'SETTING'] as const satisfies readonly DesignStep[];

export const isUnfinished = (design: { status: DesignStatus } | undefined): boolean =>
  design?.status === 'QUEUED' || design?.status === 'RUNNING';

/** Says what became of the credit of a design that ended without a picture: a free correction has taken none. */
export const creditAfterFailure = ({ credits }: { credits: number }): string =>
  credits > 0 ? 'Your credit is back.' : 'It took no credit.';

/** Returns the server's reason for a failure without its words about the credit, which are said once beside it. */
export const failureReason = (error: string | null): string =>
  (error ?? 'The design could not be made.')
    .replace(
      /(?:Your credit is back|No credit was taken)(?:; (\p{L})|\.)?/u,
      (_words, next?: string) => next?.toUpperCase() ?? '',
    )
    .trim();
