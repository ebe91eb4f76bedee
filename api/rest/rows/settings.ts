import { answered, deleted } from '../answers';
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
import type { RestCall, RestRow } from '../row';
import { keyShape, maskShape } from '../shapes/people';
import { payPalShape } from '../shapes/sections';

const wordsOf = <Value extends string>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value.toLowerCase(), value])) as Record<string, Value>;

const modes = wordsOf(['SANDBOX', 'LIVE']);
const currencies = wordsOf(['USD', 'EUR', 'GBP', 'CAD']);
const styles = {
  layout: wordsOf(['VERTICAL', 'HORIZONTAL']),
  color: wordsOf(['GOLD', 'BLUE', 'SILVER', 'WHITE', 'BLACK']),
  shape: wordsOf(['RECT', 'PILL']),
  label: wordsOf(['PAYPAL', 'CHECKOUT', 'BUYNOW', 'PAY']),
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

export const settingsRows: RestRow[] = [
  {
    method: 'PUT',
    path: '/api/paypal-settings',
    access: 'admin',
    answer: async (call) => {
      const before = await stored(call);
      const variables = { input: payPalInput(call, before), version: before.version ?? 0, isAdmin: true };
      const { savePayPalSettings } = await call.run(RestSavePayPalDocument, variables);
      refuseErrors(savePayPalSettings);
      if (!savePayPalSettings.settings) throw notFound('Settings');
      return answered('Settings saved successfully!', payPalShape(savePayPalSettings.settings.paypal));
    },
  },
  {
    method: 'POST',
    path: '/api/paypal-settings/reset',
    access: 'admin',
    bodiless: true,
    answer: async (call) => {
      const { version } = await stored(call);
      const { resetPayPalSettings } = await call.run(RestResetPayPalDocument, { version: version ?? 0, isAdmin: true });
      refuseErrors(resetPayPalSettings);
      if (!resetPayPalSettings.settings) throw notFound('Settings');
      return answered('Settings reset.', payPalShape(resetPayPalSettings.settings.paypal));
    },
  },
  {
    method: 'GET',
    path: '/api/gemini-keys',
    access: 'signedIn',
    answer: async ({ run, isAdmin }) => {
      if (isAdmin) return { success: true, data: (await run(RestKeysDocument, {})).aiKeys.map(keyShape) };
      const { activeAiKeys } = await run(RestActiveKeysDocument, {});
      const data = activeAiKeys.map(({ id, name, maskedKey, createdAt }) => ({
        _id: id,
        name,
        key: maskShape(maskedKey),
        isActive: true,
        createdAt,
      }));
      return { success: true, data };
    },
  },
  {
    method: 'POST',
    path: '/api/gemini-keys',
    access: 'admin',
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
  },
  { method: 'PUT', path: '/api/gemini-keys/{id}', access: 'admin', answer: editKey },
  {
    method: 'PATCH',
    path: '/api/gemini-keys/{id}/toggle',
    access: 'admin',
    bodiless: true,
    answer: async (call) => {
      const { isActive } = await keyNamed(call);
      const { setAiKeyActive } = await call.run(RestSwitchKeyDocument, { id: call.id, isActive: !isActive });
      refuseErrors(setAiKeyActive);
      return keyAnswer(isActive ? 'API key deactivated.' : 'API key activated.', setAiKeyActive.aiKey);
    },
  },
  {
    method: 'DELETE',
    path: '/api/gemini-keys/{id}',
    access: 'admin',
    answer: async (call) => {
      const key = await keyNamed(call);
      const { deleteAiKey } = await call.run(RestDeleteKeyDocument, { id: call.id });
      refuseErrors(deleteAiKey);
      return { ...deleted('API key deleted successfully.'), data: keyShape(key) };
    },
  },
];
