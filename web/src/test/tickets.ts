/** A picture of a message as the API returns it. */
export interface TestPicture {
  id: string;
  imageUrl: string;
  thumbnailUrl: string;
  width: number;
  height: number;
}

/** A reply as the API returns it. */
export interface TestReply {
  id: string;
  sender: 'USER' | 'ADMIN';
  message: string;
  images: TestPicture[];
  createdAt: string;
}

/** A ticket as the API returns it. */
export interface TestTicket {
  id: string;
  subject: string;
  message: string;
  images: TestPicture[];
  status: 'OPEN' | 'IN_PROGRESS' | 'RESOLVED' | 'CLOSED';
  priority: 'LOW' | 'MEDIUM' | 'HIGH' | null;
  design: object | null;
  purchase: object | null;
  mergedInto: { id: string; subject: string } | null;
  mergedTickets: TestTicket[];
  replies: TestReply[];
  replyCount: number;
  unreadByUser: number;
  lastMessageAt: string;
  createdAt: string;
}

const createdAt = '2026-03-01T12:00:00.000Z';

export const aPicture = (id: string, width = 400, height = 300): TestPicture => ({
  id,
  imageUrl: `/ticket-images/${id}`,
  thumbnailUrl: `/ticket-images/${id}/thumbnail`,
  width,
  height,
});

export const aReply = (parts: Partial<TestReply> = {}): TestReply => ({
  id: '01900000-0000-7000-8000-0000000000e1',
  sender: 'ADMIN',
  message: 'Choose Landscape above the text.',
  images: [],
  createdAt: '2026-03-01T12:30:00.000Z',
  ...parts,
});

/** Creates an open ticket without replies; a test sets the fields it needs. */
export const aTicket = (parts: Partial<TestTicket> = {}): TestTicket => ({
  id: '01900000-0000-7000-8000-0000000000c1',
  subject: 'Other sizes',
  message: 'How do I make a wide picture?',
  images: [],
  status: 'OPEN',
  priority: null,
  design: null,
  purchase: null,
  mergedInto: null,
  mergedTickets: [],
  replies: [],
  replyCount: parts.replies?.length ?? 0,
  unreadByUser: 0,
  lastMessageAt: createdAt,
  createdAt,
  ...parts,
});
