import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A comment of an Admin about an order, which its customer never sees. */
@Entity('order_comments')
@Check('ck_order_comments_text', `length(text) between 1 and 2000`)
@Index('ix_order_comments_order', ['orderId', 'id'])
@Index('ix_order_comments_author', ['author'], { where: 'author is not null' })
export class OrderCommentEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey('orders', { onDelete: 'CASCADE' })
  orderId!: string;

  @Column('uuid', { nullable: true })
  @ForeignKey('users', { onDelete: 'SET NULL' })
  author!: string | null;

  @Column('text')
  text!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
