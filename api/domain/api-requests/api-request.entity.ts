import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A request of an integrator's program. Its body and variables are not stored. */
@Entity('api_requests')
@Index('ix_api_requests_user', ['userId', 'id'])
@Index('ix_api_requests_created_at', ['createdAt'])
export class ApiRequestEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey('users', { onDelete: 'CASCADE' })
  userId!: string;

  @Column('uuid')
  tokenId!: string;

  /** The token's name at that moment: the token itself may be deleted. */
  @Column('text')
  tokenName!: string;

  /** Name of the GraphQL operation, else its root fields; method and path of any other request. */
  @Column('text')
  operation!: string;

  /** HTTP status. */
  @Column('integer')
  status!: number;

  /** The first error's code. */
  @Column('text', { nullable: true })
  code!: string | null;

  /** In points of `@cost`. */
  @Column('integer')
  cost!: number;

  @Column('integer')
  durationMs!: number;

  @Column('text')
  requestId!: string;

  /** How many requests the row represents: more than one when the account has sent very many in that minute. */
  @Column('integer')
  represents!: number;

  @Column('timestamptz')
  createdAt!: Date;
}
