import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ContentIcon } from '../../components/sections/content-icon';
import type { ContactPageQuery } from './contact.generated';
import { HeldPicture } from '../../components/picture/held-picture';
import { Picture } from '../../components/picture/picture';
import { tintOf } from '../../lib/colour';

type Content = ContactPageQuery['contactPage'];

const hrefOf = ({ type, value }: Content['contactInfo'][number]) =>
  type === 'EMAIL' ? `mailto:${value}` : `tel:${value.replaceAll(/[^+\d]/g, '')}`;

/** The editable part of the contact page. */
export function ContactDetails({ content }: { content: Content }) {
  return (
    <>
      <Typography sx={{ color: 'secondary.dark', fontWeight: 600, mb: 1.5 }}>{content.subtitle}</Typography>
      <Typography variant="h2" component="h1" tabIndex={-1}>
        {content.title}
      </Typography>
      <Typography sx={{ mt: 2.5, color: 'text.secondary', fontSize: '1.0625rem', maxWidth: '52ch' }}>
        {content.description}
      </Typography>
      {content.contactInfo.length === 0 && (
        <Typography sx={{ mt: 3, color: 'text.secondary' }}>No contact information available.</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 4, display: 'grid', gap: 2.5 }}>
        {content.contactInfo.map((info) => (
          <Box component="li" key={`${info.type} ${info.value}`} sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
            <Box
              sx={{
                width: 48,
                height: 48,
                flex: 'none',
                borderRadius: '14px',
                overflow: 'hidden',
                display: 'grid',
                placeItems: 'center',
                color: 'primary.main',
                bgcolor: tintOf('primary-main', 12),
              }}
            >
              {info.imageUrl ? (
                <Picture
                  src={info.imageUrl}
                  alt=""
                  sizes="48px"
                  width={48}
                  height={48}
                  sx={{ width: 48, height: 48 }}
                />
              ) : (
                <ContentIcon icon={info.icon} size={22} />
              )}
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
      {content.imageUrl && (
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <HeldPicture src={content.imageUrl} alt="" />
        </Box>
      )}
    </>
  );
}
