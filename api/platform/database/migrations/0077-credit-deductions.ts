import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceCheck } from '../migration-steps';

/** Credits that programs deduct and return. */
export class CreditDeductions1790000000077 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const step of steps) await runner.query(step);
    await replaceCheck(runner, 'credit_entries', 'ck_credit_entries_reason', `reason in (${reasons})`);
    await replaceCheck(runner, 'credit_entries', 'ck_credit_entries_subject_type', `subject_type in (${subjectTypes})`);
  }

  /** The checks stay wide: the append-only ledger keeps its rows. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table credit_deductions');
  }
}

const reasons = `'RESERVE', 'GIVE_BACK', 'PURCHASE', 'REFUND', 'REFUND_FAILED', 'DISPUTE', 'DISPUTE_WON', 'OWED', 'ADMIN',
  'GRANT', 'DEDUCTION', 'DEDUCTION_RETURNED'`;
const subjectTypes = `'DESIGN', 'ORDER', 'REFUND', 'DISPUTE', 'DEDUCTION'`;

/** One statement each, so that none waits for one table while it holds another. Each can be repeated. */
const steps = [
  `create table if not exists credit_deductions (
  id uuid not null default uuidv7(),
  user_id uuid not null,
  returned_at timestamptz,
  claimed_by uuid,
  claim uuid,
  created_at timestamptz not null default now(),
  constraint pk_credit_deductions primary key (id),
  constraint ck_credit_deductions_claim check (claim is null or claimed_by is not null)
)`,
  `alter table credit_deductions drop constraint if exists fk_credit_deductions_user,
  add constraint fk_credit_deductions_user foreign key (user_id) references users (id) on delete cascade`,
  `alter table credit_deductions drop constraint if exists fk_credit_deductions_claimed_by,
  add constraint fk_credit_deductions_claimed_by foreign key (claimed_by) references orders (id)`,
  'create index if not exists ix_credit_deductions_user on credit_deductions (user_id, id)',
  `create index if not exists ix_credit_deductions_claimed_by on credit_deductions (claimed_by)
   where claimed_by is not null`,
];
