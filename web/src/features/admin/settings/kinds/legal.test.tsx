import { screen, waitFor } from '@testing-library/react';
import { formatDay, isoDayOf } from '../../../../../../contract/day';
import { sections } from '../../../../../../contract/sections';
import { openEditor, storedAs } from '../../../../test/open-editor';
import { renderRoute } from '../../../../test/render-route';
import { shownDay, typeDay } from '../../../../test/fill';

describe('the legal texts', () => {
  it('are accepted as they are delivered, which saves them', async () => {
    const sent: unknown[] = [];
    const state = { version: 0 };
    const stored = () => ({ ...storedAs('TERMS'), version: state.version });
    const { user } = renderRoute('/admin/settings', {
      viewer: { role: 'ADMIN' },
      panel: 'terms',
      overrides: {
        Query: { storedSection: stored },
        Mutation: {
          saveSection: (_root: unknown, { input }: { input: { body: { terms: object }; version: number } }) => {
            sent.push(input);
            state.version += 1;
            return { section: stored(), errors: [] };
          },
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'I have read it' }));
    expect(await screen.findByText('Settings saved successfully!')).toBeVisible();
    expect(sent).toEqual([{ body: { terms: sections.terms.defaults }, version: 0 }]);
    expect(screen.queryByRole('button', { name: 'I have read it' })).not.toBeInTheDocument();
  });

  it('have a day from which they hold, chosen from a calendar', async () => {
    const { user, press, saved } = await openEditor('terms');
    expect(await shownDay('Effective from')).toBe('01/11/2026');
    await typeDay(user, 'Effective from', '15/02/2027');
    expect(screen.getByText('Effective from 15 February 2027')).toBeVisible();
    await press('Save');
    await waitFor(() => expect(saved).toMatchObject([{ terms: { validFrom: '15 February 2027' } }]));
  });
});

describe('days in words', () => {
  it.each([
    ['2026-11-01', '1 November 2026'],
    ['2027-02-28', '28 February 2027'],
  ])('are %s and back', (iso, words) => {
    expect(formatDay(iso)).toBe(words);
    expect(isoDayOf(words)).toBe(iso);
  });

  it('leave other texts as they are', () => {
    expect(formatDay('unfinished')).toBe('unfinished');
    expect(['01.11.2026', '1 Brumaire 2026', ''].map(isoDayOf)).toEqual(['', '', '']);
  });
});
