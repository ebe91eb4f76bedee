import { bannerSection } from '../../../../../../contract/banner-section';
import { HeroView } from '../../../../components/sections/banner/hero-view';
import type { BannerShown } from '../../../../components/sections/banner/hero-view';
import { IdeaField } from '../../../../components/sections/banner/idea-field';
import { formatAgo } from '../../../../lib/format';
import { sectionKind } from '../section-editor/section-kind';
import type { SectionMessages } from '../section-editor/section-kind';

/** Specification, admin area, sections 4 and 8, 'Banner editor A'; without an answer, `decisions.md` 10. */
const sentences: SectionMessages = {
  saved: 'Banner section updated successfully!',
  reset: 'Banner section updated successfully!',
  failed: (verb, reason, isAnswered) =>
    isAnswered
      ? (reason ??
        {
          fetch: 'Failed to fetch banner data',
          update: 'Failed to update banner section',
          toggle: 'Failed to toggle banner status',
          reset: 'Failed to reset banner section',
        }[verb])
      : {
          fetch: 'Failed to connect to server',
          update: 'Failed to save changes',
          toggle: 'Failed to connect to server',
          reset: 'Failed to connect to server',
        }[verb],
  shownMs: 5_000,
};

/** What both editors share: they are two views of one document (`decisions.md` 7). */
const banner = {
  key: 'BANNER',
  type: 'BannerSection',
  name: 'banner section',
  publicField: 'bannerSection',
  schema: bannerSection,
  sentences,
  facts: (body: BannerShown, { isActive, updatedAt }: { isActive: boolean; updatedAt: string | null }) => [
    { label: 'Status', value: isActive ? 'Active' : 'Inactive' },
    { label: 'YouTube video', value: body.video ? 'Yes' : 'No' },
    { label: 'Background image', value: body.backgroundImage ? 'Yes' : 'No' },
    { label: 'Last updated', value: updatedAt ? formatAgo(updatedAt) : 'Never' },
  ],
  View: ({ section }: { section: BannerShown }) => <HeroView section={section} ideaForm={<IdeaField />} />,
} as const;

const buttons = {
  label: 'Buttons',
  entry: 'button',
  controls: { text: { label: 'Button text' }, link: { label: 'Button link' } },
};

/** Editor A. */
export const bannerKind = sectionKind({
  ...banner,
  saveNeeds: { field: 'title', sentence: 'Please enter a title.' },
  heading: 'Banner Section Management',
  controls: {
    subtitle: { label: 'Subtitle' },
    title: { label: 'Title', rows: 2, hint: 'Each line is a line of the heading.' },
    highlightText: { label: 'Highlighted text' },
    description: { label: 'Description', rows: 3 },
    buttons,
    video: {
      legend: 'Video',
      controls: {
        link: { label: 'YouTube URL' },
        thumbnail: { label: 'Video thumbnail' },
      },
    },
    backgroundImage: { label: 'Background image' },
  },
});

/** Editor B. */
export const homeBannerKind = sectionKind({
  ...banner,
  controls: {
    subtitle: { label: 'Subtitle' },
    title: { label: 'Title', rows: 2, hint: 'Each line is a line of the heading.' },
    highlightText: null,
    description: { label: 'Description', rows: 3 },
    backgroundImage: { label: 'Background image' },
    buttons,
    video: {
      legend: 'Video',
      controls: { link: { label: 'Video link' }, thumbnail: { label: 'Thumbnail' } },
    },
  },
});
