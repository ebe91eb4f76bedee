import Alert from '@mui/material/Alert';
import { useFooterSectionQuery } from '../../entities/section/footer-section.generated';
import { serverMessage } from '../../lib/errors';
import { SectionLoader } from '../../components/feedback/loaders';
import { FooterView } from '../../components/sections/footer-view';

/** Footer of the public site, with the server's content. */
export function SiteFooter() {
  const { data, error } = useFooterSectionQuery();
  const footer = data?.footerSection;
  if (error && !footer)
    return (
      <Alert
        severity="error"
        sx={{ borderRadius: 0, border: 0 }}
      >{`Error loading footer: ${serverMessage(error, 'Failed to fetch footer data')}`}</Alert>
    );
  if (!footer) return <SectionLoader minHeight={160} />;
  if (!footer.isActive) return null;
  return <FooterView section={footer} />;
}
