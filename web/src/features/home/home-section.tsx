import type { ComponentType } from 'react';
import { SectionLoader } from '../../components/feedback/loaders';
import { SectionError } from '../../components/sections/section-states';
import { serverMessage } from '../../lib/errors';

interface HomeSectionProps<Body> {
  /** Undefined until it is loaded. */
  section: (Body & { isActive: boolean }) | undefined;
  error: unknown;
  /** What it is called in sentences. */
  name: string;
  /** Where the specification's sentences are others. */
  sentences?: { loading?: string; failed?: string; unreachable?: string };
  /** Pixels that are kept free for it while it loads. */
  minHeight?: number;
  View: ComponentType<{ section: Body }>;
}

/** A section of the home page in each of its states; nothing while it is switched off. */
export function HomeSection<Body>({
  section,
  error,
  name,
  sentences: {
    loading = `Loading ${name}...`,
    failed = `Error loading ${name}`,
    unreachable = `Failed to fetch ${name} data`,
  } = {},
  minHeight = 480,
  View,
}: HomeSectionProps<Body>) {
  if (error && !section) return <SectionError>{`${failed}: ${serverMessage(error, unreachable)}`}</SectionError>;
  if (!section) return <SectionLoader text={loading} minHeight={minHeight} />;
  return section.isActive ? <View section={section} /> : null;
}
