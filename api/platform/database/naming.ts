import { DefaultNamingStrategy } from 'typeorm';
import type { Table } from 'typeorm';

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const tableName = (table: Table | string) => (typeof table === 'string' ? table : table.name).split('.').pop() ?? '';

/** Names columns and constraints like the migrations: snake_case, pk_orders, fk_orders_user. */
export class SnakeNaming extends DefaultNamingStrategy {
  override columnName(property: string, customName: string | undefined, prefixes: string[]): string {
    return snake([...prefixes, customName ?? property].join('_'));
  }

  override primaryKeyName(table: Table | string): string {
    return `pk_${tableName(table)}`;
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return `fk_${tableName(table)}_${columns.join('_').replace(/_(id|ref)$/, '')}`;
  }
}
