import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PageMeta } from '../../components/page/page-meta';
import { ApiViewer, documentHref } from './api-viewer';

const collectionHref = '/docs/api/collection.json';

/** /docs/api: the REST paths for integrators. */
export function ApiDocsPage() {
  return (
    <Container component="article" maxWidth="lg" sx={{ py: { xs: 4, md: 7 } }}>
      <PageMeta title="REST API" description="Every REST path: what it reads, what it answers, and a form to try it." />
      <Typography variant="h2" component="h1" tabIndex={-1}>
        REST API
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1.5, maxWidth: '68ch' }}>
        Each path with what it reads and answers, and a form to try it. Programs call with an access token: create one
        under API tokens in your profile.
      </Typography>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, p: 0, my: 3, listStyle: 'none' }}>
        <li>
          <MuiLink href="/docs">Guide</MuiLink>
        </li>
        <li>
          <MuiLink href={documentHref}>OpenAPI document</MuiLink>
        </li>
        <li>
          <MuiLink href={collectionHref} download="rest-api.postman_collection.json">
            Collection for Postman and Bruno
          </MuiLink>
        </li>
      </Box>
      <ApiViewer />
    </Container>
  );
}
