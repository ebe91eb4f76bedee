/** Container widths of the generator: the open menu takes room, so the window's width does not decide. */
export const roomFor = {
  /** Form and preview side by side. */
  twoPanes: '@container generator (min-width: 55rem)',
  /** Only one pane: the preview is below the form. */
  onePane: '@container generator (max-width: 54.99rem)',
} as const;

/** The element whose width decides. */
export const generatorRoom = { containerType: 'inline-size', containerName: 'generator' } as const;
