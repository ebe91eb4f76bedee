import { useState } from 'react';
import Box from '@mui/material/Box';

/** Emails were parts of a document once, without a body of their own. */
const asDocument = (html: string) => (html.startsWith('<!doctype') ? html : `<style>body{margin:0}</style>${html}`);

/**
 * An email as mail programs show it: in a frame of its own, where no script runs and no link leads anywhere. It is
 * light in both colour schemes.
 */
export function EmailFrame({ html, title }: { html: string; title: string }) {
  const [height, setHeight] = useState(320);
  return (
    <Box
      component="iframe"
      title={title}
      // without scripts; the same origin lets the height follow the email
      sandbox="allow-same-origin"
      srcDoc={asDocument(html)}
      onLoad={({ currentTarget }) => setHeight(currentTarget.contentDocument?.documentElement.scrollHeight ?? 320)}
      sx={{
        display: 'block',
        width: '100%',
        height,
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
        colorScheme: 'light',
        backgroundColor: '#FBF8F3',
      }}
    />
  );
}
