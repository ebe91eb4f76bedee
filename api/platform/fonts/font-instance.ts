import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** What is used of HarfBuzz's subset library (harfbuzz.github.io, hb-subset), which has no bindings for JavaScript. */
interface SubsetLibrary {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(bytes: number): number;
  free(at: number): void;
  hb_blob_create(at: number, bytes: number, mode: number, data: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_length(blob: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_keep_everything(input: number): void;
  hb_subset_input_pin_axis_location(input: number, face: number, axis: number, value: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_unicode_set(input: number): number;
  hb_set_add(set: number, code: number): void;
  hb_subset_or_fail(face: number, input: number): number;
}

/** HB_MEMORY_MODE_WRITABLE: the library may change the bytes, which are a copy. */
const WRITABLE = 2;
const WEIGHT_AXIS = 0x77676874;
/** HB_SUBSET_FLAGS_NO_HINTING */
const NO_HINTING = 0x1;
/** HB_SUBSET_FLAGS_NOTDEF_OUTLINE: the sign for a missing letter stays. */
const NOTDEF_OUTLINE = 0x40;

let library: SubsetLibrary | undefined;

function open(): SubsetLibrary {
  if (library) return library;
  const find = createRequire(join(process.cwd(), 'package.json'));
  const code = new WebAssembly.Module(readFileSync(find.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')));
  library = new WebAssembly.Instance(code).exports as unknown as SubsetLibrary;
  library._initialize();
  return library;
}

/** Returns a part of a font; undefined where it can't be made. @param choose says what stays, and whether the font has it */
function partOf(
  font: Uint8Array,
  choose: (hb: SubsetLibrary, input: number, face: number) => boolean,
): Uint8Array | undefined {
  const hb = open();
  const at = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer).set(font, at);
  const blob = hb.hb_blob_create(at, font.length, WRITABLE, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  const input = hb.hb_subset_input_create_or_fail();
  const made = choose(hb, input, face) ? hb.hb_subset_or_fail(face, input) : 0;
  try {
    if (!made) return undefined;
    const bytes = hb.hb_face_reference_blob(made);
    const start = hb.hb_blob_get_data(bytes, 0);
    const copy = new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(bytes));
    hb.hb_blob_destroy(bytes);
    return copy;
  } finally {
    if (made) hb.hb_face_destroy(made);
    hb.hb_subset_input_destroy(input);
    hb.hb_face_destroy(face);
    hb.hb_blob_destroy(blob);
    hb.free(at);
  }
}

/**
 * Returns the font of one weight of a variable font, as PDF needs it.
 *
 * @param font OpenType, not compressed
 * @throws Error for bytes that are no variable font.
 */
export function fontInstance(font: Uint8Array, weight: number): Uint8Array {
  const made = partOf(font, (hb, input, face) => {
    hb.hb_subset_input_keep_everything(input);
    return hb.hb_subset_input_pin_axis_location(input, face, WEIGHT_AXIS, weight) !== 0;
  });
  if (!made) throw new Error('The font has no weights to choose from');
  return made;
}

/**
 * Returns a font without what no text is set with: stylistic alternates, instructions for screens, names of glyphs. Every
 * text is shaped as with the whole font.
 *
 * @param font OpenType, not compressed
 * @param covers code points that the font has
 * @throws Error for bytes that are no font.
 */
export function slimFont(font: Uint8Array, covers: Iterable<number>): Uint8Array {
  const made = partOf(font, (hb, input) => {
    hb.hb_subset_input_set_flags(input, NO_HINTING | NOTDEF_OUTLINE);
    const codes = hb.hb_subset_input_unicode_set(input);
    for (const code of covers) hb.hb_set_add(codes, code);
    return true;
  });
  if (!made) throw new Error('This is no font');
  return made;
}
