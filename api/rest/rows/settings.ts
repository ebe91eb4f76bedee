import { z } from 'zod';
import { answered, answers, data, deleted } from '../answers';
import { keyBody, newKeyBody, payPalBody } from '../bodies/settings';
import { Body } from '../body';
import { found, invalid } from '../failure';
import {
  RestAddKeyDocument,
  RestDeleteKeyDocument,
  RestKeysDocument,
  RestResetPayPalDocument,
  RestSavePayPalDocument,
  RestSwitchKeyDocument,
  RestUpdateKeyDocument,
} from '../generated/operations';
import type {
  PayPalSettingsInput,
  RestKeyFragment,
  RestSavePayPalMutation,
  UpdateAiKeyInput,
} from '../generated/operations';
import { row } from '../row';
import type { RestCall } from '../row';
import { key as keySchema, keyShape, maskShape } from '../shapes/people';
import { payPal, payPalShape } from '../shapes/sections';
import * as words from '../values';

const wordsOf = <Value extends string>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value, value.toLowerCase()])) as Record<Value, string>;

const modes = wordsOf(words.payPalModes);
const currencies = Object.fromEntries(words.currencies.map((code) => [code, code])) as Record<
  (typeof words.currencies)[number],
  string
>;
const styles = {
  layout: wordsOf(words.buttonStyles.layout),
  color: wordsOf(words.buttonStyles.color),
  shape: wordsOf(words.buttonStyles.shape),
  label: wordsOf(words.buttonStyles.label),
};

/** Returns what a body changes of how PayPal is set up; the contract keeps a secret that comes back masked. */
function payPalInput(body: Body): PayPalSettingsInput {
  const given = body.raw('buttonStyles') ?? {};
  if (typeof given !== 'object') throw invalid('buttonStyles', 'buttonStyles must be an object.');
  const named = Object.entries(given).filter(([, word]) => word !== null);
  const style = new Body(Object.fromEntries(named));
  return {
    clientId: body.text('clientId') ?? null,
    clientSecret: body.text('clientSecret') ?? null,
    mode: body.word('mode', modes) ?? null,
    currency: body.word('currency', currencies) ?? null,
    enablePayPal: body.flag('enablePayPal') ?? null,
    buttonStyles: {
      layout: style.word('layout', styles.layout) ?? null,
      color: style.word('color', styles.color) ?? null,
      shape: style.word('shape', styles.shape) ?? null,
      label: style.word('label', styles.label) ?? null,
    },
  };
}

const needed = 'Name and key are required';

const keyAnswer = (message: string, { aiKey }: { aiKey: RestKeyFragment | null }) =>
  answered(message, keyShape(found(aiKey, 'API key')));

/** Returns what a body changes at a key. @throws RestFailure 400 */
function keyInput({ id, body }: RestCall): UpdateAiKeyInput {
  const name = body.text('name');
  if (name?.trim() === '') throw invalid('name', needed);
  return { id, name: name ?? null, key: body.text('key') ?? null, isActive: body.flag('isActive') ?? null };
}

const payPalAnswer = (message: string, { settings }: RestSavePayPalMutation['savePayPalSettings']) =>
  answered(message, payPalShape(found(settings, 'Settings').paypal));

const tag = 'Settings';
const proof = 'Needs a password or code entered in the last 15 minutes, so a token cannot do this.';

export const settingsRows = [
  row({
    method: 'PUT',
    path: '/api/paypal-settings',
    access: 'admin',
    tag,
    summary: 'Save the PayPal settings',
    body: payPalBody,
    refusals: {
      INVALID_STATE: 'A demo cannot take live payments.',
      CONFLICT: 'The settings were changed at the same time.',
      PROOF_REQUIRED: `Changing the credentials or the mode: ${proof}`,
      PROVIDER_ERROR: 'PayPal could not check the credentials.',
    },
    returns: answers.answered(payPal),
    operation: RestSavePayPalDocument,
    variables: ({ body }) => ({ input: payPalInput(body), isAdmin: true }),
    answer: ({ savePayPalSettings }) => payPalAnswer('Settings saved successfully!', savePayPalSettings),
  }),
  row({
    method: 'POST',
    path: '/api/paypal-settings/reset',
    access: 'admin',
    tag,
    summary: 'Reset the PayPal settings',
    body: null,
    bodiless: true,
    refusals: { PROOF_REQUIRED: proof },
    returns: answers.answered(payPal),
    operation: RestResetPayPalDocument,
    variables: () => ({ isAdmin: true }),
    answer: ({ resetPayPalSettings }) => payPalAnswer('Settings reset.', resetPayPalSettings),
  }),
  row({
    method: 'GET',
    path: '/api/gemini-keys',
    access: 'signedIn',
    tag,
    summary: 'List AI keys',
    description: 'Masked. Admins see every key, others only active ones.',
    returns: answers.data(z.array(keySchema)),
    operation: RestKeysDocument,
    variables: ({ isAdmin }) => ({ isAdmin }),
    answer: ({ aiKeys, activeAiKeys = [] }) =>
      data(
        aiKeys?.map(keyShape) ??
          activeAiKeys.map(({ id, name, maskedKey, createdAt }) => ({
            _id: id,
            name,
            key: maskShape(maskedKey),
            isActive: true,
            createdAt,
          })),
      ),
  }),
  row({
    method: 'POST',
    path: '/api/gemini-keys',
    access: 'admin',
    tag,
    summary: 'Add an AI key',
    body: newKeyBody,
    refusals: { PROOF_REQUIRED: proof },
    returns: answers.answered(keySchema),
    operation: RestAddKeyDocument,
    variables: ({ body }) => {
      const name = body.text('name')?.trim();
      const key = body.text('key')?.trim();
      if (!name || !key) throw invalid(name ? 'key' : 'name', needed);
      return { input: { name, key, isActive: body.flag('isActive') ?? null } };
    },
    answer: ({ addAiKey }) => keyAnswer('API key added successfully.', addAiKey),
  }),
  row({
    method: 'PUT',
    path: '/api/gemini-keys/{id}',
    access: 'admin',
    tag,
    summary: 'Change an AI key',
    body: keyBody,
    refusals: { PROOF_REQUIRED: `Changing the key: ${proof}` },
    returns: answers.answered(keySchema),
    operation: RestUpdateKeyDocument,
    variables: (call) => ({ input: keyInput(call) }),
    answer: ({ updateAiKey }) => keyAnswer('API key updated successfully.', updateAiKey),
  }),
  row({
    method: 'PATCH',
    path: '/api/gemini-keys/{id}/toggle',
    access: 'admin',
    tag,
    summary: 'Switch an AI key on or off',
    body: null,
    bodiless: true,
    returns: answers.answered(keySchema),
    operation: RestSwitchKeyDocument,
    variables: ({ id }) => ({ id }),
    answer: ({ setAiKeyActive }) =>
      keyAnswer(setAiKeyActive.aiKey?.isActive ? 'API key activated.' : 'API key deactivated.', setAiKeyActive),
  }),
  row({
    method: 'DELETE',
    path: '/api/gemini-keys/{id}',
    access: 'admin',
    tag,
    summary: 'Delete an AI key',
    refusals: { PROOF_REQUIRED: proof },
    returns: answers.deleted.extend({ data: keySchema }),
    operation: RestDeleteKeyDocument,
    variables: ({ id }) => ({ id }),
    answer: ({ deleteAiKey }) => ({
      ...deleted('API key deleted successfully.'),
      data: keyAnswer('', deleteAiKey).data,
    }),
  }),
];
