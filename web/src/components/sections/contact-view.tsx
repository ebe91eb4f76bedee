import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ContentIcon } from './content-icon';
import { HeldPicture } from '../picture/held-picture';
import { Picture } from '../picture/picture';
import { tintOf } from '../../lib/styles';

export interface ContactShown {
  title: string;
  subtitle: string;
  description: string;
  imageUrl: string | null;
  imageAlt: string | null;
  contactInfo: readonly {
    icon: string;
    type: 'PHONE' | 'EMAIL';
    value: string;
    label: string;
    imageUrl: string | null;
  }[];
}

const hrefOf = ({ type, value }: ContactShown['contactInfo'][number]) =>
  type === 'EMAIL' ? `mailto:${value}` : `tel:${value.replaceAll(/[^+\d]/g, '')}`;

/** The contact page's frame: the editable part, and the form beside it. */
export const ContactFrame = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      maxWidth: 1320,
      mx: 'auto',
      px: { xs: 2, sm: 3 },
      pt: { xs: 5, md: 8 },
      pb: { xs: 2, md: 4 },
      display: 'grid',
      gap: { xs: 5, md: 10 },
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
      alignItems: 'start',
    }}
  >
    {children}
  </Box>
);

/** The contact page without its form. */
export const ContactView = ({ section }: { section: ContactShown }) => (
  <ContactFrame>
    <Box>
      <ContactDetails section={section} />
    </Box>
  </ContactFrame>
);

/** The editable part of the contact page. */
export function ContactDetails({ section: content }: { section: ContactShown }) {
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
      <Box
        component="ul"
        sx={{ listStyle: 'none', p: 0, m: 0, mt: 4, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {content.contactInfo.map((info, index) => (
          // entries are identified by their order only: two may be the same while they are edited
          <Box component="li" key={index} sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
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
          <HeldPicture src={content.imageUrl} alt={content.imageAlt ?? ''} />
        </Box>
      )}
    </>
  );
}
