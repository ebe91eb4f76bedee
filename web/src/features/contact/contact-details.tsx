import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ContentIcon } from '../../components/layout/content-icon';
import type { ContactPageQuery } from '../../gql/operations';
import { tintOf } from '../../lib/colour';

type Content = ContactPageQuery['contactPage'];

const hrefOf = ({ type, value }: Content['contactInfo'][number]) => (type === 'email' ? `mailto:${value}` : `tel:${value.replaceAll(/[^+\d]/g, '')}`);

/** The editable part of the contact page. */
export function ContactDetails({ content }: { content: Content }) {
  return (
    <>
      <Typography sx={{ color: 'secondary.dark', fontWeight: 600 }}>{content.subtitle}</Typography>
      <Typography variant="h2" component="h1" tabIndex={-1} sx={{ mt: 1 }}>
        {content.title}
      </Typography>
      <Typography sx={{ mt: 2, color: 'text.secondary', maxWidth: '52ch' }}>{content.description}</Typography>
      {content.contactInfo.length === 0 && <Typography sx={{ mt: 3, color: 'text.secondary' }}>No contact information available.</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 4, display: 'grid', gap: 2.5 }}>
        {content.contactInfo.map((info) => (
          <Box component="li" key={`${info.type} ${info.value}`} sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
            <Box sx={{ width: 48, height: 48, flex: 'none', borderRadius: '14px', display: 'grid', placeItems: 'center', color: 'primary.main', bgcolor: tintOf('primary-main', 12) }}>
              <ContentIcon icon={info.icon} size={22} />
            </Box>
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {info.label}
              </Typography>
              <MuiLink href={hrefOf(info)} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {info.value}
              </MuiLink>
            </Box>
          </Box>
        ))}
      </Box>
      {content.imageUrl && <Box component="img" src={content.imageUrl} alt="" loading="lazy" sx={{ mt: 5, width: '100%', maxWidth: 460, borderRadius: '20px', display: 'block' }} />}
    </>
  );
}
