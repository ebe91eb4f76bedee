import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Emails name the invoice or credit note that is attached to them, and a waiting design no longer fails. */
export class LettersAndSteps1790000000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(attachments);
    await runner.query(stepsOfDesigns(['RUNNING', 'CANCELLED']));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outbox drop column attached, drop column attached_to');
    await runner.query(stepsOfDesigns(['RUNNING', 'FAILED', 'CANCELLED']));
  }
}

/** The file itself is drawn while the email is sent. */
const attachments = `
alter table outbox
  add column attached text constraint ck_outbox_attached check (attached in ('INVOICE', 'CREDIT_NOTE')),
  add column attached_to uuid,
  add constraint ck_outbox_attached_to check ((attached is null) = (attached_to is null))`;

/** As 0013 has them: only where a design goes from the queue is different. */
const stepsOfDesigns = (fromQueue: string[]) => `
create or replace trigger designs_state_steps before update of state on designs
  for each row when (old.state is distinct from new.state)
  execute function refuse_other_steps('state', '${JSON.stringify({
    QUEUED: fromQueue,
    RUNNING: ['SUCCEEDED', 'FAILED', 'CANCELLED', 'QUEUED'],
  })}')`;
