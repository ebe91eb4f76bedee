import { createHash } from 'node:crypto';
import { sections } from '../../../contract/sections';
import type { SectionKey } from '../../../contract/sections';
import { safeArticle } from './safe-html';
import { namingShop, namingTexts } from './shop-texts';

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** The terms until 30 November 2026. */
const earlierTerms = safeArticle(`
<p>These terms apply when you use Postloom. They are short on purpose; write to us if something is unclear.</p>
<h2>Your account</h2>
<p>You need an account to buy credits and make designs. Keep your password to yourself and your e-mail address up to date, as receipts and password links go there. You may delete your account in your profile; while a payment or a dispute is being decided, and for a week after you changed your e-mail address, the page says when it can be deleted.</p>
<h2>Packages, credits and membership</h2>
<p>A package has a price, a number of credits and a time of premium membership, all of them shown before you buy. You pay once, through PayPal. Nothing renews automatically.</p>
<p>One credit makes one design. It is set aside when you ask for the design and comes back by itself when the design fails, is cancelled or takes too long. Credits do not run out with the membership.</p>
<h2>Refunds</h2>
<p>A package whose credits are untouched can be given back with a button beside its order, for as long as stands there, and you get your money back. If you have spent some of them, write to us: you get back the part that you have not used.</p>
<h2>Your designs</h2>
<p>What you make is yours to use, for your business as well. Pictures are drawn by an AI service from what you type: check them before you post them, as you answer for what you publish. Do not ask for pictures that break the law, hurt people or use other people's brands and faces without their leave.</p>
<h2>What we owe each other</h2>
<p>We keep the service running with care, but cannot promise that it never stops or that every picture is to your liking. Our liability is limited to what you have paid us in the last twelve months, except where the law says otherwise.</p>
<h2>Changes</h2>
<p>When these terms change, the new ones stand here with the day from which they hold. What you bought before that day stays under the terms of its day.</p>`);

describe('delivered texts that name the product', () => {
  it('name the shop that has stored them as an earlier release delivered them', () => {
    const { defaults } = sections.terms;
    const shown = (body: string) => namingShop('terms', { ...defaults, body }, 'Loom').body;
    expect(shown(earlierTerms)).toContain('when you use Loom.');
    expect(shown(`${earlierTerms}!`)).toContain('when you use Postloom.');
  });

  it('are those whose earlier forms are known: a changed one joins `earlierTexts`', () => {
    const digests = (Object.keys(sections) as SectionKey[]).flatMap((key) =>
      [...namingTexts(key).keys()].map((text) => `${key} ${digestOf(text)}`),
    );
    expect(digests).toEqual([
      'navbar 3mUT9CPA',
      'banner s0QVwzgq',
      'features yBjLcph_',
      'testimonials rfenh2xU',
      'footer 1toKZEpQ',
      'footer yz1ui9i8',
      'about cP1bJcg-',
      'about vPCAevF2',
      'terms JRdDXkvp',
    ]);
  });
});
