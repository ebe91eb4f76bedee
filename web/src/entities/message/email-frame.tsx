import { useState } from 'react';
import Box from '@mui/material/Box';

/** Removes the frame's own margin: an email brings its background. */
const reset = '<style>body{margin:0}</style>';

/**
 * An email as mail programs show it: in a frame of its own, where no script runs and no link leads anywhere. It keeps
 * its own colours in dark mode, as most mail programs do.
 */
export function EmailFrame({ html, title }: { html: string; title: string }) {
  const [height, setHeight] = useState(320);
  return (
    <Box
      component="iframe"
      title={title}
      // without scripts; the same origin lets the height follow the email
      sandbox="allow-same-origin"
      srcDoc={reset + html}
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
