import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { documents } from './idea-form';
import { sections } from '../../test/defaults';
import { renderRoute } from '../../test/render-route';
import { goOffline } from '../../test/test-api';
import { fill } from '../../test/fill';

let openDocument: jest.SpyInstance;
beforeEach(() => {
  openDocument = jest.spyOn(documents, 'open').mockReturnValue();
});
afterEach(() => {
  openDocument.mockRestore();
  sessionStorage.clear();
});

const never = () => new Promise(() => undefined);
const fail = () => {
  throw new Error('No thread left');
};

const cases = [
  {
    field: 'bannerSection',
    heading: /First line\s*second line/,
    loading: 'Loading...',
    error: 'Error loading banner: No thread left',
    offline: 'Error loading banner: Failed to fetch banner data',
  },
  {
    field: 'featuresSection',
    heading: 'Sample features',
    loading: 'Loading features...',
    error: 'Error: No thread left',
    offline: 'Error: Failed to fetch features data',
  },
  {
    field: 'testimonialsSection',
    heading: 'Sample story',
    loading: 'Loading testimonials...',
    error: 'Error loading testimonials: No thread left',
    offline: 'Error loading testimonials: Failed to fetch testimonial data',
  },
] as const;

describe.each(cases)('home page, $field', ({ field, heading, loading, error, offline }) => {
  it('shows its content', async () => {
    renderRoute('/');
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
  });

  it('shows a spinner while loading, and does not affect the other sections', async () => {
    renderRoute('/', { overrides: { Query: { [field]: never } } });
    expect(await screen.findByText('Starter Plan For Everyone')).toBeInTheDocument();
    expect(screen.getByText(loading)).toBeInTheDocument();
  });

  it('shows the error, and does not affect the other sections', async () => {
    renderRoute('/', { overrides: { Query: { [field]: fail } } });
    expect(await screen.findByText(error)).toBeInTheDocument();
    expect(await screen.findByText('Starter Plan For Everyone')).toBeInTheDocument();
  });

  it('has a sentence of its own when the server cannot be reached', async () => {
    renderRoute('/');
    goOffline();
    expect(await screen.findByText(offline)).toBeInTheDocument();
  });

  it('renders nothing when it is deactivated', async () => {
    renderRoute('/', { overrides: { Query: { [field]: () => ({ ...sections[field], isActive: false }) } } });
    expect(await screen.findByText('Starter Plan For Everyone')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
    expect(screen.queryByRole('heading', { name: heading })).not.toBeInTheDocument();
  });
});

describe('home page', () => {
  it('has its title and the anchors of its sections', async () => {
    const { container } = renderRoute('/');
    await screen.findByText('Starter Plan For Everyone');
    await screen.findByText('Sample features');
    await screen.findByText('Sample story');
    expect(document.title).toBe('Create Facebook & Instagram Posts Instantly with AI');
    expect(['about', 'pricing', 'testimonial'].map((id) => container.querySelector(`#${id}`)?.tagName)).toEqual([
      'SECTION',
      'SECTION',
      'SECTION',
    ]);
  });

  const weave = async (user: UserEvent) => {
    await fill(user, await screen.findByLabelText('What do you want to post?'), 'Two loaves for one');
    await user.click(screen.getByRole('button', { name: 'Weave it' }));
  };

  it('sets the idea of an anonymous user in a document of its own, without a word of it in the address', async () => {
    const { user } = renderRoute('/');
    await weave(user);
    expect(openDocument).toHaveBeenCalledWith('/try');
    expect(sessionStorage.getItem('postloom-idea')).toBe('Two loaves for one');
  });

  it('sends the idea to the same page before the app has started', async () => {
    renderRoute('/');
    const { form } = await screen.findByLabelText<HTMLInputElement>('What do you want to post?');
    expect(form).toHaveAttribute('action', '/try');
    expect(form).toHaveFormValues({ idea: '' });
  });

  it('carries the idea in the fragment where the browser refuses storage', async () => {
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });
    const { user } = renderRoute('/');
    await weave(user);
    expect(openDocument).toHaveBeenCalledWith('/try#idea=Two%20loaves%20for%20one');
    refused.mockRestore();
  });

  it('leads a signed-in user with an idea to the generator', async () => {
    const { user, address } = renderRoute('/', { viewer: {} });
    await weave(user);
    await waitFor(() => expect(address()).toMatch(/^\/user\/generate-image/));
    expect(openDocument).not.toHaveBeenCalled();
  });

  it('opens the video in a dialog that can be closed', async () => {
    const video = { link: 'https://www.youtube.com/watch?v=abcdefghijk', thumbnail: '/pictures/bakery-640.webp' };
    const { user } = renderRoute('/', {
      overrides: { Query: { bannerSection: () => ({ ...sections.bannerSection, video }) } },
    });
    await user.click(await screen.findByRole('button', { name: 'Play the video' }));
    expect(await screen.findByTitle('Video')).toHaveAttribute(
      'src',
      expect.stringContaining('https://www.youtube-nocookie.com/embed/abcdefghijk'),
    );
    await user.click(screen.getByRole('button', { name: 'Close the video' }));
    await waitFor(() => expect(screen.queryByTitle('Video')).not.toBeInTheDocument());
  });
});

describe('pricing', () => {
  it('shows the packages cheapest first, the second one as most popular', async () => {
    renderRoute('/');
    const cards = within((await screen.findByText('Starter Plan For Everyone')).closest('section') ?? document.body)
      .getAllByRole('listitem')
      .filter((item) => item.hasAttribute('aria-label'));
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Starter',
      'Enterprise',
      'Standard',
    ]);
    expect(cards.map((card) => within(card).queryByText('Most Popular') !== null)).toEqual([false, true, false]);
    const [starter] = cards.map((card) => within(card));
    expect(starter?.getByText('$9.00')).toBeInTheDocument();
    expect(starter?.getByText('USD')).toBeInTheDocument();
    expect(starter?.getByText('Perfect for individuals getting started')).toBeInTheDocument();
    expect(starter?.getByText('20 designs')).toBeInTheDocument();
    expect(starter?.getByRole('link', { name: /Get Started/ })).toHaveAttribute(
      'href',
      '/buy/01900000-0000-7000-8000-0000000000a1',
    );
  });

  it('shows the error', async () => {
    renderRoute('/', { overrides: { Query: { packages: fail } } });
    expect(await screen.findByText('Error: No thread left')).toBeInTheDocument();
  });
});

describe('testimonials', () => {
  const slide = () => screen.getByRole('group', { name: /of 2/ });

  it('shows the story and one quote at a time, cyclically, by arrows and keys', async () => {
    jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({
      matches: media.includes('reduced-motion'),
      media,
      onchange: null,
      addListener: jest.fn(),
      removeListener: jest.fn(),
      addEventListener: jest.fn(),
      removeEventListener: jest.fn(),
      dispatchEvent: jest.fn(),
    }));
    const { user } = renderRoute('/');
    expect(await screen.findByText('4.9(120 reviews)')).toBeInTheDocument();
    expect(within(slide()).getByText('First quote')).toBeInTheDocument();
    expect(within(slide()).getByRole('img', { name: '5 of 5 stars' })).toBeInTheDocument();
    const next = screen.getByRole('button', { name: 'Next testimonial' });
    await user.click(next);
    expect(within(slide()).getByText('Second quote')).toBeInTheDocument();
    await user.click(next);
    expect(within(slide()).getByText('First quote')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Previous testimonial' }));
    expect(within(slide()).getByText('Second quote')).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(within(slide()).getByText('First quote')).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});
