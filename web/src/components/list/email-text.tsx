import { Fragment } from 'react';

/** An email address that breaks between its parts where it does not fit into a line. */
export const EmailText = ({ email }: { email: string }) =>
  email.split(/(?<=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
