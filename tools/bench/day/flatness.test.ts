import { notFlat } from './flatness';
import type { Sample } from './samples';

/** Samples at even distances, with values by their place. */
const samplesOf = (
  at: (place: number) => Partial<Record<'megabytes' | 'descriptors' | 'connections' | 'users' | 'jobs', number>>,
) =>
  Array.from({ length: 16 }, (_, place): Sample => {
    const { megabytes = 200, descriptors = 40, connections = 10, users = 100, jobs = 80 } = at(place);
    return {
      at: place,
      processes: { api: { pid: 1, megabytes, descriptors, cpuSeconds: 0 } },
      connections: { api: connections },
      tables: { users, _private_jobs: jobs },
      log: 0,
      commits: 0,
    };
  });

describe('the flatness of sizes', () => {
  it('allows what warms up, varies or grows evenly', () => {
    expect(notFlat(samplesOf((place) => ({ megabytes: place < 4 ? 150 : 240 + (place % 3) * 10 })))).toEqual([]);
    expect(notFlat(samplesOf((place) => ({ users: 100 + place * 2_000 })))).toEqual([]);
  });

  it('reports memory, descriptors, connections and passing rows that grow', () => {
    expect(notFlat(samplesOf((place) => ({ megabytes: 200 + place * 10 })))).toEqual(['MB of api: 260 -> 340']);
    expect(notFlat(samplesOf((place) => ({ descriptors: 40 + place * 4 })))).toEqual(['descriptors of api: 64 -> 96']);
    expect(notFlat(samplesOf((place) => ({ connections: 10 + place * 2 })))).toEqual(['connections of api: 22 -> 38']);
    expect(notFlat(samplesOf((place) => ({ jobs: 100 + place * 500 })))).toEqual(['kB of _private_jobs: 3100 -> 7100']);
  });

  it('reports a table that grows ever faster', () => {
    expect(notFlat(samplesOf((place) => ({ users: place ** 2 * 100 })))).toEqual([
      'kB of users grew by 4900 in the first half, by 16100 in the second',
    ]);
  });

  it('says nothing of a time that is too short', () => {
    expect(notFlat(samplesOf((place) => ({ megabytes: 200 + place * 10 })).slice(0, 7))).toEqual([]);
  });
});
