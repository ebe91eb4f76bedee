import { sections } from '../../contract/sections';

const billing = { customerName: 'Mia', address: '1 Mill Lane', country: 'Portugal' };
const design = {
  platform: 'INSTAGRAM',
  postType: 'INSTAGRAM_POST',
  size: 'SQUARE',
  niche: 'PETS',
  style: 'PLAYFUL',
  primaryText: 'Wash day',
  customPrompt: 'A happy dog.',
  enhancedPrompt: '',
};

const page = { size: 10, number: 1, after: '', before: '' };

/** Valid variables by root field; `fresh` makes each value unique. */
export const acceptedVariables = (
  fresh: string,
  packageId: string,
  ticketId: string,
): Record<string, Record<string, unknown>> => ({
  register: { input: { name: 'Ann', email: `${fresh}@example.com`, password: 'secret-1', acceptTerms: true } },
  signIn: { input: { email: 'member@example.com', password: 'secret-1' } },
  requestPasswordReset: { email: 'member@example.com' },
  resetPassword: { input: { token: fresh, password: 'secret-1' } },
  sendContactMessage: {
    input: {
      name: 'Ann',
      email: 'ann@example.com',
      subject: 'Hello',
      phone: '123',
      message: 'A question',
      imageIds: [],
    },
  },
  saveSection: {
    input: {
      body: { banner: { ...sections.banner.defaults, video: { link: 'https://youtu.be/dQw4w9WgXcQ', thumbnail: '' } } },
      isActive: true,
      version: 0,
    },
  },
  createPurchase: { input: { of: { packageId }, billing, requestId: fresh } },
  createDesign: { input: { requestId: fresh, design } },
  deletePurchases: { target: { ids: [fresh, packageId] }, expected: 2 },
  enhancePrompt: { input: design },
  saveFavoritePrompt: { input: { name: fresh.slice(0, 3), prompt: 'A loom.', niche: 'ART', platform: 'FACEBOOK' } },
  purchases: {
    page,
    filter: {
      search: 'S',
      ids: [fresh],
      owner: [packageId],
      paymentStatus: ['PAID'],
      createdAt: { from: '2026-03-01T09:30:00.000Z', until: '2026-03-02T09:30:00.000Z' },
      total: { min: '1.00', max: '2.00' },
    },
    sort: { field: 'TOTAL', direction: 'ASC' },
  },
  designs: { page, filter: { search: 'S', status: ['FAILED'] }, sort: { field: 'FINISHED_AT', direction: 'ASC' } },
  creditEntries: { page, filter: { ids: [packageId], reason: ['GRANT'] } },
  createTicket: { input: { requestId: fresh, subject: 'Sizes', message: 'Which ones?', imageIds: [] } },
  replyToTicket: { id: ticketId, input: { requestId: fresh, message: 'And which else?', imageIds: [] } },
  markTicketRead: { id: ticketId, replies: 1 },
  ticket: { id: ticketId },
  tickets: { page, filter: { search: 'S', email: '@', status: ['OPEN'], unreadByUser: true } },
});
