import { mkdtemp, mkdir, open, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRoom } from '../../../tools/bench/day/room';
import { StorageAway } from './away';
import { folderStorage } from './storage';

describe('files below a folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'postloom-storage-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const keysIn = async (prefix: string) => {
    const keys: string[] = [];
    for await (const { key } of folderStorage(folder).list(prefix)) keys.push(key);
    return keys.toSorted();
  };

  it('are written as a whole: a write that fails leaves nothing', async () => {
    const storage = folderStorage(folder);
    await mkdir(join(folder, 'uploads', 'a.png'), { recursive: true });
    await expect(storage.put('uploads/a.png', Buffer.from('a'), 'image/png')).rejects.toMatchObject({ code: 'EISDIR' });
    await expect(storage.putFile('uploads/b.png', join(folder, 'none'), 'image/png')).rejects.toThrow('ENOENT');
    expect(await readdir(join(folder, 'uploads'))).toEqual(['a.png']);
  });

  it('are on the disk before they have their name, and their name is when the write ends', async () => {
    const storage = folderStorage(folder);
    await storage.put('uploads/a.png', Buffer.from('a'), 'image/png');
    const handle = await open(join(folder, 'uploads', 'a.png'));
    const sync = jest.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'sync');
    await handle.close();
    const names: string[][] = [];
    sync.mockImplementation(async () => void names.push(await readdir(join(folder, 'uploads'))));
    await storage.put('uploads/b.png', Buffer.from('b'), 'image/png');
    expect(names).toEqual([
      [expect.stringMatching(/^\../), 'a.png'],
      ['a.png', 'b.png'],
    ]);
    sync.mockRejectedValue(Object.assign(new Error('no room'), { code: 'ENOSPC' }));
    await expect(storage.put('uploads/c.png', Buffer.from('c'), 'image/png')).rejects.toThrow(StorageAway);
    sync.mockRestore();
    expect(await keysIn('uploads/')).toEqual(['uploads/a.png', 'uploads/b.png']);
  });

  it('are away while the disk is full, and are written once it has room', async () => {
    const room = openRoom(join(folder, 'room'), 4);
    try {
      // only some machines let a test have a file system
      if (!room.isOwn) return;
      const storage = folderStorage(room.folder);
      await storage.put('uploads/a.png', Buffer.alloc(1_000), 'image/png');
      room.fill();
      await expect(storage.put('uploads/b.png', Buffer.alloc(100_000), 'image/png')).rejects.toThrow(StorageAway);
      expect(await readdir(join(room.folder, 'uploads'))).toEqual(['a.png']);
      room.empty();
      await storage.put('uploads/b.png', Buffer.alloc(100_000), 'image/png');
      expect((await storage.get('uploads/b.png'))?.length).toBe(100_000);
    } finally {
      room.remove();
    }
  });

  it('are listed without drafts, which are deleted an hour after their process was killed', async () => {
    const storage = folderStorage(folder);
    await storage.put('uploads/a.png', Buffer.from('a'), 'image/png');
    for (const [name, minutes] of [
      ['.new', 59],
      ['.old', 61],
    ] as const) {
      const path = join(folder, 'uploads', name);
      await writeFile(path, 'half');
      const written = new Date(Date.now() - minutes * 60_000);
      await utimes(path, written, written);
    }
    expect(await keysIn('uploads/')).toEqual(['uploads/a.png']);
    expect((await readdir(join(folder, 'uploads'))).toSorted()).toEqual(['.new', 'a.png']);
  });
});
