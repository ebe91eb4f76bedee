import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/feedback/empty-state';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { SectionLoader } from '../../components/feedback/loaders';
import { useShop } from '../../components/brand/shop-identity';
import { PageMeta } from '../../components/page/page-meta';
import { LegalView } from '../../components/sections/legal-view';
import type { LegalBodyFragment } from '../../entities/section/section-bodies.generated';
import { errorMessage } from '../../lib/errors';

interface LegalTextProps {
  /** Name of the page while its text is not loaded. */
  name: string;
  page: (LegalBodyFragment & { isActive: boolean }) | undefined;
  error: unknown;
  onRetry: () => void;
  /** The other legal page. */
  other: { text: string; href: string };
}

/** A legal page in each of its states. */
export function LegalText({ name, page, error, onRetry, other }: LegalTextProps) {
  const { name: shop } = useShop();
  const title = page?.isActive ? page.title : name;
  return (
    <>
      <PageMeta title={title} description={`The ${title} of ${shop}, in plain words.`} />
      {page ? (
        page.isActive ? (
          <LegalView section={page}>
            <Typography sx={{ mt: 2 }}>
              <MuiLink component={Link} to={other.href}>
                {other.text}
              </MuiLink>
            </Typography>
          </LegalView>
        ) : (
          <EmptyState page title="This page is being rewritten" text="It will be back shortly." />
        )
      ) : null}
      {!page &&
        (error ? (
          <ErrorPanel page title={name} message={errorMessage(error)} onRetry={onRetry} />
        ) : (
          <SectionLoader minHeight={480} />
        ))}
    </>
  );
}
