/** A design as the API returns it. */
export interface TestDesign {
  id: string;
  platform: 'FACEBOOK' | 'INSTAGRAM';
  postType: 'FACEBOOK_POST' | 'INSTAGRAM_POST';
  size: 'SQUARE' | 'LANDSCAPE';
  niche: string;
  style: string;
  primaryText: string;
  customPrompt: string;
  enhancedPrompt: string | null;
  status: 'QUEUED' | 'RUNNING' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED';
  error: string | null;
  imageUrl: string | null;
  thumbnailUrl: string | null;
  downloadUrl: string | null;
  width: number | null;
  height: number | null;
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
}

const createdAt = '2026-03-01T12:00:00.000Z';
const finishedAt = '2026-03-01T12:00:09.000Z';

/** Creates a design that was just requested; a test sets the fields it needs. */
export const aDesign = (parts: Partial<TestDesign> = {}): TestDesign => ({
  id: '01900000-0000-7000-8000-0000000000d1',
  platform: 'FACEBOOK',
  postType: 'FACEBOOK_POST',
  size: 'SQUARE',
  niche: 'BUSINESS',
  style: 'PROFESSIONAL',
  primaryText: 'Two loaves for one',
  customPrompt: 'Warm light.',
  enhancedPrompt: null,
  status: 'QUEUED',
  error: null,
  imageUrl: null,
  thumbnailUrl: null,
  downloadUrl: null,
  width: null,
  height: null,
  createdAt,
  startedAt: null,
  finishedAt: null,
  ...parts,
});

/** Creates a design with a picture. */
export function aFinishedDesign(parts: Partial<TestDesign> = {}): TestDesign {
  const { id } = aDesign(parts);
  return aDesign({
    status: 'SUCCEEDED',
    imageUrl: `/files/designs/${id}.png`,
    thumbnailUrl: `/files/designs/${id}.webp`,
    downloadUrl: `/files/designs/${id}/download`,
    width: 1024,
    height: 1024,
    startedAt: createdAt,
    finishedAt,
    ...parts,
  });
}
