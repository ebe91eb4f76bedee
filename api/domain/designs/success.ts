import type { RequestContext } from '../../context';
import { recordTransition } from '../../platform/database/state-machine';
import { publish } from '../../platform/events/events';
import { enqueue } from '../../platform/jobs/jobs';
import { isTestAccount } from '../accounts/test-account.service';
import { DesignEntity } from './design.entity';
import { dropDesignFiles } from './design-files';
import type { DesignFiles } from './design-files';
import { designMachine } from './design.states';
import type { RecordedWork } from './design.service';
import type { Claim } from './lease';
import type { FinishedPicture } from './picture';
import { contentOf, editedHeadline } from './studio/document.service';
import { DesignDocumentEntity } from './studio/design-document.entity';
import type { NewDocument } from './studio/set-post';

/**
 * Marks a design as succeeded if it still runs under this claim. The files of one that ended without success are deleted.
 * @returns whether it was
 */
export async function succeed(
  ctx: RequestContext,
  { id, attempts, userId, primaryText }: Claim & Pick<DesignEntity, 'userId' | 'primaryText'>,
  work: RecordedWork,
  { picture, document }: { picture: FinishedPicture; document?: NewDocument },
  files: DesignFiles,
): Promise<boolean> {
  const { isMade, isEnded } = await ctx.transaction(async (tx) => {
    const { affected } = await tx.db.update(
      DesignEntity,
      { id, attempts, state: 'RUNNING' },
      {
        state: 'SUCCEEDED',
        ...work,
        width: picture.width,
        height: picture.height,
        ...files,
        step: null,
        finishedAt: new Date(),
        ...(document && { headline: editedHeadline({ primaryText }, contentOf(document), document.firstSize) }),
        leaseUntil: null,
      },
    );
    if (!affected) {
      const design = await tx.db.findOneBy(DesignEntity, { id });
      return { isMade: false, isEnded: !design || design.state === 'FAILED' || design.state === 'CANCELLED' };
    }
    await recordTransition(tx.db, designMachine, 'RUNNING', 'SUCCEEDED', {
      subject: id,
      actor: null,
      reason: work.model ?? 'It was made',
    });
    await publish(tx.db, { type: 'design', id, owner: userId });
    if (document)
      await tx.db.insert(DesignDocumentEntity, {
        designId: id,
        userId,
        ...document,
        content: document.content as object,
      });
    else await enqueue(tx.db, 'check_drawn_words', { designId: id });
    if (!(await isTestAccount(tx, userId))) tx.metrics.designs.inc({ state: 'SUCCEEDED' });
    return { isMade: true, isEnded: true };
  });
  if (isMade) ctx.logger.info({ design: id, model: work.model, attempts }, 'a design was made');
  else if (isEnded) await dropDesignFiles(ctx, files);
  return isMade;
}
