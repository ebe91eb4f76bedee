import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useViewer } from '../../../entities/session/use-viewer';
import type { DesignStyle } from '../../../gql/schema';
import { saveIdeaStyle } from '../../../lib/idea';
import { withNextPage } from '../../../lib/next-page';
import { paths } from '../../../lib/paths';

const generator = paths.user.generateImage.getHref();
const registration = withNextPage(paths.register.getHref(), { pathname: generator, search: '', hash: '' });

/** The name of a look, and the way to a post in its style. */
export function MakeThis({ name, style }: { name: string; style: DesignStyle }) {
  const { viewer } = useViewer();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, minHeight: 44 }}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {name}
      </Box>
      <Button
        component={Link}
        to={viewer ? generator : registration}
        onClick={() => saveIdeaStyle(style)}
        aria-label={`Make this post: ${name}`}
      >
        Make this post
      </Button>
    </Box>
  );
}
