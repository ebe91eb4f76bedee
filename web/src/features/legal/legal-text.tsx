import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../components/feedback/empty-state';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { SectionLoader } from '../../components/feedback/loaders';
import { PageMeta } from '../../components/layout/page-meta';
import { SafeHtml } from '../../components/layout/safe-html';
import type { LegalPartsFragment } from '../../gql/operations';
import { errorSentence } from '../../lib/errors';

interface LegalTextProps {
  page: LegalPartsFragment | undefined;
  error: unknown;
  onRetry: () => void;
}

/** A legal text in a readable measure. */
export function LegalText({ page, error, onRetry }: LegalTextProps) {
  if (error && !page) return <ErrorPanel message={errorSentence(error)} onRetry={onRetry} />;
  if (!page) return <SectionLoader />;
  if (!page.isActive) return <EmptyState title="This page is being rewritten" text="It will be back shortly." />;
  return (
    <Box component="article" sx={{ maxWidth: '68ch', mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 5, md: 9 }, '& h2': { typography: 'h5', mt: 5, mb: 1 }, '& p, & li': { lineHeight: 1.7 }, '& p': { my: 1.5 } }}>
      <PageMeta title={`${page.title} - Postloom`} description={`The ${page.title} of Postloom, in plain words.`} />
      <Typography variant="h2" component="h1" tabIndex={-1}>
        {page.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1.5, mb: 4 }}>In force since {page.validFrom}</Typography>
      <SafeHtml html={page.body} block />
    </Box>
  );
}
