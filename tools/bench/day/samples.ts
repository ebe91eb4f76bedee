import { processFacts } from './process-facts';
import type { ProcessFacts } from './process-facts';
import type { Shop } from './shop';

/** The size of everything at one moment. */
export interface Sample {
  at: number;
  processes: Record<string, ProcessFacts>;
  /** Connections of the primary by application. */
  connections: Record<string, number>;
  /** Kilobytes of each table with its indexes. */
  tables: Record<string, number>;
  /** Bytes of write-ahead log since the cluster was made. */
  log: number;
  /** Transactions committed since the primary was started. */
  commits: number;
}

/** Measures each process, the connections and the tables. */
export async function takeSample({ parts, pool, standIns }: Shop): Promise<Sample> {
  const pids = new Map(parts.map((part) => [part.name, part.pid()])).set('stand-ins', standIns.pid);
  const connections = await pool.query<{ name: string; count: number }>(
    `select application_name as name, count(*)::int from pg_stat_activity
     where backend_type = 'client backend' and application_name <> '' group by 1 order by 1`,
  );
  const tables = await pool.query<{ name: string; kilobytes: number }>(
    `select relname as name, (pg_total_relation_size(oid) / 1024)::int as kilobytes from pg_class
     where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'graphile_worker') order by 2 desc`,
  );
  const { rows } = await pool.query<{ log: string; commits: string }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as log,
            (select sum(xact_commit) from pg_stat_database) as commits`,
  );
  return {
    at: Date.now(),
    processes: processFacts(pids),
    connections: Object.fromEntries(connections.rows.map(({ name, count }) => [name, count])),
    tables: Object.fromEntries(tables.rows.map(({ name, kilobytes }) => [name, kilobytes])),
    log: Number(rows[0]?.log),
    commits: Number(rows[0]?.commits),
  };
}

const shownTables = 12;

/** The table of first and last sample. */
export function growth(first: Sample, last: Sample): string[][] {
  const processes = Object.entries(last.processes).map(([name, now]) => {
    const before = first.processes[name];
    return [
      name,
      `${before?.megabytes} -> ${now.megabytes} MB`,
      `${before?.descriptors} -> ${now.descriptors} descriptors`,
      `${Math.round(now.cpuSeconds)} s of processor`,
    ];
  });
  const named = (what: string, before: Record<string, number>, now: [string, number][]) =>
    now.map(([name, count]) => [`${what} ${name}`, `${before[name] ?? 0} -> ${count}`, '', '']);
  return [
    ['part', 'size at begin and end', '', 'since its last start'],
    ...processes,
    ...named('connections of', first.connections, Object.entries(last.connections)),
    ...named('kB of', first.tables, Object.entries(last.tables).slice(0, shownTables)),
    ['write-ahead log', `${Math.round((last.log - first.log) / 1_000_000)} MB`, '', ''],
  ];
}

/** Takes a sample every so many milliseconds until it is stopped. */
export function sampleEvery(shop: Shop, milliseconds: number): { samples: Sample[]; stop(): void } {
  const samples: Sample[] = [];
  const timer = setInterval(() => {
    // while the primary is down there is nothing to measure
    takeSample(shop).then(
      (sample) => samples.push(sample),
      () => undefined,
    );
  }, milliseconds);
  return { samples, stop: () => clearInterval(timer) };
}
