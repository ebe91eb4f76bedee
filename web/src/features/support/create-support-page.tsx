import { useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useApolloClient } from '@apollo/client/react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { ticketForm, ticketLimits } from '../../../../contract/ticket';
import { Form, useAppForm } from '../../components/form/form';
import { FormErrorBanner } from '../../components/form/form-error-banner';
import { SelectField } from '../../components/form/select-field';
import { SubmitButton } from '../../components/form/submit-button';
import { TextField } from '../../components/form/text-field';
import { PageHeading } from '../../components/page/page-heading';
import { forgetList } from '../../entities/session/forget-viewer';
import { useViewer } from '../../entities/session/use-viewer';
import type { Viewer } from '../../entities/session/use-viewer';
import { PictureField } from '../../entities/ticket/pictures/picture-field';
import { unsettledPictures, usePictures } from '../../entities/ticket/pictures/use-pictures';
import { notify } from '../../lib/notify';
import { paths } from '../../lib/paths';
import { requestAnswered, requestIdFor } from '../../lib/request-id';
import { useGoOn } from '../../lib/use-go-on';
import { useCreateTicketMutation } from './support.generated';
import { idOf, useSubjects } from './use-subjects';

const failure = 'Failed to create support ticket';

/** `about` is `design:ID`, `order:ID` or blank. */
const schema = z.object({ ...ticketForm.shape, about: z.string() });
type Values = z.infer<typeof schema>;

/** /user/create-support: a new ticket, optionally about a design or an order (user-area.md, 'Support tickets'). */
export function CreateSupportPage() {
  const { viewer } = useViewer();
  return (
    <>
      <PageHeading title="Create Ticket" text="Tell us what happened or what you need. We answer here and by email." />
      {viewer && <TicketForm viewer={viewer} />}
    </>
  );
}

function TicketForm({ viewer }: { viewer: Viewer }) {
  const client = useApolloClient();
  const goOn = useGoOn();
  const [createTicket] = useCreateTicketMutation();
  const form = useAppForm<Values>({
    schema,
    defaultValues: { subject: '', message: '', about: '' },
    draft: { name: 'ticket', owner: viewer.id },
  });
  const [drafted] = useState(() => form.getValues('about'));
  const { subjects, named, failed, retry } = useSubjects(drafted);
  const pictures = usePictures({ name: 'ticket', owner: viewer.id });
  const about = useWatch({ control: form.control, name: 'about' });
  const picture = subjects.find(({ value }) => value === about)?.thumbnailUrl;

  const { setValue } = form;
  useEffect(() => {
    if (named) setValue('about', named);
  }, [named, setValue]);

  const submit = async ({ subject, message, about: wanted }: Values) => {
    // one that is gone is not among the options: the field shows none
    const chosen = subjects.some(({ value }) => value === wanted) ? wanted : '';
    const images = await pictures.settled();
    if (!images) return [unsettledPictures];
    const input = {
      subject,
      message,
      designId: idOf(chosen, 'design'),
      purchaseId: idOf(chosen, 'order'),
      imageIds: images.map(({ id }) => id),
    };
    try {
      const { data } = await createTicket({
        variables: { input: { ...input, requestId: requestIdFor('ticket', viewer.id, input) } },
      });
      const errors = data?.createTicket.errors ?? [];
      if (errors.length > 0) {
        notify.error(failure);
        // this form has one field for the ticket's subject
        return errors.map((error) =>
          /^(design|purchase)Id$/.test(error.field?.[0] ?? '') ? { ...error, field: ['about'] } : error,
        );
      }
    } catch (error) {
      notify.error(failure);
      throw error;
    }
    requestAnswered('ticket', viewer.id);
    form.forgetDraft();
    pictures.clear();
    forgetList(client.cache, 'tickets');
    notify.success('Support ticket created successfully');
    void goOn(paths.user.support.getHref());
  };

  return (
    <Card sx={{ p: { xs: 2.5, sm: 4 }, maxWidth: 760 }}>
      <Form form={form} label="Create a ticket" onSubmit={submit}>
        <FormErrorBanner />
        <TextField name="subject" label="Subject" required maxLength={ticketLimits.subject} />
        <TextField name="message" label="Message" required rows={8} maxLength={ticketLimits.message} />
        <PictureField pictures={pictures} />
        {failed && (
          <Alert
            severity="warning"
            action={
              <Button color="inherit" size="small" variant="text" onClick={retry}>
                Retry
              </Button>
            }
          >
            Error loading user data. You can still write to us.
          </Alert>
        )}
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <Box sx={{ flex: 1, minWidth: 0, display: 'grid' }}>
            <SelectField
              name="about"
              label="About (optional)"
              placeholder="Nothing in particular"
              options={subjects}
              hint="A design or an order, so that we know which one you mean."
            />
          </Box>
          {picture && (
            <Box
              component="img"
              src={picture}
              alt="The design this ticket is about"
              sx={{
                width: 72,
                height: 72,
                objectFit: 'contain',
                borderRadius: '12px',
                border: 1,
                borderColor: 'divider',
              }}
            />
          )}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <SubmitButton busyText="Creating...">Create Ticket</SubmitButton>
          <Button component={Link} to={paths.user.support.getHref()} variant="outlined" size="large">
            Back to your tickets
          </Button>
        </Box>
      </Form>
    </Card>
  );
}
