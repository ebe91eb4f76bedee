import { refuseStorage } from '../test/refuse-storage';
import { cookiesAreRefused, sharedStorage, tabStorage } from './browser-storage';

describe.each([
  ['of this tab', tabStorage, () => sessionStorage],
  ['of this browser', sharedStorage, () => localStorage],
])('storage %s', (_name, storage, ofBrowser) => {
  it('stores values in the browser', () => {
    expect(storage.set('name', 'Ana')).toBe(true);
    expect(ofBrowser().getItem('name')).toBe('Ana');
    expect([storage.get('name'), storage.get('other'), storage.keys()]).toEqual(['Ana', null, ['name']]);
    storage.remove('name');
    expect(ofBrowser()).toHaveLength(0);
  });

  it('holds values until the page is left where the browser refuses', () => {
    const allow = refuseStorage();
    try {
      expect(storage.set('name', 'Ana')).toBe(false);
      expect([storage.get('name'), storage.get('other'), storage.keys()]).toEqual(['Ana', null, ['name']]);
      storage.remove('name');
      expect([storage.get('name'), storage.keys()]).toEqual([null, []]);
      storage.set('name', 'Ben');
    } finally {
      allow();
    }
    expect([storage.get('name'), ofBrowser().length]).toEqual([null, 0]);
  });

  it('reads the newer of a stored value and one that found no room', () => {
    storage.set('name', 'old');
    const set = jest.spyOn(Object.getPrototypeOf(ofBrowser()) as Storage, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    expect([storage.set('name', 'new'), storage.get('name'), storage.keys()]).toEqual([false, 'new', ['name']]);
    set.mockRestore();
    expect([storage.set('name', 'newest'), ofBrowser().getItem('name')]).toEqual([true, 'newest']);
  });
});

it('knows that cookies are refused', () => {
  expect(cookiesAreRefused()).toBe(false);
  const allow = refuseStorage();
  expect(cookiesAreRefused()).toBe(true);
  allow();
  jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  expect(cookiesAreRefused()).toBe(true);
});
