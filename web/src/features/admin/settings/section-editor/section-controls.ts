/** How a field looks, beyond what its schema says. */
export interface Control {
  label: string;
  /** A sentence below the field. */
  hint?: string;
  /** Lines of a text. */
  rows?: number;
  /** Labels of a choice's values. */
  options?: Record<string, string>;
  /** Of an alternative text: the field beside it that holds the image. */
  of?: string;
  /** A day in words, chosen from a calendar. */
  isDay?: boolean;
  /** Of an image: it is cut to a square, and shown round. */
  square?: boolean;
}

/** Fields that belong together, below a legend. */
export interface GroupControl<Value> {
  legend: string;
  controls: Controls<Value>;
}

/** How a list looks. */
export interface ListControl<Entry> {
  label: string;
  /** Name of one entry, for example 'menu item'. */
  entry: string;
  controls: Controls<Entry>;
}

type ControlOf<Value> = Value extends readonly (infer Entry)[]
  ? ListControl<Entry>
  : Value extends object
    ? Controls<Value> | GroupControl<Value>
    : Control;

/** How each field of a body looks, in the order of the form; null for a field that is not shown. */
export type Controls<Body> = { [Name in keyof Body]-?: ControlOf<NonNullable<Body[Name]>> | null };

/** The same without the type of the body. */
export interface AnyControls {
  [name: string]: Control | ListControl<unknown> | GroupControl<unknown> | AnyControls | null;
}

export const isGroup = (control: object): control is GroupControl<unknown> => 'legend' in control;
