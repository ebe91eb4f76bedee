import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import sharp from 'sharp';
import { createContext } from '../../../api/context';
import type { RequestContext, Services } from '../../../api/context';
import { UserEntity } from '../../../api/domain/accounts/user.entity';
import { ContentSectionEntity } from '../../../api/domain/content/content-section.entity';
import { ContentVersionEntity } from '../../../api/domain/content/content-version.entity';
import { ScheduledSectionEntity } from '../../../api/domain/content/scheduled-section.entity';
import { sections } from '../../../contract/sections';
import type { SectionKey } from '../../../contract/sections';
import { grantCredits } from '../../../api/domain/credits/credit.service';
import { TicketEntity } from '../../../api/domain/tickets/ticket.entity';
import { SettingEntity } from '../../../api/domain/settings/setting.entity';
import { answerTicket, setTicketStatus } from '../../../api/domain/tickets/admin/support.service';
import { firstImagesOf, storeTicketImage } from '../../../api/domain/tickets/ticket-image.service';
import type { Role, TicketStatus } from '../../../api/graphql/generated/schema';
import { publish } from '../../../api/platform/events/events';
import type { MailSandbox } from '../../../tools/sandbox/mail/server';
import type { Replica } from './api-process';
import type { Issuer } from './issuer';
import { freePort, listen } from './ports';

/** Actions that bypass the product's interface, as its operator could take them. */
export interface TestControlRequests {
  grantCredits: { userId: string; credits: number };
  setRole: { userId: string; role: Role };
  setPayPal: { enabled: boolean };
  /** Edits a section of the public site: these fields, on top of its defaults. */
  setSection: { key: SectionKey; parts: Record<string, unknown>; active: boolean };
  /** Resets every section to its default, with nothing planned, as if it had never been changed. */
  resetSections: Record<string, never>;
  /** Starts a second api process on the same database and files. */
  startReplica: Record<string, never>;
  stopReplica: Record<string, never>;
  /** Sets the claims of future sign-ins at the issuer. */
  setIdentity: Record<string, unknown>;
  /** Emails sent to an address, newest first. */
  mailsTo: { to: string };
  /** Tickets from an address, newest first. */
  ticketsFrom: { email: string };
  /** Answers a ticket as an Admin. */
  answerTicket: { id: string; message: string };
  /**
   * Answers a ticket as an Admin with a picture of one colour, and returns the number of pictures of its first message.
   */
  answerTicketWithPicture: { id: string; message: string };
  /** Sets a ticket's status as an Admin. */
  setTicketStatus: { id: string; status: TicketStatus };
}

/** Results of the actions; most have none. */
export interface TestControlResponses {
  startReplica: { url: string };
  mailsTo: { subject: string; html: string }[];
  answerTicketWithPicture: { seen: number };
  ticketsFrom: Pick<TicketEntity, 'subject' | 'message' | 'status' | 'phone' | 'userRole' | 'userId'>[];
}

/** Authenticates the request as a support Admin. */
async function asSupport(ctx: RequestContext): Promise<void> {
  const email = 'support@postloom.example';
  await ctx.db
    .createQueryBuilder()
    .insert()
    .into(UserEntity)
    .values({ email, name: 'Support', role: 'ADMIN' })
    .orIgnore()
    .execute();
  const { id } = await ctx.db.findOneByOrFail(UserEntity, { email });
  ctx.setViewer({ kind: 'session', userId: id, role: 'ADMIN', sessionFamily: null, scopes: null });
}

export type TestControlResponse<Name extends keyof TestControlRequests> = Name extends keyof TestControlResponses
  ? TestControlResponses[Name]
  : null;

/** What the actions need besides the product. */
export interface TestServices {
  issuer: Issuer;
  mail: MailSandbox;
  replica: Replica;
}

type Act = {
  [Name in keyof TestControlRequests]: (
    ctx: RequestContext,
    order: TestControlRequests[Name],
    testServices: TestServices,
  ) => Promise<TestControlResponse<Name>>;
};

const acts: Act = {
  grantCredits: async (ctx, { userId, credits }) => {
    await ctx.transaction((tx) => grantCredits(tx, userId, credits, 'browser journey'));
    return null;
  },
  setRole: async (ctx, { userId, role }) => {
    await ctx.db.update(UserEntity, { id: userId }, { role });
    await publish(ctx.db, { type: 'account', id: userId });
    return null;
  },
  setPayPal: async (ctx, { enabled }) => {
    await ctx.db.upsert(SettingEntity, { key: 'paypal', body: { enablePayPal: enabled } }, ['key']);
    return null;
  },
  setSection: async (ctx, { key, parts, active }) => {
    await ctx.db.upsert(
      ContentSectionEntity,
      { key, body: { ...sections[key].defaults, ...parts }, active, version: 1 },
      ['key'],
    );
    return null;
  },
  resetSections: async (ctx) => {
    await ctx.db.deleteAll(ScheduledSectionEntity);
    await ctx.db.deleteAll(ContentVersionEntity);
    await ctx.db.deleteAll(ContentSectionEntity);
    return null;
  },
  startReplica: async (_ctx, _order, { replica }) => ({ url: await replica.start() }),
  stopReplica: async (_ctx, _order, { replica }) => {
    await replica.stop();
    return null;
  },
  setIdentity: async (_ctx, claims, { issuer }) => {
    await issuer.identity(claims);
    return null;
  },
  mailsTo: (_ctx, { to }, { mail }) =>
    Promise.resolve(
      mail
        .emails()
        .filter(({ recipients }) => recipients.includes(to))
        .map(({ email }) => ({ subject: email.subject ?? '', html: email.html ?? '' })),
    ),
  answerTicket: async (ctx, { id, message }) => {
    await asSupport(ctx);
    await answerTicket(ctx, id, { requestId: randomUUID(), message });
    return null;
  },
  answerTicketWithPicture: async (ctx, { id, message }) => {
    await asSupport(ctx);
    const seen = (await firstImagesOf(ctx, id)).length;
    const drawn = sharp({ create: { width: 300, height: 200, channels: 3, background: '#0b8a5f' } });
    const picture = await storeTicketImage(ctx, await drawn.png().toBuffer());
    await answerTicket(ctx, id, { requestId: randomUUID(), message, imageIds: [picture.id] });
    return { seen };
  },
  setTicketStatus: async (ctx, { id, status }) => {
    await asSupport(ctx);
    await setTicketStatus(ctx, id, status);
    return null;
  },
  ticketsFrom: (ctx, { email }) => ctx.db.find(TicketEntity, { where: { userEmail: email }, order: { id: 'DESC' } }),
};

async function readOrder(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}

async function carryOut(
  services: Services,
  testServices: TestServices,
  name: string,
  order: unknown,
): Promise<unknown> {
  const act = acts[name as keyof TestControlRequests] as
    | ((ctx: RequestContext, order: unknown, testServices: TestServices) => Promise<unknown>)
    | undefined;
  if (!act) throw new Error(`Test control has no action "${name}".`);
  return act(
    createContext(services, { requestId: `test-control-${name}`, viewer: null, address: 'test-control' }),
    order,
    testServices,
  );
}

/** Serves the actions: `POST /{name}` with JSON, one of TestControlRequests. Listens on the loopback address only. */
export async function openTestControl(
  services: Services,
  testServices: TestServices,
): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    readOrder(request)
      .then((order) => carryOut(services, testServices, (request.url ?? '/').slice(1), order))
      .then(
        (answer) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer)),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
  });
  const port = await freePort();
  await listen(server, port);
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
