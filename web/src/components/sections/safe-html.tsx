import Box from '@mui/material/Box';

/**
 * HTML of the schema's type SafeHtml, which the server has sanitised. Nothing else may be passed in. `block` is for
 * texts with headings and lists, which are not allowed inside a line.
 */
export const SafeHtml = ({ html, block = false }: { html: string; block?: boolean }) => (
  <Box
    component={block ? 'div' : 'span'}
    dangerouslySetInnerHTML={{ __html: html }}
    sx={{ '& a': { color: 'inherit', textUnderlineOffset: '0.2em' }, ...(block ? {} : { '& p': { m: 0 } }) }}
  />
);
