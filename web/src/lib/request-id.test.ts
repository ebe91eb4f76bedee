import { forgetRequest, requestAnswered, requestIdFor } from './request-id';

describe('the id of a request', () => {
  const input = { idea: 'Rolls' };
  it('stays until it is answered, and is another one for another input', () => {
    const id = requestIdFor('design', 'mia', input);
    expect(requestIdFor('design', 'mia', input)).toBe(id);
    expect(requestIdFor('design', 'mia', { idea: 'Bread' })).not.toBe(id);
    requestAnswered('design', 'mia');
    expect(requestIdFor('design', 'mia', input)).not.toBe(id);
  });

  it('is forgotten late only while no other request has one', () => {
    const id = requestIdFor('design', 'mia', input);
    const next = requestIdFor('design', 'mia', { idea: 'Bread' });
    forgetRequest('design', 'mia', id);
    expect(requestIdFor('design', 'mia', { idea: 'Bread' })).toBe(next);
    forgetRequest('design', 'mia', next);
    expect(requestIdFor('design', 'mia', { idea: 'Bread' })).not.toBe(next);
  });
});
