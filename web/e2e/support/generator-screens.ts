import { expect } from '@playwright/test';
import { at } from './screen';
import { parts } from './generator';
import type { Screen } from './screen';
import { goTo } from './go-to';

/** The generator in each of its states. */
export const generatorScreens: readonly Screen[] = [
  { name: 'generator', viewer: 'newcomer', open: at('/user/generate-image', 'Social Media Design Generator') },
  {
    name: 'generator-with-design',
    viewer: 'regular',
    open: async (page) => {
      await goTo(page, '/user/generate-image');
      await page.getByRole('button', { name: 'Show the design: Fresh bread at seven' }).last().click();
      await expect(parts(page).picture).toBeVisible();
    },
  },
  {
    name: 'generator-several',
    viewer: 'regular',
    needsStorage: true,
    open: async (page, customer) => {
      const [slow = '', over = ''] = [
        await customer.design({ primaryText: 'Fresh bread at seven' }),
        await customer.design({ primaryText: 'A sourdough evening for everybody who has never kneaded before' }),
      ];
      await customer.ask('mutation Cancel($id: ID!) { cancelDesign(id: $id) { errors { code } } }', { id: over });
      await page.addInitScript(
        ([owner, ids]) => sessionStorage.setItem(`postloom-draft:design-row:${owner}`, JSON.stringify(ids)),
        [customer.id, [slow, over]] as const,
      );
      await goTo(page, '/user/generate-image');
      await expect(page.getByRole('region', { name: /^(In progress|Just made)/ })).toBeVisible();
    },
  },
  {
    name: 'generator-favorites',
    viewer: 'regular',
    open: async (page, customer) => {
      for (const [name, prompt, niche] of [
        ['Low sun', 'Warm evening light, long shadows, one calm color behind the words.', null],
        ['Market day', 'Crates of fruit seen from above, chalk letters, a striped awning at the edge.', 'COOKING'],
      ])
        await customer.ask(
          'mutation Keep($input: FavoritePromptInput!) { saveFavoritePrompt(input: $input) { errors { code } } }',
          { input: { name, prompt, niche } },
        );
      await goTo(page, '/user/generate-image');
      await page.getByRole('button', { name: 'Favorites' }).click();
      await expect(page.getByRole('dialog', { name: 'Favorite prompts' }).getByText('Market day')).toBeVisible();
    },
  },
  {
    name: 'generator-failed',
    viewer: 'regular',
    open: async (page) => {
      await page.route('**/graphql', (route) =>
        (route.request().postData() ?? '').includes('createDesign')
          ? route.fulfill({
              json: {
                data: {
                  createDesign: {
                    __typename: 'DesignPayload',
                    design: null,
                    viewer: null,
                    errors: [
                      {
                        __typename: 'UserError',
                        code: 'NO_API_KEYS',
                        message: 'No API keys available. Please try again later.',
                        field: null,
                      },
                    ],
                  },
                },
              },
            })
          : route.continue(),
      );
      await goTo(page, '/user/generate-image');
      await parts(page).primaryText.fill('Fresh bread at seven');
      await parts(page).generate.click();
      await expect(page.getByText('No design was made', { exact: true })).toBeVisible();
    },
  },
];
