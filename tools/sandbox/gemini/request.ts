import { invalidArgument, invalidField, thinkingLevelRefused, thinkingRefused, type GoogleError } from './google-error';
import type { Manners } from './manners';
import type { Model } from './models';

/** The supported parts of a GenerateContentRequest. */
export interface ContentRequest {
  prompt: string;
  wantsText: boolean;
  wantsImage: boolean;
  aspectRatio?: string;
  imageSize?: string;
  /** Schema of a JSON answer. */
  schema?: Record<string, unknown>;
  /** The first picture among the parts. */
  picture?: Buffer;
  thinkingBudget?: number;
  candidateCount: number;
}

export const ASPECT_RATIOS = [
  '1:1',
  '1:4',
  '1:8',
  '2:3',
  '3:2',
  '3:4',
  '4:1',
  '4:3',
  '4:5',
  '5:4',
  '8:1',
  '9:16',
  '16:9',
  '21:9',
] as const;
const IMAGE_SIZES = ['512', '1K', '2K', '4K'];
const KNOWN_FIELDS = [
  'contents',
  'systemInstruction',
  'system_instruction',
  'generationConfig',
  'generation_config',
  'safetySettings',
  'tools',
  'toolConfig',
  'cachedContent',
  'labels',
  'model',
  'serviceTier',
];

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isFailure = (value: unknown): value is GoogleError => isObject(value) && 'body' in value && 'status' in value;

/** Reads and validates a request body like the service, or returns the error that the service would answer. */
export function readRequest(raw: string, model: Model, manners: Manners): ContentRequest | GoogleError {
  let body: unknown;
  try {
    body = JSON.parse(raw);
  } catch {
    return invalidArgument('Invalid JSON payload received. Unexpected token.');
  }
  if (!isObject(body)) return invalidArgument('Invalid JSON payload received. The request must be an object.');
  const unknownName = Object.keys(body).find((key) => !KNOWN_FIELDS.includes(key));
  if (unknownName)
    return invalidField('', `Invalid JSON payload received. Unknown name "${unknownName}": Cannot find field.`);
  const prompt = readPrompt(body.contents);
  if (typeof prompt !== 'string') return prompt;
  const config = body.generationConfig ?? body.generation_config ?? {};
  if (!isObject(config))
    return invalidField(
      'generation_config',
      "Invalid value at 'generation_config' (type.googleapis.com/google.ai.generativelanguage.v1beta.GenerationConfig).",
    );
  const read = readConfig(config, prompt, model, manners);
  return isFailure(read) ? read : { ...read, picture: pictureIn(body.contents) };
}

/** Returns the first inline picture. */
function pictureIn(contents: unknown): Buffer | undefined {
  for (const content of contents as Json[])
    for (const part of content.parts as Json[]) {
      const inline = part.inlineData ?? part.inline_data;
      if (isObject(inline) && typeof inline.data === 'string') return Buffer.from(inline.data, 'base64');
    }
  return undefined;
}

/** Keywords of JSON Schema that the service accepts (ai.google.dev/gemini-api/docs/structured-output). */
const SCHEMA_KEYWORDS = [
  ...['type', 'enum', 'items', 'prefixItems', 'minItems', 'maxItems', 'minimum', 'maximum', 'anyOf', 'oneOf'],
  ...['properties', 'required', 'additionalProperties', '$ref', '$defs', 'title', 'description', 'format'],
  'propertyOrdering',
];

function readSchema(config: Json): Json | undefined | GoogleError {
  const schema = config.responseJsonSchema ?? config.responseSchema;
  if (schema === undefined) return undefined;
  if (config.responseMimeType !== 'application/json')
    return invalidArgument('response_schema requires response_mime_type to be application/json.');
  if (!isObject(schema)) return invalidArgument('response_json_schema must be an object.');
  const unknown = unknownKeyword(schema);
  return unknown ? invalidArgument(`Unsupported keyword in response_json_schema: ${unknown}`) : schema;
}

function unknownKeyword(schema: Json): string | undefined {
  for (const [name, value] of Object.entries(schema)) {
    if (!SCHEMA_KEYWORDS.includes(name)) return name;
    const below = name === 'properties' ? Object.values(value as Json) : name === 'items' ? [value] : [];
    for (const one of below) {
      const unknown = isObject(one) ? unknownKeyword(one) : undefined;
      if (unknown) return unknown;
    }
  }
  return undefined;
}

function readPrompt(contents: unknown): string | GoogleError {
  if (!Array.isArray(contents) || contents.length === 0)
    return invalidArgument('* GenerateContentRequest.contents: contents is not specified\n');
  const texts: string[] = [];
  for (const [index, content] of contents.entries()) {
    if (!isObject(content)) return invalidField(`contents[${index}]`, `Invalid value at 'contents[${index}]'.`);
    const role = content.role ?? 'user';
    if (role !== 'user' && role !== 'model') return invalidArgument('Please use a valid role: user, model.');
    if (!Array.isArray(content.parts) || content.parts.length === 0)
      return invalidArgument(`* GenerateContentRequest.contents[${index}].parts: contents.parts must not be empty.\n`);
    for (const part of content.parts as unknown[]) {
      if (!isObject(part))
        return invalidField(`contents[${index}].parts`, `Invalid value at 'contents[${index}].parts'.`);
      if ('text' in part && typeof part.text !== 'string')
        return invalidField(
          `contents[${index}].parts[0].text`,
          `Invalid value at 'contents[${index}].parts[0].text' (TYPE_STRING).`,
        );
      if (typeof part.text === 'string' && role === 'user') texts.push(part.text);
    }
  }
  const prompt = texts.join('\n');
  return prompt.trim() === ''
    ? invalidArgument('Unable to submit request because it must have a text parameter.')
    : prompt;
}

function readConfig(config: Json, prompt: string, model: Model, manners: Manners): ContentRequest | GoogleError {
  const modalities = readModalities(config.responseModalities, model, manners);
  if (isFailure(modalities)) return modalities;
  const image = config.imageConfig ?? {};
  if (!isObject(image))
    return invalidField('generation_config.image_config', "Invalid value at 'generation_config.image_config'.");
  const { aspectRatio, imageSize } = image;
  if (aspectRatio !== undefined && !ASPECT_RATIOS.some((ratio) => ratio === aspectRatio)) {
    return invalidArgument(`aspect_ratio must be one of ${ASPECT_RATIOS.map((ratio) => `'${ratio}'`).join(', ')}.`);
  }
  if (imageSize !== undefined && !IMAGE_SIZES.some((size) => size === imageSize))
    return invalidArgument(`image_size must be one of ${IMAGE_SIZES.join(', ')}.`);
  if (imageSize !== undefined && model.onlyOneSize && imageSize !== '1K')
    return invalidArgument('image_size is not supported by this model.');
  const schema = readSchema(config);
  if (isFailure(schema)) return schema;
  const thinking = config.thinkingConfig ?? {};
  if (!isObject(thinking))
    return invalidField('generation_config.thinking_config', "Invalid value at 'generation_config.thinking_config'.");
  const wrong = thinkingProblem(thinking, model);
  if (wrong) return wrong;
  const count = config.candidateCount ?? 1;
  if (count !== 1) return invalidArgument('Multiple candidates is not enabled for this model');
  return {
    prompt,
    ...modalities,
    aspectRatio: aspectRatio as string | undefined,
    imageSize: imageSize as string | undefined,
    ...(schema && { schema }),
    thinkingBudget: thinking.thinkingBudget as number | undefined,
    candidateCount: 1,
  };
}

const isBudget = (value: unknown): boolean =>
  typeof value === 'number' && (value === 0 || value === -1 || (value >= 512 && value <= 24576));

/** Source: ai.google.dev/gemini-api/docs/thinking, and googleapis/python-genai#2936 for budget 0. */
function thinkingProblem(
  { thinkingBudget: budget, thinkingLevel: level }: Json,
  model: Model,
): GoogleError | undefined {
  if (budget !== undefined && level !== undefined)
    return invalidArgument('You can only set only one of thinking budget and thinking level.');
  if (model.thinking === 'none' && (budget !== undefined || level !== undefined))
    return invalidArgument('Thinking is not enabled for this model.');
  if (level !== undefined && model.thinking === 'budget') return thinkingLevelRefused();
  if (budget !== undefined && !isBudget(budget))
    return invalidArgument('The thinking budget is invalid. Please choose a value between 512 and 24576, 0 or -1.');
  return budget === 0 && model.thinking === 'level' ? thinkingRefused() : undefined;
}

function readModalities(
  value: unknown,
  model: Model,
  manners: Manners,
): { wantsText: boolean; wantsImage: boolean } | GoogleError {
  if (value === undefined || (Array.isArray(value) && value.length === 0))
    return { wantsText: true, wantsImage: model.makesImages };
  if (!Array.isArray(value))
    return invalidField(
      'generation_config.response_modalities',
      "Invalid value at 'generation_config.response_modalities'.",
    );
  const asked = value.map((item) => String(item).toUpperCase());
  const unsupported = asked.find((item) => item !== 'TEXT' && item !== 'IMAGE');
  if (unsupported)
    return invalidField(
      'generation_config.response_modalities[0]',
      `Invalid value at 'generation_config.response_modalities[0]', "${unsupported}"`,
    );
  if (asked.includes('IMAGE') && !model.makesImages)
    return invalidArgument('Model does not support the requested response modalities: image,text');
  if (manners.modalities === 'image-only' && asked.includes('IMAGE') && asked.includes('TEXT'))
    return invalidArgument(
      'The requested combination of response modalities (IMAGE, TEXT) is not supported by the model.',
    );
  return { wantsText: asked.includes('TEXT'), wantsImage: asked.includes('IMAGE') };
}
