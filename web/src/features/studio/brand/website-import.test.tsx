import { File as NodeFile } from 'node:buffer';
import { screen, waitFor, within } from '@testing-library/react';
import { aStoredBrand, brandServer } from '../../../test/brands';
import { fill } from '../../../test/fill';
import { renderRoute } from '../../../test/render-route';
import { answerStudioType } from '../../../test/studio-type';
import { answerLogos } from '../../../test/uploads';
import { groundOf } from './website-suggestions';

const logo = {
  image: `data:image/png;base64,${Buffer.from('a picture').toString('base64')}`,
  ratio: 3,
  ink: '#1f5f3f',
  colors: ['#1f5f3f'],
  seenAt: 'the header of the page',
};
const website = {
  address: 'https://fern.example/',
  note: null,
  name: { value: 'Fern', seenAt: 'the title of the page' },
  logos: [logo],
  colors: {
    value: { ground: '#f6f4ec', main: '#1f5f3f', second: '#89b09a', accent: '#e8b04a', deep: '#1a201c' },
    seenAt: 'a colour that the styles call primary',
  },
  fonts: { value: 'ELEGANT', seenAt: 'the headings of the page' },
  contact: { value: '+351 220 000 000', seenAt: 'a link to a telephone number' },
  handle: null,
  language: { value: 'pt', seenAt: 'the language of the page' },
  buttons: { value: ['Find your plant'], seenAt: 'the buttons of the page' },
  words: { wordsToUse: ['slow'], hashtags: ['plants'], buttons: [], seenAt: 'the text of the page' },
};

async function openImport(answer: object, rows: Parameters<typeof brandServer>[0] = []) {
  answerStudioType();
  const server = brandServer(rows);
  const sent: string[] = [];
  const route = renderRoute('/user/brand', {
    viewer: {},
    overrides: {
      User: server.User,
      Mutation: {
        ...server.Mutation,
        readWebsite: (_root: unknown, { url }: { url: string }) => {
          sent.push(url);
          return answer;
        },
      },
    },
  });
  const part = within(await screen.findByRole('region', { name: 'From your website' }));
  await fill(route.user, part.getByRole('textbox', { name: 'Address of your website' }), 'fern.example');
  return { ...route, part, sent, server: server.state };
}

const storedLogo = { image: `/image-server/${'c'.repeat(64)}.png`, ratio: 3, ink: '#1f5f3f' };
describe('a brand from a website', () => {
  const ofBrowser = globalThis.File;
  beforeEach(() => {
    // only Node's own files fit into Node's forms
    globalThis.File = NodeFile as unknown as typeof File;
  });
  afterEach(() => {
    globalThis.File = ofBrowser;
  });

  it('shows what was found and where, puts what is ticked into the form, and saves nothing yet', async () => {
    const { user, part, sent, server } = await openImport({ website, errors: [] });
    await user.keyboard('{Enter}');
    expect(await part.findByRole('heading', { name: 'Found at fern.example' })).toBeVisible();
    expect(sent).toEqual(['fern.example']);
    expect(part.getByText('Seen in a colour that the styles call primary')).toBeVisible();
    expect(part.getByText('#f6f4ec #1f5f3f #89b09a #e8b04a #1a201c')).toBeVisible();
    expect(part.getByText('Elegant, the nearest pair')).toBeVisible();
    await user.click(part.getByRole('checkbox', { name: 'Contact line' }));
    answerLogos({ logo: storedLogo, errors: [] });
    await user.click(part.getByRole('button', { name: 'Use what is ticked' }));
    expect(await part.findByText('It is in the form below now. Correct it, then save.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Brand name/ })).toHaveValue('Fern');
    expect(screen.getByRole('textbox', { name: 'Main colour' })).toHaveValue('#1f5f3f');
    expect(screen.getByRole('textbox', { name: 'Contact line' })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: 'Words for buttons' })).toHaveValue('Find your plant');
    expect(screen.getByRole('combobox', { name: 'Language for suggested texts' })).toHaveValue('pt');
    expect(server.sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(server.sent).toMatchObject([
        { name: 'Fern', logo: { light: storedLogo, dark: null }, colors: website.colors.value, fonts: 'ELEGANT' },
      ]),
    );
  });

  it('takes no logo when none is chosen', async () => {
    const { user, part } = await openImport({ website, errors: [] });
    await user.keyboard('{Enter}');
    await user.click(await part.findByRole('radio', { name: 'None of them' }));
    await user.click(part.getByRole('button', { name: 'Use what is ticked' }));
    expect(await part.findByText(/It is in the form below now/)).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Logo for light grounds' })).not.toBeInTheDocument();
  });

  it('says why a site can not be read, with the form still there', async () => {
    const message = 'The robots.txt of this site asks programs not to read it, and we do as it says.';
    const { user, part, server } = await openImport(
      { website: null, errors: [{ code: 'INVALID_INPUT', message, field: ['url'] }] },
      [aStoredBrand()],
    );
    await user.click(part.getByRole('button', { name: 'Read' }));
    expect(await part.findByRole('alert')).toHaveTextContent(`${message} You can fill in the form below yourself.`);
    expect(screen.getByRole('textbox', { name: /Brand name/ })).toHaveValue('Bread & Salt');
    expect(server.sent).toEqual([]);
  });

  it('says that a page was a shell of scripts', async () => {
    const { user, part } = await openImport({
      website: { ...website, note: 'This page is an empty shell.' },
      errors: [],
    });
    await user.click(part.getByRole('button', { name: 'Read' }));
    expect(await part.findByText('This page is an empty shell.')).toBeVisible();
  });

  it.each([
    [{ ink: '#ffffff' }, 'dark'],
    [{ ink: '#f4e0b0' }, 'dark'],
    [{ ink: '#c2185b' }, 'light'],
    [{ ink: null }, 'light'],
  ])('takes a logo with %s for a %s ground', (given, ground) => expect(groundOf(given)).toBe(ground));
});
