import { expect } from '@playwright/test';
import type { ProductAddress } from '../product/address';
import { testControl } from './customer';

/** Waits for the email with this subject to an address. @returns its HTML */
export async function mailTo(product: ProductAddress, to: string, subject: string | RegExp): Promise<string> {
  let html = '';
  await expect
    .poll(async () => {
      const mails = await testControl(product, 'mailsTo', { to });
      html =
        mails.find((mail) => (typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject)))
          ?.html ?? '';
      return html;
    })
    .not.toBe('');
  return html;
}

/** Waits for the email with this subject to an address. @returns the path of its link on this site */
export async function linkFromMail(product: ProductAddress, to: string, subject: string | RegExp): Promise<string> {
  const html = await mailTo(product, to, subject);
  const link = [...html.matchAll(/href="([^"]+)"/g)]
    .map(([, href]) => new URL(href?.replaceAll('&amp;', '&') ?? '', product.url))
    .find(({ searchParams }) => searchParams.has('token'));
  if (!link) throw new Error(`The mail to ${to} holds no link.`);
  return link.pathname + link.search;
}
