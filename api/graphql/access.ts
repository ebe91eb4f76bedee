import { MapperKind, getDirective, mapSchema } from '@graphql-tools/utils';
import { defaultFieldResolver, isIntrospectionType, isObjectType } from 'graphql';
import type { GraphQLFieldConfig, GraphQLSchema } from 'graphql';
import type { RequestContext } from '../context';
import { isAdminScope } from '../../contract/token-scopes';
import { recordRefusal } from '../domain/security-log';
import { AccessError } from '../domain/user-error';
import { requireScope, twoStepRequired } from '../domain/viewer';
import type { ScopeRule } from '../domain/viewer';
import type { TokenScope } from './generated/schema';
import { asGraphQLError } from './errors';

/** The access directives of schema.graphql, from the widest to the narrowest. */
export const accessRules = ['public', 'signedIn', 'owner', 'admin'] as const;
export type AccessRule = (typeof accessRules)[number];

/** A schema field without an access directive, or with more than one. */
export class UnclassifiedField extends Error {
  override readonly name = 'UnclassifiedField';
}

/** Returns a function of a schema that computes once for each. */
function perSchema<Result>(compute: (schema: GraphQLSchema) => Result): (schema: GraphQLSchema) => Result {
  const known = new WeakMap<GraphQLSchema, { result: Result }>();
  return (schema) => {
    const found = known.get(schema) ?? { result: compute(schema) };
    known.set(schema, found);
    return found.result;
  };
}

/**
 * Returns the access rule of every field of every object type as `Type.field`: its own, or else its type's.
 * @throws UnclassifiedField unless each has exactly one.
 */
export const accessTable = perSchema((schema): ReadonlyMap<string, AccessRule> => {
  const table = new Map<string, AccessRule>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue;
    const ofType = accessRules.filter((rule) => getDirective(schema, type, rule)?.length);
    for (const field of Object.values(type.getFields())) {
      const own = accessRules.filter((rule) => getDirective(schema, field, rule)?.length);
      const rules = own.length ? own : ofType;
      const [rule] = rules;
      if (!rule || rules.length > 1)
        throw new UnclassifiedField(
          `${type.name}.${field.name} needs exactly one of ${accessRules.map((name) => `@${name}`).join(', ')}`,
        );
      table.set(`${type.name}.${field.name}`, rule);
    }
  }
  return table;
});

/** Returns what a directive on this field or type says about personal access tokens; undefined without one. */
function scopeOf(schema: GraphQLSchema, node: Parameters<typeof getDirective>[1], name: string): ScopeRule | undefined {
  const isSessionOnly = getDirective(schema, node, 'sessionOnly')?.length;
  const needs = getDirective(schema, node, 'scope')?.[0]?.['needs'] as TokenScope[] | undefined;
  if (isSessionOnly && needs) throw new UnclassifiedField(`${name} is both @sessionOnly and @scope`);
  return isSessionOnly ? 'sessionOnly' : needs;
}

/**
 * Returns what a personal access token needs for each field, as `Type.field`: its own rule, or else its type's, which
 * is for its @owner and @admin fields. Fields that are absent need nothing of their own, as they are read only through
 * one that is present.
 * @throws UnclassifiedField when an operation that is not @public has none, or an object that an operation of members
 * leads to has an @owner or @admin field without one, or a rule has no scope that counts
 */
export const scopeTable = perSchema((schema): ReadonlyMap<string, ScopeRule> => {
  const access = accessTable(schema);
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const table = new Map<string, ScopeRule>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue;
    const fields = Object.values(type.getFields());
    const ruleOf = (field: string) => access.get(`${type.name}.${field}`) ?? 'admin';
    const isForAdmins = fields.every(({ name }) => ruleOf(name) === 'admin');
    for (const field of fields) {
      const name = `${type.name}.${field.name}`;
      const rule = ruleOf(field.name);
      const isNarrow = rule === 'owner' || rule === 'admin';
      const scope = scopeOf(schema, field, name) ?? (isNarrow ? scopeOf(schema, type, type.name) : undefined);
      if (scope) table.set(name, scope);
      if (roots.includes(type) ? rule !== 'public' && !scope : isNarrow && !isForAdmins && !scope)
        throw new UnclassifiedField(`${name} needs @scope or @sessionOnly`);
      if (scope && scope !== 'sessionOnly' && rule === 'admin' && !scope.some(isAdminScope))
        throw new UnclassifiedField(`${name} is for Admins, so it needs one of their scopes`);
    }
  }
  return table;
});

const ownerOf = (typeName: string, parent: unknown): unknown =>
  (parent as { id?: string; userId?: string } | null)?.[typeName === 'User' ? 'id' : 'userId'];

interface FieldRule {
  typeName: string;
  access: AccessRule;
  /** What a personal access token needs; undefined for nothing. */
  scope: ScopeRule | undefined;
}

/** @throws AccessError, which is logged, for a caller who may not read the field. */
function check(rule: FieldRule, parent: unknown, ctx: RequestContext): void {
  try {
    refuseOthers(rule, parent, ctx);
  } catch (error) {
    if (error instanceof AccessError) recordRefusal(ctx, error);
    throw error;
  }
}

function refuseOthers({ access: rule, scope, typeName }: FieldRule, parent: unknown, ctx: RequestContext): void {
  // The scope comes before the role, so that a refusal names what the token lacks.
  if (scope && ctx.viewer)
    requireScope(
      ctx.viewer,
      scope,
      rule === 'admin' || (rule === 'owner' && ownerOf(typeName, parent) !== ctx.viewer.userId),
    );
  if (rule === 'public') return;
  if (!ctx.viewer) throw new AccessError('UNAUTHENTICATED', 'Please sign in.');
  if (rule === 'signedIn' || ctx.viewer.role === 'ADMIN') return;
  if (rule === 'owner' && ownerOf(typeName, parent) === ctx.viewer.userId) return;
  if (ctx.viewer.lacksTwoStep) throw twoStepRequired();
  throw new AccessError('FORBIDDEN', 'You have no access to this.');
}

type Field = GraphQLFieldConfig<unknown, RequestContext>;

/** Wraps every resolver with the access check and the translation of errors. */
export function withAccess(schema: GraphQLSchema): GraphQLSchema {
  const table = accessTable(schema);
  const scopes = scopeTable(schema);
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (config: Field, fieldName, typeName) => {
      const rule = table.get(`${typeName}.${fieldName}`);
      if (!rule) throw new UnclassifiedField(`${typeName}.${fieldName} has no access rule`);
      const scope = scopes.get(`${typeName}.${fieldName}`);
      // A plain public property needs no wrapper, and most fields of a page are plain public properties. The fields of a list
      // are methods, which read.
      const isPlain = !config.resolve && !config.subscribe && !isOfList(schema, typeName);
      if (rule === 'public' && !scope && isPlain) return config;
      return guarded(config, { typeName, access: rule, scope });
    },
  });
}

/** Whether a type is a page of a list, or the facts about one. */
function isOfList(schema: GraphQLSchema, typeName: string): boolean {
  const type = schema.getType(typeName);
  return typeName === 'PageInfo' || (isObjectType(type) && 'pageInfo' in type.getFields());
}

function guarded(field: Field, rule: FieldRule): Field {
  const resolve = field.resolve ?? defaultFieldResolver;
  const { subscribe } = field;
  return {
    ...field,
    resolve: (parent, args, ctx, info) => {
      try {
        // The subscription's own check ran when it started.
        if (!subscribe) check(rule, parent, ctx);
        const result: unknown = resolve(parent, args, ctx, info);
        return result instanceof Promise
          ? result.catch((error: unknown) => Promise.reject(asGraphQLError(error, ctx)))
          : result;
      } catch (error) {
        throw asGraphQLError(error, ctx);
      }
    },
    ...(subscribe && {
      subscribe: async (parent, args, ctx, info) => {
        try {
          check(rule, parent, ctx);
          return translated((await subscribe(parent, args, ctx, info)) as AsyncIterable<unknown>, ctx);
        } catch (error) {
          throw asGraphQLError(error, ctx);
        }
      },
    }),
  };
}

/** Translates the errors of a running subscription like a resolver's. */
function translated(changes: AsyncIterable<unknown>, ctx: RequestContext): AsyncIterableIterator<unknown> {
  const source = changes[Symbol.asyncIterator]();
  return {
    next: () => source.next().catch((error: unknown) => Promise.reject(asGraphQLError(error, ctx))),
    // Not a generator: that would forward `return` only after the next change.
    return: async () => (await source.return?.()) ?? { done: true, value: undefined },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
