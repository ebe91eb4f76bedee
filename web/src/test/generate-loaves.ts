import { screen } from '@testing-library/react';
import { generateButton, primaryText } from './open-generator';
import type { OpenGenerator } from './open-generator';
import { fill } from './fill';

/** Fields of a design once its picture is ready. */
export const picture = {
  status: 'SUCCEEDED',
  imageUrl: '/files/new.png',
  thumbnailUrl: '/files/new.webp',
  downloadUrl: '/files/new/download',
  width: 1024,
  height: 1024,
  finishedAt: '2026-03-01T12:00:09.000Z',
} as const;

/** The server's answer to a refused generation request. */
export const turnedDown = (code: string, message: string) => ({
  design: null,
  viewer: null,
  errors: [{ code, message, field: null }],
});

/** Requests a design with two loaves. */
export async function generate({ user }: OpenGenerator) {
  await fill(user, await primaryText(), 'Two loaves');
  await user.click(generateButton());
}

export const working = () => screen.findByText('AI is generating your design...');
