import { z } from 'zod';
import { answered, answers, data, deleted } from '../answers';
import { keyBody, newKeyBody, payPalBody } from '../bodies/settings';
import { invalid, notFound, refuseErrors } from '../failure';
import {
  RestActiveKeysDocument,
  RestAddKeyDocument,
  RestDeleteKeyDocument,
  RestKeysDocument,
  RestPayPalSettingsDocument,
  RestResetPayPalDocument,
  RestSavePayPalDocument,
  RestSwitchKeyDocument,
  RestUpdateKeyDocument,
} from '../generated/operations';
import type { PayPalSettingsInput, RestKeyFragment, RestPayPalFragment } from '../generated/operations';
import { row } from '../row';
import type { RestCall } from '../row';
import { key as keySchema, keyShape, maskShape } from '../shapes/people';
import { payPal, payPalShape } from '../shapes/sections';
import * as words from '../words';

const wordsOf = <Value extends string>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value.toLowerCase(), value])) as Record<string, Value>;

const modes = wordsOf(words.payPalModes);
const currencies = wordsOf(words.currencies);
const styles = {
  layout: wordsOf(words.buttonStyles.layout),
  color: wordsOf(words.buttonStyles.color),
  shape: wordsOf(words.buttonStyles.shape),
  label: wordsOf(words.buttonStyles.label),
};

/** A masked secret that comes back is the stored one. */
const isMask = (text: string | undefined) => !text?.trim() || /^[*•]+$|\.\.\.|…/.test(text);

function styleIn<Value extends string>(given: unknown, name: keyof typeof styles, stored: Value): Value {
  if (given === undefined || given === null) return stored;
  const value = (styles[name] as Record<string, string>)[typeof given === 'string' ? given.toLowerCase() : ''];
  if (!value) throw invalid(name, `${name} must be one of ${Object.keys(styles[name]).join(', ')}.`);
  return value as Value;
}

const stored = async ({ run }: RestCall): Promise<RestPayPalFragment> =>
  (await run(RestPayPalSettingsDocument, { isAdmin: true })).settings.paypal;

function payPalInput({ body }: RestCall, before: RestPayPalFragment): PayPalSettingsInput {
  const secret = body.text('clientSecret');
  const given = body.raw('buttonStyles') ?? {};
  if (typeof given !== 'object') throw invalid('buttonStyles', 'buttonStyles must be an object.');
  const style = given as Record<string, unknown>;
  return {
    clientId: body.text('clientId') ?? before.clientId,
    clientSecret: isMask(secret) ? null : secret,
    mode: body.word('mode', modes) ?? before.mode,
    currency: body.word('currency', currencies) ?? before.currency,
    enablePayPal: body.flag('enablePayPal') ?? before.enablePayPal,
    buttonStyles: {
      layout: styleIn(style['layout'], 'layout', before.buttonStyles.layout),
      color: styleIn(style['color'], 'color', before.buttonStyles.color),
      shape: styleIn(style['shape'], 'shape', before.buttonStyles.shape),
      label: styleIn(style['label'], 'label', before.buttonStyles.label),
    },
  };
}

const needed = 'Name and key are required';

async function keyNamed({ run, id }: RestCall): Promise<RestKeyFragment> {
  const key = (await run(RestKeysDocument, {})).aiKeys.find((one) => one.id === id.toLowerCase());
  if (!key) throw notFound('API key');
  return key;
}

const keyAnswer = (message: string, key: RestKeyFragment | null) => {
  if (!key) throw notFound('API key');
  return answered(message, keyShape(key));
};

async function editKey(call: RestCall) {
  const { run, body, id } = call;
  const before = await keyNamed(call);
  const name = body.text('name') ?? before.name;
  if (!name.trim()) throw invalid('name', needed);
  const given = body.text('key');
  const key = isMask(given) ? null : given;
  const { updateAiKey } = await run(RestUpdateKeyDocument, { input: { id, name, key } });
  refuseErrors(updateAiKey);
  const isActive = body.flag('isActive');
  if (isActive === undefined || isActive === updateAiKey.aiKey?.isActive)
    return keyAnswer('API key updated successfully.', updateAiKey.aiKey);
  const { setAiKeyActive } = await run(RestSwitchKeyDocument, { id, isActive });
  refuseErrors(setAiKeyActive);
  return keyAnswer('API key updated successfully.', setAiKeyActive.aiKey);
}

const tag = 'Settings';
const conflict = 'Another Admin has changed the settings at the same moment.';
const proof = 'It needs a proof of the last 15 minutes, which a token can not give.';

export const settingsRows = [
  row({
    method: 'PUT',
    path: '/api/paypal-settings',
    access: 'admin',
    tag,
    summary: 'Save how PayPal is set up',
    body: payPalBody,
    refusals: {
      CONFLICT: conflict,
      INVALID_STATE: 'A demo takes no live payments.',
      PROOF_REQUIRED: `Other credentials or another mode. ${proof}`,
      PROVIDER_ERROR: 'PayPal could not check the credentials.',
    },
    returns: answers.answered(payPal),
    answer: async (call) => {
      const before = await stored(call);
      const variables = { input: payPalInput(call, before), version: before.version ?? 0, isAdmin: true };
      const { savePayPalSettings } = await call.run(RestSavePayPalDocument, variables);
      refuseErrors(savePayPalSettings);
      if (!savePayPalSettings.settings) throw notFound('Settings');
      return answered('Settings saved successfully!', payPalShape(savePayPalSettings.settings.paypal));
    },
  }),
  row({
    method: 'POST',
    path: '/api/paypal-settings/reset',
    access: 'admin',
    tag,
    summary: 'Reset how PayPal is set up',
    body: null,
    bodiless: true,
    refusals: { CONFLICT: conflict, PROOF_REQUIRED: proof },
    returns: answers.answered(payPal),
    answer: async (call) => {
      const { version } = await stored(call);
      const { resetPayPalSettings } = await call.run(RestResetPayPalDocument, { version: version ?? 0, isAdmin: true });
      refuseErrors(resetPayPalSettings);
      if (!resetPayPalSettings.settings) throw notFound('Settings');
      return answered('Settings reset.', payPalShape(resetPayPalSettings.settings.paypal));
    },
  }),
  row({
    method: 'GET',
    path: '/api/gemini-keys',
    access: 'signedIn',
    tag,
    summary: 'List the keys of the AI service',
    description: 'Masked. Admins get all, others those in use.',
    returns: answers.data(z.array(keySchema)),
    answer: async ({ run, isAdmin }) => {
      if (isAdmin) return data((await run(RestKeysDocument, {})).aiKeys.map(keyShape));
      const { activeAiKeys } = await run(RestActiveKeysDocument, {});
      return data(
        activeAiKeys.map(({ id, name, maskedKey, createdAt }) => ({
          _id: id,
          name,
          key: maskShape(maskedKey),
          isActive: true,
          createdAt,
        })),
      );
    },
  }),
  row({
    method: 'POST',
    path: '/api/gemini-keys',
    access: 'admin',
    tag,
    summary: 'Add a key of the AI service',
    body: newKeyBody,
    refusals: { PROOF_REQUIRED: proof },
    returns: answers.answered(keySchema),
    answer: async ({ run, body }) => {
      const name = body.text('name')?.trim();
      const key = body.text('key')?.trim();
      if (!name || !key) throw invalid(name ? 'key' : 'name', needed);
      const { addAiKey } = await run(RestAddKeyDocument, {
        input: { name, key, isActive: body.flag('isActive') ?? null },
      });
      refuseErrors(addAiKey);
      return keyAnswer('API key added successfully.', addAiKey.aiKey);
    },
  }),
  row({
    method: 'PUT',
    path: '/api/gemini-keys/{id}',
    access: 'admin',
    tag,
    summary: 'Change a key of the AI service',
    body: keyBody,
    refusals: { PROOF_REQUIRED: `Another key. ${proof}` },
    returns: answers.answered(keySchema),
    answer: editKey,
  }),
  row({
    method: 'PATCH',
    path: '/api/gemini-keys/{id}/toggle',
    access: 'admin',
    tag,
    summary: 'Switch a key of the AI service on or off',
    body: null,
    bodiless: true,
    returns: answers.answered(keySchema),
    answer: async (call) => {
      const { isActive } = await keyNamed(call);
      const { setAiKeyActive } = await call.run(RestSwitchKeyDocument, { id: call.id, isActive: !isActive });
      refuseErrors(setAiKeyActive);
      return keyAnswer(isActive ? 'API key deactivated.' : 'API key activated.', setAiKeyActive.aiKey);
    },
  }),
  row({
    method: 'DELETE',
    path: '/api/gemini-keys/{id}',
    access: 'admin',
    tag,
    summary: 'Delete a key of the AI service',
    refusals: { PROOF_REQUIRED: proof },
    returns: answers.deleted.extend({ data: keySchema }),
    answer: async (call) => {
      const key = await keyNamed(call);
      const { deleteAiKey } = await call.run(RestDeleteKeyDocument, { id: call.id });
      refuseErrors(deleteAiKey);
      return { ...deleted('API key deleted successfully.'), data: keyShape(key) };
    },
  }),
];
