import type { Page } from '@playwright/test';
import { newEmail, testControl, password } from './support/customer';
import { linkFromMail } from './support/mail';
import { createAccount, fillRegistration, fillSignIn, signIn } from './support/sign-in';
import { expect, isPhone, test } from './support/test';
import { moveMouse } from './support/go-to';

const resetSubject = 'Set a new Postloom password';
const verifySubject = 'Please confirm your email address';
const newPassword = 'a-new-weave-8';

async function setPassword(page: Page, typed: string): Promise<void> {
  await page.getByRole('textbox', { name: 'New Password' }).fill(typed);
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(typed);
  await page.getByRole('button', { name: 'Set new password' }).click();
}

test('a forgotten password is reset with the link from the email, which works once', async ({
  page,
  product,
  newCustomer,
  elsewhere,
}) => {
  const customer = await newCustomer();
  // another device that is still signed in
  const other = await elsewhere(customer);
  await other.goto('/user/dashboard');
  await expect(other.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await expect(page).toHaveURL('/reset-password');
  const submit = page.getByRole('button', { name: 'Reset Password' });
  // a mouse move before the page's script has loaded has no effect
  await expect(async () => {
    await moveMouse(page);
    await expect(submit).toBeEnabled({ timeout: 500 });
  }).toPass();
  await submit.click();
  await expect(page.getByText('Please enter your email address')).toBeVisible();
  await page.getByLabel('Email').fill(newEmail());
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('No user found with this email address.')).toBeVisible();
  await page.getByLabel('Email').fill(customer.email);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Email Sent!' })).toBeVisible();

  // like a user: open the email and click its button
  await page.goto(product.inbox);
  await page
    .getByRole('listitem')
    .filter({ hasText: customer.email })
    .getByRole('link', { name: resetSubject })
    .click();
  const opened = page.waitForEvent('popup');
  await page.frameLocator('iframe').getByRole('link', { name: 'Set a new password' }).click();
  const tab = await opened;
  await setPassword(tab, newPassword);
  await expect(tab.getByRole('heading', { level: 1, name: 'Password changed' })).toBeVisible();
  await tab.getByRole('main').getByRole('link', { name: 'Sign in' }).first().click();
  await fillSignIn(tab, customer.email, password);
  await signIn(tab);
  await expect(tab.getByRole('alert')).toHaveText('Incorrect password. Please try again.');
  await fillSignIn(tab, customer.email, newPassword);
  await signIn(tab);
  await expect(tab).toHaveURL('/user/dashboard');

  // it is signed out at once, without a reload
  await expect(other).toHaveURL(/\/login/);
  await other.goto(await linkFromMail(product, customer.email, resetSubject));
  await setPassword(other, 'third-password-9');
  await expect(
    other.getByText('This link has already been used or has expired. Please ask for a new one.'),
  ).toBeVisible();
});

test('from the header to a verified address', { tag: '@phone-long' }, async ({ page, context, product }) => {
  const email = newEmail();
  await page.goto('/');
  if (isPhone(page)) await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('link', { name: 'Register' }).first().click();
  await expect(page).toHaveURL('/register');
  await fillRegistration(page, { email });
  await createAccount(page);
  await expect(page).toHaveURL('/user/dashboard');

  const notice = page.getByRole('region', { name: 'Confirm your email address' });
  await notice.getByRole('button', { name: 'Send it again' }).click();
  await expect(notice.getByText('A new link is on its way')).toBeVisible();
  await expect.poll(async () => (await testControl(product, 'mailsTo', { to: email })).length).toBe(2);

  const mailTab = await context.newPage();
  const link = await linkFromMail(product, email, verifySubject);
  await mailTab.goto(link);
  await expect(mailTab.getByText(`You are signed in as ${email}.`)).toBeVisible();
  // opening it changes nothing, because mail programs open links too
  await expect(notice).toBeVisible();
  await mailTab.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(mailTab.getByText('Thank you: your address is confirmed.')).toBeVisible();
  // the first tab is updated without a reload
  await expect(notice).toHaveCount(0);
  await mailTab.goto(link);
  await expect(mailTab.getByText(`Your address ${email} is confirmed already.`)).toBeVisible();
});

test("the link of the first email requires its account's sign-in, and a click", async ({
  page,
  product,
  newCustomer,
  enter,
  context,
}) => {
  const [customer, otherCustomer] = [await newCustomer(), await newCustomer()];
  const link = await linkFromMail(product, customer.email, verifySubject);
  await enter(otherCustomer);
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByText('This link was sent for another account.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with the other account' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await context.clearCookies();
  await page.goto(link);
  await page.getByRole('link', { name: 'Sign in to confirm' }).click();
  await fillSignIn(page, customer.email, password);
  await signIn(page);
  await expect(page).toHaveURL(link);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByText('Thank you: your address is confirmed.')).toBeVisible();
});

test('an anonymous message arrives, and is assigned to its author once the address is verified', async ({
  page,
  product,
}) => {
  const email = newEmail();
  await page.goto('/contact');
  await moveMouse(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  for (const hint of [
    'Please enter your name',
    'Please enter your email',
    'Please enter your subjects',
    'Please enter your phone number',
    'Please enter your message',
  ]) {
    await expect(page.getByText(hint, { exact: true })).toBeVisible();
  }
  await page.getByLabel('Name').fill('Ada Weaver');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Subject').fill('A question');
  await page.getByLabel('Phone').fill('+44 117 496 0000');
  await page.getByLabel('Message').fill('Do you weave on Sundays?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect
    .poll(() => testControl(product, 'ticketsFrom', { email }))
    .toMatchObject([
      {
        subject: 'A question',
        message: 'Do you weave on Sundays?',
        status: 'OPEN',
        userRole: 'MEMBER',
        userId: null,
      },
    ]);

  await page.goto('/register');
  await fillRegistration(page, { email });
  await createAccount(page);
  await expect(page).toHaveURL('/user/dashboard');
  expect(await testControl(product, 'ticketsFrom', { email })).toMatchObject([{ userId: null }]);
  await page.goto(await linkFromMail(product, email, verifySubject));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByText('Thank you: your address is confirmed.')).toBeVisible();
  await expect
    .poll(async () => (await testControl(product, 'ticketsFrom', { email }))[0]?.userId)
    .toMatch(/^[0-9a-f-]{36}$/);
});
