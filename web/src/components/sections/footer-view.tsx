import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { AppLink } from '../page/app-link';
import { Logo } from '../brand/logo';
import { useShop } from '../brand/shop-identity';
import { ContentIcon } from './content-icon';
import { SafeHtml } from './safe-html';
import { Selvedge } from './selvedge';

export interface FooterShown {
  backgroundImage: string | null;
  brand: { logo: string; description: string };
  menu: readonly { text: string; link: string }[];
  contactInfo: readonly { icon: string; title: string; text: string }[];
  socialLinks: readonly { icon: string; link: string }[];
  copyright: string;
}

/** The footer's content: name, links and contact; the link to the documentation while the shop has one. */
export const FooterView = ({ section: footer }: { section: FooterShown }) => {
  const { hasDocs } = useShop();
  return (
    <Box
      component="footer"
      sx={{
        mt: { xs: 8, md: 12 },
        backgroundColor: 'background.paper',
        backgroundImage: footer.backgroundImage
          ? `linear-gradient(color-mix(in srgb, var(--mui-palette-background-paper) 90%, transparent) 0 0), url(${JSON.stringify(footer.backgroundImage)})`
          : undefined,
        backgroundSize: 'cover',
      }}
    >
      <Selvedge />
      <Box sx={{ maxWidth: 1320, mx: 'auto', px: { xs: 2, sm: 3 }, pt: { xs: 6, md: 8 }, pb: 4 }}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 5, md: 8 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 3fr)' },
          }}
        >
          <Brand footer={footer} />
          <FooterMenu menu={footer.menu} />
          <Contacts contacts={footer.contactInfo} />
        </Box>
        <Box
          sx={{
            mt: { xs: 5, md: 8 },
            pt: 3,
            borderTop: 1,
            borderColor: 'divider',
            color: 'text.secondary',
            fontSize: '0.875rem',
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            columnGap: 4,
            rowGap: 1.5,
          }}
        >
          <SafeHtml html={footer.copyright} />
          {hasDocs && (
            <MuiLink href="/docs" color="inherit" underline="hover">
              API documentation
            </MuiLink>
          )}
        </Box>
      </Box>
    </Box>
  );
};

const siteName = (url: string): string => {
  try {
    return new URL(url).hostname.replace(/^www\./, '');
  } catch {
    return url;
  }
};

const Brand = ({ footer }: { footer: FooterShown }) => (
  <Box>
    <Logo image={{ url: footer.brand.logo, alt: '' }} />
    <Box component="p" sx={{ color: 'text.secondary', maxWidth: '42ch', mt: 2, mb: 0 }}>
      {footer.brand.description}
    </Box>
    {footer.socialLinks.length > 0 && (
      <Box component="ul" sx={{ listStyle: 'none', display: 'flex', gap: 1, m: 0, mt: 2.5, p: 0 }}>
        {footer.socialLinks.map(({ icon, link }, index) => (
          <li key={index}>
            <Box
              component={AppLink}
              href={link}
              aria-label={siteName(link)}
              sx={{
                display: 'grid',
                placeItems: 'center',
                width: 44,
                height: 44,
                borderRadius: '12px',
                border: 1,
                borderColor: 'divider',
                color: 'text.primary',
                '&:hover': { borderColor: 'primary.main', color: 'primary.main' },
              }}
            >
              <ContentIcon icon={icon} size={20} />
            </Box>
          </li>
        ))}
      </Box>
    )}
  </Box>
);

const FooterMenu = ({ menu }: { menu: FooterShown['menu'] }) => (
  <Box component="nav" aria-label="Footer">
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, columns: { xs: 2, md: 1, lg: 2 }, columnGap: 4 }}>
      {menu.map(({ text, link }, index) => (
        <Box component="li" key={index} sx={{ breakInside: 'avoid' }}>
          <Box
            component={AppLink}
            href={link}
            sx={{
              display: 'inline-block',
              py: 0.75,
              color: 'text.primary',
              textDecoration: 'none',
              '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
            }}
          >
            {text}
          </Box>
        </Box>
      ))}
    </Box>
  </Box>
);

const Contacts = ({ contacts }: { contacts: FooterShown['contactInfo'] }) => (
  <Box
    component="ul"
    sx={{
      listStyle: 'none',
      m: 0,
      p: 0,
      display: 'grid',
      gap: 2.5,
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
    }}
  >
    {contacts.map(({ icon, title, text }, index) => (
      <Box component="li" key={index} sx={{ display: 'flex', gap: 1.75 }}>
        <Box sx={{ color: 'primary.main', pt: 0.25, flex: 'none' }}>
          <ContentIcon icon={icon} size={20} />
        </Box>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: 600 }}>{title}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
            <SafeHtml html={text} />
          </Box>
        </Box>
      </Box>
    ))}
  </Box>
);
