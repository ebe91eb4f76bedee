import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SectionLoader } from '../../components/feedback/loaders';
import { useShop } from '../../components/brand/shop-identity';
import { PageMeta } from '../../components/page/page-meta';
import { ContactDetails, ContactFrame } from '../../components/sections/contact-view';
import { useContactPageQuery } from '../../entities/section/contact-page.generated';
import { serverMessage } from '../../lib/errors';
import { ContactForm } from './contact-form';

/** /contact: how to reach us, and a form (public-site.md, 'Contact page'). The form works without the rest. */
export function ContactPage() {
  const { name: shop } = useShop();
  const { data, error } = useContactPageQuery();
  const content = data?.contactPage;
  return (
    <ContactFrame>
      <PageMeta
        title="Contact"
        description={`Write to the people behind ${shop}: questions before you buy, designs that came out odd, ideas for us.`}
      />
      <Box>
        {error && !content ? (
          <>
            <PlainHeading />
            <Alert
              severity="error"
              sx={{ mt: 3 }}
            >{`Error loading contact information: ${serverMessage(error, 'Failed to fetch contact data')}`}</Alert>
          </>
        ) : !content ? (
          <SectionLoader text="Loading contact information..." />
        ) : content.isActive ? (
          <ContactDetails section={content} />
        ) : (
          <>
            <PlainHeading />
            <Typography sx={{ mt: 2, color: 'text.secondary' }}>No contact information available.</Typography>
          </>
        )}
      </Box>
      <ContactForm />
    </ContactFrame>
  );
}

const PlainHeading = () => (
  <Typography variant="h2" component="h1" tabIndex={-1}>
    Contact
  </Typography>
);
