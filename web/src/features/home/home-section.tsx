import type { ComponentType } from 'react';
import { SectionLoader } from '../../components/feedback/loaders';
import { SectionError } from '../../components/sections/section-states';
import { serverMessage } from '../../lib/errors';

interface HomeSectionProps<Body> {
  /** Undefined until it is loaded. */
  section: (Body & { isActive: boolean }) | undefined;
  error: unknown;
  /** The specification's sentences. */
  sentences: {
    loading: string;
    failed: (message: string) => string;
    /** The message where the server sent none. */
    unreachable: string;
  };
  /** Height in pixels that is reserved while it loads. */
  minHeight?: number;
  View: ComponentType<{ section: Body }>;
}

/** A section of the home page in each of its states; nothing while it is switched off. */
export function HomeSection<Body>({ section, error, sentences, minHeight = 480, View }: HomeSectionProps<Body>) {
  if (error && !section)
    return <SectionError>{sentences.failed(serverMessage(error, sentences.unreachable))}</SectionError>;
  if (!section) return <SectionLoader text={sentences.loading} minHeight={minHeight} />;
  return section.isActive ? <View section={section} /> : null;
}
