import { randomUUID } from 'node:crypto';
import type { Role } from '../graphql/generated/schema';
import type { TestBrowser } from './test-browser';
import type { TestProduct } from './test-product';

/** The fields of a ticket that the tests read. */
export interface ReadTicket {
  id: string;
  subject: string;
  message: string;
  status: string;
  priority: string | null;
  unreadByUser: number;
  replyCount: number;
  images: { id: string; address: string; width: number; height: number }[];
  replies: { sender: string; message: string; images: ReadTicket['images'] }[];
  design: { id: string } | null;
  purchase: { id: string } | null;
}

interface TicketAnswer {
  isChanged?: boolean | null;
  ticket: ReadTicket | null;
  viewer: { unreadTickets: number } | null;
  errors: { code: string; message: string; field: string[] | null; retryAfterSeconds: number | null }[];
}

const images = 'images { id imageUrl thumbnailUrl width height }';
const parts = `id subject message status priority unreadByUser replyCount ${images} replies { sender message ${images} } design { id } purchase { id }`;
const payload = `{ ticket { ${parts} } viewer { unreadTickets } errors { code message field retryAfterSeconds } }`;

const documents = {
  createTicket: `mutation($input: CreateTicketInput!) { createTicket(input: $input) ${payload} }`,
  replyToTicket: `mutation($id: ID!, $input: TicketReplyInput!) { replyToTicket(id: $id, input: $input) ${payload} }`,
  answerTicket: `mutation($id: ID!, $input: TicketReplyInput!) { answerTicket(id: $id, input: $input) ${payload} }`,
  markTicketRead: `mutation($id: ID!, $replies: Int!) { markTicketRead(id: $id, replies: $replies) ${payload} }`,
  setTicketStatus: `mutation($id: ID!, $status: TicketStatus!) { setTicketStatus(id: $id, status: $status) ${payload} }`,
  syncTicket: `mutation($id: ID!, $input: SyncTicketInput!) { syncTicket(id: $id, input: $input) { ticket { ${parts} } isChanged errors { code message field retryAfterSeconds } } }`,
  setTicketPriority: `mutation($id: ID!, $priority: TicketPriority) { setTicketPriority(id: $id, priority: $priority) ${payload} }`,
};
type Call = keyof typeof documents;

/** A person who writes or answers tickets over HTTP. */
export interface TicketPerson {
  id: string;
  role: Role;
  email: string;
  browser: TestBrowser;
  /** Returns a mutation's answer with its error code, whether that came as data or as a GraphQL error. */
  call(name: Call, variables: Record<string, unknown>): Promise<TicketAnswer & { code?: string }>;
  /**
   * Creates a ticket.
   * @returns its id
   */
  ask(subject?: string, more?: Record<string, unknown>): Promise<string>;
  reply(
    id: string,
    message: string,
    more?: { requestId?: string; imageIds?: string[] },
  ): ReturnType<TicketPerson['call']>;
  read(id: string): Promise<ReadTicket | string>;
}

/** Signs in a new account with this role. */
export async function ticketPerson(product: TestProduct, role: Role = 'MEMBER'): Promise<TicketPerson> {
  const browser = product.browser();
  const email = `${randomUUID()}@example.com`;
  const id = await browser.register(email);
  await product.services.dataSource.query('update users set role = $2 where id = $1', [id, role]);
  const call: TicketPerson['call'] = async (name, variables) => {
    const { data, errors } = await browser.graphql<Record<string, TicketAnswer> | null>(documents[name], variables);
    const answer = data?.[name];
    return answer
      ? { ...answer, code: answer.errors[0]?.code }
      : { ticket: null, viewer: null, errors: [], code: errors?.[0]?.extensions.code };
  };
  return {
    id,
    role,
    email,
    browser,
    call,
    ask: async (subject = 'A question', more = {}) =>
      (
        await call('createTicket', {
          input: { requestId: randomUUID(), subject, message: 'How do I change the size?', ...more },
        })
      ).ticket?.id ?? '',
    reply: (ticket, message, more = {}) =>
      call(role === 'ADMIN' ? 'answerTicket' : 'replyToTicket', {
        id: ticket,
        input: { requestId: randomUUID(), message, ...more },
      }),
    read: async (ticket) => {
      const { data, errors } = await browser.graphql<{ ticket: ReadTicket } | null>(
        `query($id: ID!) { ticket(id: $id) { ${parts} } }`,
        { id: ticket },
      );
      return data?.ticket ?? errors?.[0]?.extensions.code ?? '';
    },
  };
}
