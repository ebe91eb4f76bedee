import { member } from './defaults';

export interface StoredFeaturesState {
  version: number;
  isActive: boolean;
  updatedBy: { id: string; name: string } | null;
  /** Content that is planned for later. */
  scheduled?: object | null;
  body: {
    subtitle: string;
    title: string;
    description: string;
    backgroundImage: string | null;
    backgroundImageAlt: string | null;
    features: { icon: string; title: string; description: string }[];
  };
  earlier: {
    items: { version: number; isActive: boolean; savedAt: string; savedBy: { id: string; name: string } | null }[];
    totalItems: number;
  };
}

export const storedFeatures: StoredFeaturesState = {
  version: 3,
  isActive: true,
  updatedBy: member,
  body: {
    subtitle: 'Why us',
    title: 'Stored title',
    description: 'Stored description',
    backgroundImage: null,
    backgroundImageAlt: null,
    features: ['One', 'Two', 'Three'].map((title) => ({
      icon: 'star',
      title,
      description: `About ${title.toLowerCase()}`,
    })),
  },
  earlier: {
    items: [2, 1].map((version) => ({
      version,
      isActive: true,
      savedAt: '2026-01-05T10:00:00.000Z',
      savedBy: { id: member.id, name: 'Ada Keeper' },
    })),
    totalItems: 2,
  },
};

/** Returns a section as the API does. */
export const asStored = (state: StoredFeaturesState) => ({
  key: 'FEATURES',
  updatedAt: new Date(Date.now() - 125_000).toISOString(),
  ...state,
  body: { __typename: 'FeaturesSection', ...state.body },
});
