import { readFileSync, readdirSync } from 'node:fs';
import type { Shop } from './shop';

/** The size of everything at one moment. */
export interface Sample {
  at: number;
  /** By process: resident megabytes, open descriptors and seconds of processor time. */
  processes: Record<string, { megabytes: number; descriptors: number; cpuSeconds: number }>;
  /** Connections of the primary by application. */
  connections: Record<string, number>;
  /** Kilobytes of each table with its indexes. */
  tables: Record<string, number>;
  /** Bytes of write-ahead log since the cluster was made. */
  log: number;
}

const ticksPerSecond = 100;

function processFacts(pid: number) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return {
      megabytes: Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024),
      descriptors: readdirSync(`/proc/${pid}/fd`).length,
      cpuSeconds: (Number(stat[11]) + Number(stat[12])) / ticksPerSecond,
    };
  } catch {
    return { megabytes: 0, descriptors: 0, cpuSeconds: 0 };
  }
}

/** Measures each process, the connections and the tables. */
export async function takeSample({ parts, pool, standIns }: Shop): Promise<Sample> {
  const pids = [...parts.map((part) => [part.name, part.pid()] as const), ['stand-ins', standIns.pid] as const];
  const connections = await pool.query<{ name: string; count: number }>(
    `select coalesce(nullif(application_name, ''), backend_type) as name, count(*)::int from pg_stat_activity group by 1 order by 1`,
  );
  const tables = await pool.query<{ name: string; kilobytes: number }>(
    `select relname as name, (pg_total_relation_size(oid) / 1024)::int as kilobytes from pg_class
     where relkind = 'r' and relnamespace::regnamespace::text not like 'pg_%' and relnamespace::regnamespace::text <> 'information_schema'
     order by 2 desc limit 15`,
  );
  const [{ log } = { log: '0' }] = (
    await pool.query<{ log: string }>(`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as log`)
  ).rows;
  return {
    at: Date.now(),
    processes: Object.fromEntries(pids.map(([name, pid]) => [name, processFacts(pid)])),
    connections: Object.fromEntries(connections.rows.map(({ name, count }) => [name, count])),
    tables: Object.fromEntries(tables.rows.map(({ name, kilobytes }) => [name, kilobytes])),
    log: Number(log),
  };
}

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
  const named = (what: string, before: Record<string, number>, now: Record<string, number>) =>
    Object.entries(now).map(([name, count]) => [`${what} ${name}`, `${before[name] ?? 0} -> ${count}`, '', '']);
  return [
    ['part', 'size at begin and end', '', 'since its last start'],
    ...processes,
    ...named('connections of', first.connections, last.connections),
    ...named('kB of', first.tables, last.tables),
    ['write-ahead log', `${Math.round((last.log - first.log) / 1_000_000)} MB`, '', ''],
  ];
}
