import { readAccess, signAccess } from './session.tokens';

describe('an access token that was read before', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is refused when it has expired, and under another secret', () => {
    const session = { userId: 'a user', family: 'a family' };
    const token = signAccess('secret', session, 10);
    expect([readAccess('secret', token), readAccess('secret', token)]).toEqual([session, session]);
    expect(readAccess('another secret', token)).toBeNull();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11_000);
    expect(readAccess('secret', token)).toBeNull();
  });
});
