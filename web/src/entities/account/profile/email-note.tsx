import { LabelledInput } from '../../../components/form/labelled-input';

/** The account's address: not a field of the form, because it is changed elsewhere. */
export const EmailNote = ({ email }: { email: string }) => (
  <LabelledInput
    id="field-email"
    label="Email"
    type="email"
    value={email}
    helperText={
      <>
        <span>Email address cannot be changed</span> <span>here. Change it under Security.</span>
      </>
    }
    inputProps={{ readOnly: true }}
  />
);
