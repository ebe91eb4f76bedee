import type { DesignStatus, DesignStep } from '../../gql/schema';

/** What is done for a design whose words Postloom sets, in order. */
export const steps = ['WRITING', 'PAINTING', 'CHECKING', 'SETTING'] as const satisfies readonly DesignStep[];

export const isUnfinished = (design: { status: DesignStatus } | undefined): boolean =>
  design?.status === 'QUEUED' || design?.status === 'RUNNING';
