import { File as NodeFile } from 'node:buffer';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { rememberBrand, rememberedBrand } from '../../../entities/brand/brand-values';
import { aStoredBrand, brandId, brandServer } from '../../../test/brands';
import { member } from '../../../test/defaults';
import { aFinishedDesign } from '../../../test/designs';
import { fill } from '../../../test/fill';
import { aPage } from '../../../test/orders';
import { renderRoute } from '../../../test/render-route';
import { aPost, greySample } from '../../../test/studio-posts';
import { answerStudioType } from '../../../test/studio-type';
import { loseOneAnswerOf } from '../../../test/test-api';
import { answerLogos } from '../../../test/uploads';
import { POST_SIZE_NAMES } from '../../../../../studio/posts/sizes';

const image = `/image-server/${'a'.repeat(64)}.png`;

function openBrands(rows: Parameters<typeof brandServer>[0] = [], options: { most?: number; more?: object } = {}) {
  answerStudioType();
  const server = brandServer(rows, options);
  const route = renderRoute('/user/brand', {
    viewer: {},
    overrides: { User: server.User, Mutation: { ...server.Mutation, ...options.more } },
  });
  return { ...route, server: server.state };
}

/** Only Node's own files fit into Node's forms. */
const fileOf = (name: string, type: string) => new NodeFile(['x'], name, { type }) as unknown as File;

const replace = async (user: UserEvent, label: string, text: string) => {
  const field = screen.getByRole('textbox', { name: label });
  await user.clear(field);
  await fill(user, field, text);
};
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save' }));
const nameField = () => screen.findByRole('textbox', { name: /Brand name/ });

describe('the page of brands', () => {
  it('begins the first one with examples, and creates it', async () => {
    const { user, server } = openBrands();
    await fill(user, await nameField(), 'Bread & Salt');
    expect(await screen.findByRole('heading', { name: 'Example posts' })).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Post in this brand: Open on Sunday' })).toBeInTheDocument();
    await replace(user, 'Main colour', '#B3321F');
    await fill(user, screen.getByRole('textbox', { name: 'Words for buttons' }), 'Order now, Book a table');
    await save(user);
    expect(await screen.findByRole('button', { name: /Bread & Salt/, current: true })).toBeVisible();
    expect(server.sent).toMatchObject([
      { name: 'Bread & Salt', colors: { main: '#b3321f' }, buttons: ['Order now', 'Book a table'] },
    ]);
  });

  it('says what is missing at its field', async () => {
    const { user, server } = openBrands();
    await nameField();
    await replace(user, 'Accent', 'green');
    await save(user);
    expect(await screen.findByText('Please enter a name')).toBeVisible();
    expect(screen.getByText('A colour is written as #rrggbb.')).toBeVisible();
    expect(server.sent).toEqual([]);
  });

  it('saves by version, and shows what another window has saved', async () => {
    const { user, server } = openBrands([aStoredBrand()]);
    await nameField();
    server.rows = [aStoredBrand({ version: 4, contact: 'Dock 5' })];
    await replace(user, 'Contact line', 'Dock 7');
    await save(user);
    expect(await screen.findByText('This brand was changed in another window.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Contact line' })).toHaveValue('Dock 7');
    await user.click(screen.getByRole('button', { name: 'Show the current text' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Contact line' })).toHaveValue('Dock 5'));
    await replace(user, 'Contact line', 'Dock 7');
    await save(user);
    await waitFor(() => expect(server.rows).toMatchObject([{ version: 5, contact: 'Dock 7' }]));
  });

  it('says where words get another ink, while colours are typed', async () => {
    const { user } = openBrands([aStoredBrand()]);
    await nameField();
    expect(screen.getByText('Words in these colours can be read everywhere.')).toBeVisible();
    await replace(user, 'Ink', '#d8a0a0');
    expect(
      await screen.findByText(/Words on paper are set in #[0-9a-f]{6}, the nearest shade of #d8a0a0/),
    ).toBeVisible();
  });

  it('shows the last posts of the account in the brand as it is edited', async () => {
    const server = brandServer([aStoredBrand()]);
    answerStudioType();
    const id = '01900000-0000-7000-8000-0000000000d1';
    const design = { ...aFinishedDesign({ id }), lettering: 'SET', primaryText: 'Fresh bread' };
    const document = {
      id,
      version: 1,
      content: aPost('Fresh bread', { layout: 'gallery@1' }),
      firstSize: 'SQUARE',
      headline: 'Fresh bread',
      pictureUrl: `/designs/${id}/background`,
      pictureRatio: 1,
      pictureSample: Buffer.from(greySample.cells).toString('base64'),
      hasLettering: false,
      prints: POST_SIZE_NAMES.map((size) => ({ size, width: 1, height: 1, pngUrl: '/p', jpgUrl: '/j' })),
    };
    const { user } = renderRoute('/user/brand', {
      viewer: {},
      overrides: {
        User: {
          ...server.User,
          designs: () => aPage([design, { ...aFinishedDesign({ id: `${id.slice(0, -1)}2` }), lettering: 'DRAWN' }]),
        },
        Query: { design: () => ({ ...design, document }) },
      },
    });
    const post = await screen.findByRole('img', { name: 'Post in this brand: Fresh bread' });
    expect(screen.getByRole('heading', { name: 'Your last posts' })).toBeVisible();
    await waitFor(() => expect(post.innerHTML).toContain('#b3321f'));
    await replace(user, 'Main colour', '#0a7d33');
    await waitFor(() => expect(post.innerHTML).toContain('#0a7d33'));
  });

  it('takes a logo, and reads its colours into the form', async () => {
    const logo = { image, ratio: 2, ink: '#14614f' };
    const { user, server } = openBrands([aStoredBrand()], {
      more: {
        readLogo: () => ({ logo, colors: ['#14614f', '#f4ead2', '#111111'], errors: [] }),
      },
    });
    await nameField();
    answerLogos({ logo, errors: [] });
    const file = fileOf('logo.svg', 'image/svg+xml');
    await user.upload(screen.getByLabelText('For light grounds: file'), file);
    expect(await screen.findByRole('img', { name: 'Logo for light grounds' })).toHaveAttribute('src', image);
    await user.click(screen.getByRole('button', { name: 'Read the colours from the logo' }));
    expect(await screen.findByText('The colours below are read from your logo now.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Main colour' })).toHaveValue('#14614f');
    await save(user);
    await waitFor(() =>
      expect(server.sent).toMatchObject([{ logo: { light: logo, dark: null }, colors: { main: '#14614f' } }]),
    );
  });

  it('says why a logo was refused', async () => {
    const { user } = openBrands([aStoredBrand()]);
    answerLogos({ logo: null, errors: [{ message: 'This logo is empty.' }] });
    await nameField();
    await user.upload(screen.getByLabelText('For dark grounds: file'), fileOf('a.png', 'image/png'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This logo is empty.');
  });

  it('asks before unsaved changes are lost to another brand', async () => {
    const other = aStoredBrand({ id: '01900000-0000-7000-8000-0000000000b2', name: 'Harbour' });
    const { user } = openBrands([aStoredBrand(), other]);
    await nameField();
    await replace(user, 'Contact line', 'Dock 7');
    await user.click(screen.getByRole('button', { name: /Harbour/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stay' }));
    expect(screen.getByRole('textbox', { name: 'Contact line' })).toHaveValue('Dock 7');
    await user.click(screen.getByRole('button', { name: /Harbour/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }));
    await waitFor(async () => expect(await nameField()).toHaveValue('Harbour'));
  });

  it('asks before Back drops unsaved changes of a brand', async () => {
    const other = aStoredBrand({ id: '01900000-0000-7000-8000-0000000000b2', name: 'Harbour' });
    const { user, goBack, address } = openBrands([aStoredBrand(), other]);
    await nameField();
    await user.click(screen.getByRole('button', { name: /Harbour/ }));
    await waitFor(async () => expect(await nameField()).toHaveValue('Harbour'));
    await replace(user, 'Contact line', 'Dock 7');
    await goBack();
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stay' }));
    expect(address()).toBe(`/user/brand?brand=${other.id}`);
    expect(screen.getByRole('textbox', { name: 'Contact line' })).toHaveValue('Dock 7');
    await save(user);
    expect(await screen.findByText('All changes saved')).toBeVisible();
    await replace(user, 'Contact line', 'Dock 8');
    await goBack();
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }));
    await waitFor(async () => expect(await nameField()).toHaveValue('Bread & Salt'));
    expect(address()).toBe('/user/brand');
  });

  it('goes to the name of a new brand, and from there to the created one without a question', async () => {
    const { user, address } = openBrands([aStoredBrand()]);
    await nameField();
    await user.click(screen.getByRole('button', { name: 'New brand' }));
    await waitFor(async () => expect(await nameField()).toHaveFocus());
    expect(await nameField()).toHaveValue('');
    await fill(user, await nameField(), 'Harbour');
    await save(user);
    expect(await screen.findByRole('button', { name: /Harbour/, current: true })).toBeVisible();
    expect(address()).toMatch(/\?brand=0190/);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('deletes a brand with unsaved changes after a question, as Undo does not bring them back', async () => {
    const other = aStoredBrand({ id: '01900000-0000-7000-8000-0000000000b2', name: 'Harbour' });
    const { user, address, server } = openBrands([aStoredBrand(), other]);
    await nameField();
    await user.click(screen.getByRole('button', { name: /Harbour/ }));
    await waitFor(async () => expect(await nameField()).toHaveValue('Harbour'));
    await replace(user, 'Contact line', 'Dock 7');
    await user.click(screen.getByRole('button', { name: 'Delete this brand' }));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(server.rows).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Delete this brand' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('“Harbour” is deleted. Posts in it stay as they are.')).toBeVisible();
    expect(address()).toBe('/user/brand');
  });

  it('adds a brand again that was deleted in another window while it was edited', async () => {
    const { user, server } = openBrands([aStoredBrand()]);
    await nameField();
    server.rows = [];
    await replace(user, 'Contact line', 'Dock 7');
    await save(user);
    expect(await screen.findByText(/^This brand was deleted in another window/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Contact line' })).toHaveValue('Dock 7');
    await save(user);
    expect(await screen.findByText('Brand created.')).toBeVisible();
    expect(server.rows).toMatchObject([{ name: 'Bread & Salt', contact: 'Dock 7' }]);
  });

  it('lists a brand that an earlier try has created, and keeps the words that are typed since', async () => {
    const { user, server } = openBrands([], {
      more: {
        createBrand: () => ({
          brand: null,
          user: null,
          errors: [{ code: 'INVALID_INPUT', message: 'You already have a brand with this name.', field: ['name'] }],
        }),
      },
    });
    await fill(user, await nameField(), 'Bread & Salt');
    await replace(user, 'Contact line', 'Dock 7');
    server.rows = [aStoredBrand()];
    await save(user);
    expect(await screen.findByRole('button', { name: /Bread & Salt/, current: false })).toBeVisible();
    expect(screen.getByText('You already have a brand with this name.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Contact line' })).toHaveValue('Dock 7');
  });

  it('makes no more than the membership allows, and says so', async () => {
    openBrands([aStoredBrand()], { most: 1 });
    await nameField();
    expect(screen.getByRole('button', { name: 'New brand' })).toBeDisabled();
    expect(screen.getByText('Your membership has one brand. A higher one has more.')).toBeVisible();
  });

  it('leads to the generator, which makes the next post in it', async () => {
    const { user, address } = openBrands([aStoredBrand()]);
    await user.click(await screen.findByRole('link', { name: 'Make a post in this brand' }));
    expect(address()).toBe('/user/generate-image');
    expect(rememberedBrand(member.id)).toBe(brandId);
    rememberBrand(member.id, null);
  });

  it('deletes a brand, and restores it', async () => {
    const { user, server } = openBrands([aStoredBrand()]);
    await nameField();
    await user.click(screen.getByRole('button', { name: 'Delete this brand' }));
    expect(await screen.findByText('“Bread & Salt” is deleted. Posts in it stay as they are.')).toBeVisible();
    expect(server.rows).toEqual([]);
    loseOneAnswerOf('CreateBrand');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^“Bread & Salt” could not be restored\./)).toBeVisible();
    server.rows = [];
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(server.rows).toMatchObject([{ name: 'Bread & Salt', contact: 'bread-and-salt.example' }]),
    );
  });
});
