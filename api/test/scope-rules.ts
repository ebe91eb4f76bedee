import { Kind } from 'graphql';
import type { ConstDirectiveNode } from 'graphql';
import type { Viewer } from '../context';
import type { TokenScope } from '../graphql/generated/schema';
import type { Rule } from './access-rules';

/** Tokens of the access matrix: whose they are, and which scopes they were given. */
export const tokenKinds = {
  'read token': { role: 'MEMBER', scopes: (scope: string) => !isOfAdmins(scope) && scope.endsWith('_READ') },
  'write token': { role: 'MEMBER', scopes: (scope: string) => !isOfAdmins(scope) && scope.endsWith('_WRITE') },
  // as one that was made before a demotion
  "member's token with scopes of Admins": { role: 'MEMBER', scopes: isOfAdmins },
  "Admin's token with scopes of members": { role: 'ADMIN', scopes: (scope: string) => !isOfAdmins(scope) },
  "Admin's read token": { role: 'ADMIN', scopes: (scope: string) => isOfAdmins(scope) && scope.endsWith('_READ') },
  "Admin's write token": { role: 'ADMIN', scopes: isOfAdmins },
} as const satisfies Record<string, { role: Viewer['role']; scopes: (scope: string) => boolean }>;
export type TokenKind = keyof typeof tokenKinds;
export const kinds = Object.keys(tokenKinds) as TokenKind[];

function isOfAdmins(scope: string): boolean {
  return scope.startsWith('ADMIN_');
}

type Node = { directives?: readonly ConstDirectiveNode[] } | null | undefined;

/** What the schema's text says of tokens: the scopes of a field, 'sessionOnly', or nothing. */
export type Needs = readonly string[] | 'sessionOnly' | undefined;

function needsIn(node: Node): Needs {
  for (const { name, arguments: given = [] } of node?.directives ?? []) {
    if (name.value === 'sessionOnly') return 'sessionOnly';
    const [argument] = given;
    if (name.value === 'scope' && argument?.value.kind === Kind.LIST)
      return argument.value.values.flatMap((value) => (value.kind === Kind.ENUM ? [value.value] : []));
  }
  return undefined;
}

/** Read from the schema's text, not from the product's own table. */
export const needsOf = (rule: Rule, field: Node, type?: Node): Needs =>
  needsIn(field) ?? (rule === 'owner' || rule === 'admin' ? needsIn(type) : undefined);

const includes = (held: string, needed: string) => held === needed || held.replace('_WRITE', '_READ') === needed;

/** Meaning of the directives for a token, deliberately restated. @param isOwn whether the object is its account's */
export function verdictFor(
  kind: TokenKind,
  all: readonly TokenScope[],
  { rule, needs, isOwn }: { rule: Rule; needs: Needs; isOwn: boolean },
): 'answered' | 'FORBIDDEN' {
  const { role, scopes } = tokenKinds[kind];
  const held = all.filter((scope) => scopes(scope) && (role === 'ADMIN' || !isOfAdmins(scope)));
  if (needs === 'sessionOnly') return 'FORBIDDEN';
  const counted = (needs ?? []).filter(
    (scope) => isOfAdmins(scope) || (rule !== 'admin' && (rule !== 'owner' || isOwn)),
  );
  if (needs?.length && !counted.some((scope) => held.some((one) => includes(one, scope)))) return 'FORBIDDEN';
  if (rule === 'admin') return role === 'ADMIN' ? 'answered' : 'FORBIDDEN';
  return rule !== 'owner' || isOwn || role === 'ADMIN' ? 'answered' : 'FORBIDDEN';
}
