import type { RequestContext } from '../../../api/context';
import type { UserEntity } from '../../../api/domain/accounts/user.entity';
import { DesignEntity } from '../../../api/domain/designs/design.entity';
import { OrderEntity } from '../../../api/domain/orders/order.entity';
import { CannedAnswerEntity } from '../../../api/domain/tickets/admin/canned-answer.entity';
import { TicketReplyEntity } from '../../../api/domain/tickets/ticket-reply.entity';
import { TicketEntity } from '../../../api/domain/tickets/ticket.entity';

const hourMs = 60 * 60 * 1000;

interface DemoTicket extends Pick<TicketEntity, 'subject' | 'message' | 'status'> {
  /** Age in hours of the first message and of each reply. */
  hoursAgo: number;
  replies: { by: 'USER' | 'ADMIN'; text: string; hoursAgo: number }[];
  about?: 'design' | 'order';
  unreadByUser?: number;
  unreadBySupport?: number;
  priority?: TicketEntity['priority'];
  isAssigned?: boolean;
}

const tickets: DemoTicket[] = [
  {
    subject: 'Receipt with the name of my company',
    message: 'Hello,\n\ncan the receipt show "Baker & Daughter Ltd" instead of my own name? My accountant asks for it.',
    status: 'RESOLVED',
    hoursAgo: 13 * 24,
    about: 'order',
    replies: [
      {
        by: 'ADMIN',
        hoursAgo: 13 * 24 - 2,
        text: 'Good morning Mia,\n\nthe name on a receipt is the one you type under "Full name" when you order. For this order we have sent you a corrected receipt by email.',
      },
      { by: 'USER', hoursAgo: 13 * 24 - 3, text: 'It has arrived. Thank you for the quick help.' },
    ],
  },
  {
    subject: 'The buns look a bit flat in the second picture',
    message:
      'I love the colours, but the cinnamon buns in "Two cinnamon buns for one" look rather flat. What should I write to get them round and fluffy?',
    status: 'IN_PROGRESS',
    hoursAgo: 30,
    about: 'design',
    priority: 'LOW',
    isAssigned: true,
    unreadByUser: 1,
    replies: [
      {
        by: 'ADMIN',
        hoursAgo: 5,
        text: 'Try saying what they are like instead of what they are: "tall, soft buns with melting icing, seen from the side". The button "Enhance Prompt" adds such words by itself, and costs no credit.',
      },
    ],
  },
  {
    subject: 'Can my sister use the same account?',
    message: 'My sister looks after our Instagram on Sundays. Can she sign in as well, or do we need a second package?',
    status: 'OPEN',
    hoursAgo: 3,
    unreadBySupport: 1,
    priority: 'MEDIUM',
    replies: [],
  },
  {
    subject: 'Second person for Sundays',
    message:
      'Sorry to write twice: it is about my sister and the Sundays again. She would also need to see the designs.',
    status: 'OPEN',
    hoursAgo: 2,
    unreadBySupport: 1,
    priority: 'HIGH',
    replies: [],
  },
];

const cannedAnswers = [
  {
    name: 'Thank you',
    body: 'Hello {{userName}},\n\nthank you for your message about "{{ticketSubject}}". We look into it and answer today.',
  },
  {
    name: 'Credit is back',
    body: 'Hello {{userName}},\n\nthe credit of a design that fails comes back by itself; you see it under Credits. Please try again.',
  },
  {
    name: 'Examples for beginners',
    body: 'Hello {{userName}},\n\nour home page shows examples from many trades, and the first design costs one credit.',
  },
];

/** Creates conversations of a customer with support, one of them with an unread reply. */
export async function seedTickets(
  tx: RequestContext,
  customer: Pick<UserEntity, 'id' | 'name' | 'email'>,
  supportId: string,
): Promise<void> {
  const at = (hoursAgo: number) => new Date(Date.now() - hoursAgo * hourMs);
  const of = { where: { userId: customer.id }, order: { id: 'ASC' } } as const;
  const order = await tx.db.findOne(OrderEntity, of);
  const [, design] = await tx.db.find(DesignEntity, of);
  for (const { replies, hoursAgo, about, isAssigned, unreadByUser = 0, unreadBySupport = 0, ...words } of tickets) {
    const { identifiers } = await tx.db.insert(TicketEntity, {
      ...words,
      userId: customer.id,
      userName: customer.name,
      userEmail: customer.email,
      userRole: 'MEMBER',
      designId: about === 'design' ? (design?.id ?? null) : null,
      orderId: about === 'order' ? (order?.id ?? null) : null,
      assignee: isAssigned ? supportId : null,
      replies: replies.length,
      unreadByUser,
      unreadBySupport,
      // The demo sends no emails about its own past.
      notifiedReplies: replies.length,
      createdAt: at(hoursAgo),
      lastMessageAt: at(replies.at(-1)?.hoursAgo ?? hoursAgo),
    });
    for (const [index, { by, text, hoursAgo: repliedAgo }] of replies.entries())
      await tx.db.insert(TicketReplyEntity, {
        ticketId: identifiers[0]?.['id'] as string,
        position: index + 1,
        sender: by,
        authorId: by === 'ADMIN' ? supportId : customer.id,
        message: text,
        createdAt: at(repliedAgo),
      });
  }
}

/** Creates answers that Admins use for frequent questions. */
export const seedCannedAnswers = (tx: RequestContext) => tx.db.insert(CannedAnswerEntity, cannedAnswers);

/** Creates a message of the contact form from an unknown sender. */
export const seedContactMessage = (tx: RequestContext) =>
  tx.db.insert(TicketEntity, {
    userName: 'Jonas Richter',
    userEmail: 'jonas@visitor.example',
    userRole: 'MEMBER',
    subject: 'Posts for a bicycle repair shop',
    message: 'Do you have examples for a workshop like mine? I would like to see some before I sign up.',
    phone: '+49 30 1234567',
    createdAt: new Date(Date.now() - 20 * hourMs),
    lastMessageAt: new Date(Date.now() - 20 * hourMs),
  });
