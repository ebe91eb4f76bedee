import Box from '@mui/material/Box';

/** HTML of the schema's type SafeHtml, which the server has sanitised. Nothing else may be passed in. */
export const SafeHtml = ({ html }: { html: string }) => (
  <Box component="span" dangerouslySetInnerHTML={{ __html: html }} sx={{ '& a': { color: 'inherit', textUnderlineOffset: '0.2em' }, '& p': { m: 0 } }} />
);
