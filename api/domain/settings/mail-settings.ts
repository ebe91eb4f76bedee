import { z } from 'zod';
import { mailPorts } from '../../../contract/mail-settings';
import type { MailSecurity } from '../../../contract/mail-settings';
import type { RequestContext } from '../../context';
import type { MailDelivery } from '../../platform/mail/mail-server';
import { decrypt } from '../../platform/secrets/secrets';
import { SettingEntity } from './setting.entity';

/** Key of the row in `settings`. */
export const mailKey = 'mail';

/** What an Admin has set. */
const storedSchema = z.object({
  host: z.string().default(''),
  port: z.int().default(mailPorts.STARTTLS),
  security: z.enum(Object.keys(mailPorts) as [MailSecurity, ...MailSecurity[]]).default('STARTTLS'),
  user: z.string().default(''),
  passwordCipher: z.string().default(''),
  sender: z.string().default(''),
});

export interface StoredMail extends z.infer<typeof storedSchema> {
  /** 0 before the first change. */
  version: number;
}

type Reader = Pick<RequestContext, 'once' | 'config'>;

const readStored = async (ctx: Pick<RequestContext, 'db'>): Promise<StoredMail> => {
  const row = await ctx.db.findOneBy(SettingEntity, { key: mailKey });
  return { ...storedSchema.parse(row?.body ?? {}), version: row?.version ?? 0 };
};

/** Returns the mail server and the sender that an Admin has set, read once per request. */
export const readStoredMail = (ctx: Pick<RequestContext, 'once'>): Promise<StoredMail> => ctx.once(readStored);

/** Drops the settings cached for this request, after a change. */
export const forgetStoredMail = (ctx: Pick<RequestContext, 'forget'>): void => ctx.forget(readStored);

/** Returns where emails go and from whom. The environment takes precedence over what an Admin has set. */
export async function readMailDelivery(ctx: Reader): Promise<MailDelivery> {
  const { smtpUrl, from, isFromSet } = ctx.config.mail;
  const { host, port, security, user, passwordCipher, sender } = await readStoredMail(ctx);
  const password = () => (passwordCipher ? decrypt(ctx.config.encryptionKey, passwordCipher) : '');
  return {
    server: smtpUrl ?? (host ? { host, port, security, user, password: user ? password() : '' } : null),
    from: isFromSet ? from : sender || from,
  };
}
