import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex } from '../migration-steps';

/** Finds what was done to an object. */
export class AuditIndex1790000000054 implements MigrationInterface {
  transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return addIndex(runner, 'ix_audit_subject', 'audit (subject, id)');
  }

  down(runner: QueryRunner): Promise<void> {
    return dropIndex(runner, 'ix_audit_subject');
  }
}
