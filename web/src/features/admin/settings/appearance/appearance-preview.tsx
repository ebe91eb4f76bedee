import { useId } from 'react';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { accentTones } from '../../../../../../contract/accent';
import { hexColor } from '../../../../../../contract/appearance';
import { defaultAccent, defaultShopName, pageTones } from '../../../../../../contract/brand';
import type { AccentTones } from '../../../../../../contract/brand';
import { isImageAddress } from '../../../../../../contract/section-fields';

interface AppearancePreviewProps {
  shopName: string;
  logoUrl: string;
  accentColor: string;
}

interface Shown {
  name: string;
  logoUrl: string;
  tones: AccentTones;
}

/** What the values of the form look like: pages in both colour schemes, an email and the head of an invoice. */
export function AppearancePreview({ shopName, logoUrl, accentColor }: AppearancePreviewProps) {
  const { light, dark } = accentTones(hexColor.test(accentColor.trim()) ? accentColor.trim() : defaultAccent);
  const shop = { name: shopName.trim() || defaultShopName, logoUrl: isImageAddress(logoUrl) ? logoUrl : '' };
  return (
    <Box component="section" aria-label="Preview">
      <Typography component="h3" variant="h6" sx={{ mb: 1.5 }}>
        Preview
      </Typography>
      <Box
        data-color
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <PagePart {...shop} title="Light page" tones={light} scheme="light" />
        <PagePart {...shop} title="Dark page" tones={dark} scheme="dark" />
        <EmailPart {...shop} tones={light} />
        <InvoicePart {...shop} tones={light} />
      </Box>
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="figure" aria-labelledby={id} sx={{ m: 0, minWidth: 0 }}>
      <Box component="figcaption" id={id} sx={{ fontSize: '0.875rem', color: 'text.secondary', mb: 0.75 }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}

const frame = { borderRadius: '16px', border: 1, overflow: 'hidden', minHeight: 148 } as const;

const Brand = ({ name, logoUrl, color }: { name: string; logoUrl: string; color: string }) =>
  logoUrl ? (
    <Box
      component="img"
      src={logoUrl}
      alt={name}
      sx={{ height: 30, width: 'auto', maxWidth: 140, objectFit: 'contain' }}
    />
  ) : (
    <Box component="span" sx={{ fontWeight: 700, color, minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.2 }}>
      {name}
    </Box>
  );

const button = (tones: AccentTones) => ({
  display: 'inline-block',
  flex: 'none',
  borderRadius: '999px',
  px: 2,
  py: 0.75,
  fontSize: '0.875rem',
  fontWeight: 600,
  backgroundColor: tones.main,
  color: tones.onMain,
});

function PagePart({ title, scheme, tones, ...shop }: Shown & { title: string; scheme: keyof typeof pageTones }) {
  const { ground, surface, text, quiet, line } = pageTones[scheme];
  return (
    <Part title={title}>
      <Box sx={{ ...frame, backgroundColor: ground, color: text, borderColor: line }}>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1.5,
            p: 1.5,
            backgroundColor: surface,
            borderBottom: `1px solid ${line}`,
          }}
        >
          <Brand {...shop} color={text} />
          <Box sx={button(tones)}>Register</Box>
        </Box>
        <Box sx={{ p: 1.5, fontSize: '0.9375rem' }}>
          <Box component="p" sx={{ m: 0, color: quiet }}>
            Text of a page, with
            <Box component="span" sx={{ color: tones.main, textDecoration: 'underline', ml: 0.5 }}>
              a link
            </Box>
            .
          </Box>
        </Box>
      </Box>
    </Part>
  );
}

const EmailPart = ({ tones, ...shop }: Shown) => (
  <Part title="Email">
    <Box sx={{ ...frame, backgroundColor: pageTones.light.ground, borderColor: pageTones.light.line, p: 1.5 }}>
      <Box
        sx={{
          backgroundColor: '#FFFFFF',
          color: pageTones.light.text,
          border: `1px solid ${pageTones.light.line}`,
          borderRadius: '12px',
          p: 1.5,
          display: 'grid',
          gap: 1,
          justifyItems: 'start',
          fontSize: '0.875rem',
        }}
      >
        <Brand {...shop} color={tones.main} />
        <span>Your payment has arrived.</span>
        <Box sx={button(tones)}>Make a design</Box>
      </Box>
    </Box>
  </Part>
);

const InvoicePart = ({ tones, name, logoUrl }: Shown) => (
  <Part title="Invoice">
    <Box sx={{ ...frame, backgroundColor: '#FFFFFF', color: pageTones.light.text, borderColor: pageTones.light.line }}>
      <Box sx={{ height: 4, backgroundColor: tones.main }} />
      <Box sx={{ p: 1.5, display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1.5 }}>
        <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5, fontSize: '0.875rem' }}>
          {logoUrl && <Brand name={name} logoUrl={logoUrl} color={tones.main} />}
          <Box component="span" sx={{ fontWeight: 600 }}>
            Seller of your invoices
          </Box>
        </Box>
        <Box sx={{ textAlign: 'right', flex: 'none' }}>
          <Box sx={{ fontWeight: 600 }}>Invoice</Box>
          <Box sx={{ fontSize: '0.8125rem', color: pageTones.light.quiet }}>000123</Box>
        </Box>
      </Box>
    </Box>
  </Part>
);
