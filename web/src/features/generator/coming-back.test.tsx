import { screen, waitFor, within } from '@testing-library/react';
import { barePages } from '../../test/bare-pages';
import { member } from '../../test/defaults';
import { aDesign } from '../../test/designs';
import { generate, working } from '../../test/generate-loaves';
import { held } from '../../test/test-api';
import { openGenerator, preview } from '../../test/open-generator';
import type { OpenGenerator } from '../../test/open-generator';

const leave = async (generator: OpenGenerator) => {
  generator.setOut('/user/dashboard');
  await waitFor(() => expect(generator.address()).toBe('/user/dashboard'));
};
const comeBack = (generator: OpenGenerator) => generator.setOut('/user/generate-image');

describe('returning to the generator by a link', () => {
  it('shows a design that is being generated, however often one returns', async () => {
    const generator = openGenerator();
    await generate(generator);
    await working();
    for (let time = 0; time < 2; time += 1) {
      await leave(generator);
      comeBack(generator);
      expect(await working()).toBeInTheDocument();
      expect(generator.address()).toBe('/user/generate-image?design=d-new');
    }
  });

  it('shows a design that was started elsewhere in the meantime', async () => {
    const generator = openGenerator();
    await screen.findByRole('region', { name: 'Preview' });
    await waitFor(() => expect(generator.sent('DesignRow')).not.toHaveLength(0));
    await leave(generator);
    generator.begin(aDesign({ id: 'd-7', status: 'RUNNING', primaryText: 'Meanwhile' }));
    comeBack(generator);
    expect(await within(await screen.findByRole('region', { name: 'Preview' })).findByText('Meanwhile')).toBeVisible();
    await waitFor(() => expect(generator.address()).toBe('/user/generate-image?design=d-7'));
  });

  it.each(['while the user was away', 'after the user returned'])(
    'shows the design of a request that was answered %s, and does not change the page in between',
    async (when) => {
      const { answer, give } = held<unknown>();
      const generator = openGenerator({ mutation: { createDesign: () => answer } });
      const design = aDesign({ id: 'd-8', primaryText: 'Two loaves' });
      const answered = () => {
        generator.made.unshift(design);
        give({ design, viewer: null, errors: [] });
      };
      await generate(generator);
      await leave(generator);
      if (when === 'while the user was away') {
        answered();
        await waitFor(() => expect(sessionStorage.getItem(`postloom-draft:design-row:${member.id}`)).toContain('d-8'));
        expect(generator.address()).toBe('/user/dashboard');
      }
      comeBack(generator);
      await screen.findByRole('region', { name: 'Preview' });
      if (when === 'after the user returned') answered();
      expect(await working()).toBeInTheDocument();
      expect(within(preview()).getByText('Two loaves')).toBeInTheDocument();
      await waitFor(() => expect(generator.address()).toBe('/user/generate-image?design=d-8'));
    },
  );

  it('leaves for a page whose code still loads, also when the design begins while it loads', async () => {
    const { answer, give } = held<unknown>();
    const loading = held<{ Component: () => string }>();
    const slowPage = { path: '/slow', lazy: () => loading.answer };
    const generator = openGenerator({ mutation: { createDesign: () => answer }, pages: [...barePages, slowPage] });
    const design = aDesign({ id: 'd-9', primaryText: 'Two loaves' });
    await generate(generator);
    generator.setOut('/slow');
    generator.made.unshift(design);
    give({ design, viewer: null, errors: [] });
    await waitFor(() => expect(sessionStorage.getItem(`postloom-draft:design-row:${member.id}`)).toContain('d-9'));
    loading.give({ Component: () => 'The slow page' });
    expect(await screen.findByText('The slow page')).toBeInTheDocument();
    expect(generator.address()).toBe('/slow');
  });
});
