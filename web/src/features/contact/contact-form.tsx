import { useRef } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { lazyPart } from '../../components/feedback/lazy-part';
import { Form, useAppForm } from '../../components/form/form';
import { SubmitButton } from '../../components/form/submit-button';
import { TextField } from '../../components/form/text-field';
import { takeStored } from '../../components/form/take-stored';
import type { Sent } from '../../components/form/take-stored';
import { useViewer } from '../../entities/session/use-viewer';
import type { Pictures } from '../../entities/ticket/pictures/use-pictures';
import { useSendContactMessageMutation } from './contact.generated';
import { notify } from '../../lib/notify';
import type { ContactValues } from './contact-schema';

const ContactPictures = lazyPart(() => import('./contact-pictures').then(({ ContactPictures }) => ContactPictures));

const loadSchema = () => import('./contact-schema').then(({ contactSchema }) => contactSchema);

const empty = { name: '', email: '', subject: '', phone: '', message: '' };

/** Sends a message, which becomes an open ticket; one submission at a time. The entered text stays on failure. */
export function ContactForm() {
  const { viewer } = useViewer();
  const [send] = useSendContactMessageMutation();
  // The answer to a signed-in account goes to the account's address, not to the one typed before.
  const known = viewer ? { ...empty, name: viewer.name, email: viewer.email } : undefined;
  const form = useAppForm({ schema: loadSchema, defaultValues: empty, values: known });

  const pictures = useRef<Pictures | null>(null);

  const submit = async (input: ContactValues, sent: Sent) => {
    const images = pictures.current ? await pictures.current.settled() : [];
    // the error is shown beside the picture
    if (!images) return [];
    try {
      const imageIds = images.map(({ id }) => id);
      const { data } = await send({ variables: { input: { ...input, ...(imageIds.length > 0 && { imageIds }) } } });
      const errors = data?.sendContactMessage.errors ?? [];
      if (errors.length > 0) {
        const ofFields = errors.filter(({ field }) => field !== null && field[0] !== 'imageIds');
        if (ofFields.length === 0) notify.error(errors[0]?.message ?? 'Failed to send message. Please try again.');
        return ofFields;
      }
      pictures.current?.clear();
      takeStored(form, sent, known ?? empty);
      notify.success('Message Sent Successfully!');
    } catch {
      notify.error('Failed to send message. Please try again.');
    }
  };

  return (
    <Card component="section" aria-labelledby="contact-form-title" sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Typography id="contact-form-title" variant="h4" component="h2" sx={{ mb: 3 }}>
        Write to us
      </Typography>
      <Form form={form} label="Contact" onSubmit={submit}>
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <TextField name="name" label="Name" autoComplete="name" required maxLength={100} />
          <TextField
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            readOnly={viewer !== null}
          />
          <TextField name="subject" label="Subject" required maxLength={200} />
          <TextField
            name="phone"
            label="Phone"
            type="tel"
            autoComplete="tel"
            required
            maxLength={40}
            hint="Only used to call you back about this message."
          />
        </Box>
        <TextField name="message" label="Message" rows={9} required maxLength={5000} />
        {viewer && <ContactPictures key={viewer.id} ref={pictures} owner={viewer.id} />}
        <SubmitButton busyText="Sending...">Send Message</SubmitButton>
      </Form>
    </Card>
  );
}
