type Child = Node | string | false | undefined;

/** Makes an element with attributes and children. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | true>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value === true ? '' : value);
  made.append(...children.filter((child) => child !== false && child !== undefined));
  return made;
}

export function button(text: string, onClick?: () => void): HTMLButtonElement {
  const made = element('button', { type: onClick ? 'button' : 'submit', class: 'button' }, text);
  if (onClick) made.addEventListener('click', onClick);
  return made;
}
