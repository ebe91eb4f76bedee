/** `npm run database-schema`: writes the schema of new databases as the migrations leave it. */
import { writeFileSync } from 'node:fs';
import { createByMigrations, schemaModule } from './database-schema';
import { createTestDatabase } from './test-database';

process.env['TEST_DATABASE_URL'] ??= process.env['DATABASE_URL'];
const database = await createTestDatabase({ empty: true });
const source = await createByMigrations(database.url);
writeFileSync('api/platform/database/schema.generated.ts', await schemaModule(source));
await source.destroy();
await database.drop();
process.exit(0);
