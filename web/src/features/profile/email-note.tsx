import MuiTextField from '@mui/material/TextField';

/** The address of the account: no field of the form, as it is changed in another way. */
export const EmailNote = ({ email }: { email: string }) => (
  <MuiTextField
    id="field-email"
    label="Email"
    type="email"
    value={email}
    helperText={
      <>
        <span>Email address cannot be changed</span> <span>in this form. Security sets a new one.</span>
      </>
    }
    slotProps={{ htmlInput: { readOnly: true } }}
  />
);
