/** Areas of a personal access token, in the order in which screens show them. Each has scopes to read and to write. */
export const memberAreas = ['PROFILE', 'DESIGNS', 'ORDERS', 'CREDITS', 'TICKETS', 'WEBHOOKS'] as const;
export const adminAreas = [
  'ADMIN_PEOPLE',
  'ADMIN_SALES',
  'ADMIN_DESIGNS',
  'ADMIN_SUPPORT',
  'ADMIN_MESSAGES',
  'ADMIN_CONTENT',
  'ADMIN_SETTINGS',
] as const;

/** Whether a scope is about other people's objects or the shop, so that only an Admin's token may have it. */
export const isAdminScope = (scope: string): boolean => scope.startsWith('ADMIN_');

/** Returns the scopes with those that they include: writing includes reading of the same area. */
export const withIncluded = <Scope extends string>(scopes: readonly Scope[]): Scope[] => [
  ...new Set(scopes.flatMap((scope) => [scope, scope.replace(/_WRITE$/, '_READ') as Scope])),
];

/** Length of a token's name. */
export const longestTokenName = 60;
/** Live tokens of one account. */
export const mostTokens = 20;
