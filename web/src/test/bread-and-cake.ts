import { screen } from '@testing-library/react';
import { aFinishedDesign } from './designs';

export const bread = aFinishedDesign({
  id: 'd-2',
  primaryText: 'New bread',
  platform: 'INSTAGRAM',
  postType: 'INSTAGRAM_POST',
  size: 'LANDSCAPE',
  niche: 'PETS',
  style: 'BOLD',
  customPrompt: 'Crumbs',
  enhancedPrompt: 'Golden crumbs',
});
export const cake = aFinishedDesign({ id: 'd-1', primaryText: 'Old cake', createdAt: '2026-02-01T12:00:00.000Z' });

/** Returns the generator's address with a design in its preview. */
export const path = (id: string) => `/user/generate-image?design=${id}`;

export const strip = () => screen.findByRole('region', { name: /^Your designs/ });
/** Returns the tile of a design: its button, with the state beside it. */
export const tileOf = async (text: string) => (await show(text)).parentElement;
export const show = (text: string) => screen.findByRole('button', { name: `Show the design: ${text}` });
export const remove = (text: string) => screen.findByRole('button', { name: `Delete the design: ${text}` });
export const picture = () => screen.findByRole('img', { name: 'Generated design' });
