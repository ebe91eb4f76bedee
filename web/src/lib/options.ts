export interface Option<Value extends string> {
  value: Value;
  label: string;
}

/** Returns the values of an enum with their labels, for filters and selects; the type demands a label for each value. */
export const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>): Option<Value>[] =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));

/** Returns the values of options. */
export const valuesOf = <Value extends string>(options: readonly { value: Value }[]): Value[] =>
  options.map(({ value }) => value);
