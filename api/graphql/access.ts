import { MapperKind, getDirective, mapSchema } from '@graphql-tools/utils';
import { defaultFieldResolver, isIntrospectionType, isObjectType } from 'graphql';
import type { GraphQLFieldConfig, GraphQLSchema } from 'graphql';
import type { RequestContext } from '../context';
import { AccessError } from '../domain/user-error';
import { twoStepRequired } from '../domain/viewer';
import { asGraphQLError } from './errors';

/** The access directives of schema.graphql, from the widest to the narrowest. */
export const accessRules = ['public', 'signedIn', 'owner', 'admin'] as const;
export type AccessRule = (typeof accessRules)[number];

/** A schema field without an access directive, or with more than one. */
export class UnclassifiedField extends Error {
  override readonly name = 'UnclassifiedField';
}

/**
 * Returns the access rule of every field of every object type as `Type.field`: its own, or else its type's.
 * @throws UnclassifiedField unless each has exactly one.
 */
export function accessTable(schema: GraphQLSchema): Map<string, AccessRule> {
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
}

const ownerOf = (typeName: string, parent: unknown): unknown =>
  (parent as { id?: string; userId?: string } | null)?.[typeName === 'User' ? 'id' : 'userId'];

function check(rule: AccessRule, typeName: string, parent: unknown, ctx: RequestContext): void {
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
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (config: Field, fieldName, typeName) => {
      const rule = table.get(`${typeName}.${fieldName}`);
      if (!rule) throw new UnclassifiedField(`${typeName}.${fieldName} has no access rule`);
      // A plain public property needs no wrapper, and most fields of a page are plain public properties.
      if (rule === 'public' && !config.resolve && !config.subscribe) return config;
      return guarded(config, rule, typeName);
    },
  });
}

function guarded(field: Field, rule: AccessRule, typeName: string): Field {
  const resolve = field.resolve ?? defaultFieldResolver;
  const { subscribe } = field;
  return {
    ...field,
    resolve: (parent, args, ctx, info) => {
      try {
        // The subscription's own check ran when it started.
        if (!subscribe) check(rule, typeName, parent, ctx);
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
          check(rule, typeName, parent, ctx);
          return translated((await subscribe(parent, args, ctx, info)) as AsyncIterable<unknown>, ctx);
        } catch (error) {
          throw asGraphQLError(error, ctx);
        }
      },
    }),
  };
}

/** Translates the errors of a running subscription like those of a resolver. */
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
