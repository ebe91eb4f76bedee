import { Fragment } from 'react';
import Box from '@mui/material/Box';

/**
 * An email address on one line of a list. Where the room ends, an ellipsis stands for the rest; selecting it copies the
 * whole address.
 */
export const EmailText = ({ email }: { email: string }) => (
  <Box component="span" title={email} sx={oneLine}>
    {email}
  </Box>
);

/** An email address among details, in full: it breaks between its parts. */
export const WholeEmail = ({ email }: { email: string }) =>
  email.split(/(?<=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

const oneLine = {
  display: 'block',
  minWidth: 0,
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // the grid refuses selection in its cells
  userSelect: 'text',
} as const;
