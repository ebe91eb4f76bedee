import { z } from 'zod';
import { article, line, required } from './section-fields';

/** Schema of the Terms of Service and the Privacy Policy. */
export const legalPage = z.object({
  title: required(line(160), 'Please enter a title.'),
  validFrom: required(line(40), 'Please enter the day it takes effect.'),
  body: required(article(60_000), 'Please enter the text.'),
});

type LegalPage = z.infer<typeof legalPage>;

export const termsDefault: LegalPage = {
  title: 'Terms of Service',
  validFrom: '1 November 2026',
  body: `
<p>These terms apply when you use Postloom. They are short on purpose; write to us if something is unclear.</p>
<h2>Your account</h2>
<p>You need an account to buy credits and make designs. Keep your password to yourself and your e-mail address up to date, as receipts and password links go there. You can delete your account in your profile. While a payment or a dispute is pending, and for a week after you change your e-mail address, the page says when it can be deleted.</p>
<h2>Packages, credits and membership</h2>
<p>A package has a price, a number of credits and a period of premium membership, all of them shown before you buy. You pay once, through PayPal. Nothing renews automatically.</p>
<p>One credit makes one design. It is set aside when you ask for the design and comes back automatically when the design fails, is cancelled or takes too long. Credits do not expire with the membership.</p>
<h2>Refunds</h2>
<p>You can return a package whose credits are unused with the button beside its order, for as long as is stated there, and get your money back. If you have spent some of the credits, write to us: we refund the part that you have not used.</p>
<h2>Your designs</h2>
<p>What you make is yours to use, also for your business. Pictures are drawn by an AI service from what you type: check them before you post them, as you are responsible for what you publish. Do not ask for pictures that break the law, hurt people or use other people's brands and faces without permission.</p>
<h2>What you can expect</h2>
<p>We run the service with care, but cannot promise that it never stops or that you like every picture. Our liability is limited to what you have paid us in the last twelve months, except where the law says otherwise.</p>
<h2>Changes</h2>
<p>When these terms change, the new ones appear here with the day they take effect. What you bought before stays under the terms of that time.</p>`,
};

export const privacyDefault: LegalPage = {
  title: 'Privacy Policy',
  validFrom: '1 November 2026',
  body: `
<p>This page says what we store about you, why, and for how long.</p>
<h2>What we store</h2>
<ul>
<li>Your account: name, e-mail address, a hash of your password, and what you add to your profile.</li>
<li>Your orders: what you bought, the billing details you typed, and the transaction id of PayPal. We never see your card or your PayPal password.</li>
<li>Your designs: what you typed, the options you chose, photos that you uploaded and the pictures that came out; prompts that you saved and plans for months.</li>
<li>Your brands: their names, colours, logos and words.</li>
<li>Your messages to support, with their pictures, and our e-mails to you.</li>
<li>For security: when you signed in, from which network and with which browser.</li>
</ul>
<h2>Who else sees it</h2>
<p>PayPal handles your payment. The AI service receives what you type for a design or a month, the words of its brand, the pictures that it has made and, when you ask us to read your website, words of that page. We do not send it the name, e-mail address or billing details of your account. Our hosting and mail providers process data for us alone. We sell no data.</p>
<h2>Cookies</h2>
<p>Two cookies keep you signed in, and one recognises this browser for 400 days, so that we can warn you of a sign-in from another one. Others last for minutes: for the second step of a sign-in, for a sign-in through another service, and for showing you your own last change at once. There are no cookies for advertising or tracking.</p>
<h2>How long</h2>
<p>Designs and brands stay until you delete them or your account, messages to support until you delete your account. Uploaded photos that no design uses are deleted after a week, plans for months 90 days after their last post, the texts of our e-mails after 90 days. We retain what tax law requires about paid orders, for as long as it requires.</p>
<h2>Your rights</h2>
<p>In your profile you can see and correct what we store about you, download all of it and delete your account. You can also write to us at the address on the contact page, and complain to your data protection authority.</p>`,
};
