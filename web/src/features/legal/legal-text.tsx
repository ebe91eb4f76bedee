import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/feedback/empty-state';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { SectionLoader } from '../../components/feedback/loaders';
import { PageMeta } from '../../components/page/page-meta';
import { SafeHtml } from '../../components/sections/safe-html';
import type { LegalPartsFragment } from './legal.generated';
import { errorSentence } from '../../lib/errors';

interface LegalTextProps {
  /** What the page is called as long as its text is not there. */
  name: string;
  page: LegalPartsFragment | undefined;
  error: unknown;
  onRetry: () => void;
  /** The other legal page. */
  other: { text: string; href: string };
}

/** A legal text in a readable measure, its title beside it. */
export function LegalText({ name, page, error, onRetry, other }: LegalTextProps) {
  const title = page?.isActive ? page.title : name;
  return (
    <>
      <PageMeta title={`${title} - Postloom`} description={`The ${title} of Postloom, in plain words.`} />
      {page ? (
        page.isActive ? (
          <Article page={page} other={other} />
        ) : (
          <EmptyState page title="This page is being rewritten" text="It will be back shortly." />
        )
      ) : null}
      {!page &&
        (error ? (
          <ErrorPanel page title={name} message={errorSentence(error)} onRetry={onRetry} />
        ) : (
          <SectionLoader minHeight={480} />
        ))}
    </>
  );
}

const text = {
  '& h2': { typography: 'h5', mt: 6, mb: 1 },
  '& p, & li': { lineHeight: 1.7 },
  '& p': { my: 1.5 },
  '& ul, & ol': { pl: 3 },
  '& li + li': { mt: 1 },
  '& > div > p:first-of-type': { mt: 0 },
} as const;

const Article = ({ page, other }: { page: LegalPartsFragment; other: LegalTextProps['other'] }) => (
  <Box
    component="article"
    sx={{
      maxWidth: 1320,
      mx: 'auto',
      px: { xs: 2, sm: 3 },
      pt: { xs: 5, md: 8 },
      pb: { xs: 2, md: 4 },
      display: 'grid',
      gap: { xs: 4, md: 10 },
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 7fr)' },
      alignItems: 'start',
    }}
  >
    <Box sx={{ position: { md: 'sticky' }, top: { md: 112 } }}>
      <Typography variant="h2" component="h1" tabIndex={-1}>
        {page.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 2 }}>In force since {page.validFrom}</Typography>
      <Typography sx={{ mt: 2 }}>
        <MuiLink component={Link} to={other.href}>
          {other.text}
        </MuiLink>
      </Typography>
    </Box>
    <Box sx={{ maxWidth: '68ch', ...text }}>
      <SafeHtml html={page.body} block />
    </Box>
  </Box>
);
