import { SectionLoader } from '../../components/feedback/loaders';
import { HeroView } from '../../components/sections/banner/hero-view';
import { SectionError } from '../../components/sections/section-states';
import { serverMessage } from '../../lib/errors';
import { useBannerSectionQuery } from '../../entities/section/banner-section.generated';
import { IdeaForm } from './idea-form';

/** The banner, editable in the admin area. */
export function HeroSection() {
  const { data, error } = useBannerSectionQuery();
  const banner = data?.bannerSection;
  if (error && !banner)
    return (
      <SectionError>{`Error loading banner: ${serverMessage(error, 'Failed to fetch banner data')}`}</SectionError>
    );
  if (!banner) return <SectionLoader minHeight={640} />;
  return banner.isActive ? <HeroView section={banner} ideaForm={<IdeaForm />} /> : null;
}
