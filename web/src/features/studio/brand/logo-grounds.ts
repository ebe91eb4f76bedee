/** What logos for light and for dark grounds are shown on. */
export const logoGrounds = { light: '#ffffff', dark: '#17141f' } as const;
