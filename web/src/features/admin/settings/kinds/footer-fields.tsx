import Box from '@mui/material/Box';
import { mostContacts, mostMenuItems, mostSocialLinks } from '../../../../../../contract/footer-section';
import { IconField } from '../../../../components/form/icon-field';
import { ImageField } from '../../../../components/form/image-field';
import { RichTextField } from '../../../../components/form/rich-text-field';
import { SortableList } from '../../../../components/form/sortable-list';
import { TextField } from '../../../../components/form/text-field';

const iconBeside = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
} as const;

/** The fields of the footer (specification, admin area, section 3). */
export const FooterFields = () => (
  <>
    <ImageField name="brand.logo" label="Logo" />
    <TextField name="brand.description" label="Description" rows={3} maxLength={600} />
    <ImageField name="backgroundImage" label="Background image" />
    <SortableList
      name="menu"
      label="Menu"
      entry="menu item"
      least={1}
      most={mostMenuItems}
      blank={() => ({ text: '', link: '/' })}
    >
      {(prefix) => (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
          <TextField name={`${prefix}.text`} label="Text" required maxLength={80} />
          <TextField name={`${prefix}.link`} label="Link" required maxLength={500} />
        </Box>
      )}
    </SortableList>
    <SortableList
      name="contactInfo"
      label="Contact"
      entry="contact"
      most={mostContacts}
      blank={() => ({ icon: 'mail', title: '', text: '' })}
    >
      {(prefix) => (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Box sx={iconBeside}>
            <IconField name={`${prefix}.icon`} label="Icon" />
            <TextField name={`${prefix}.title`} label="Contact title" maxLength={120} />
          </Box>
          <RichTextField name={`${prefix}.text`} label="Contact text" />
        </Box>
      )}
    </SortableList>
    <SortableList
      name="socialLinks"
      label="Social links"
      entry="social link"
      least={1}
      most={mostSocialLinks}
      blank={() => ({ icon: 'link', link: 'https://' })}
    >
      {(prefix) => (
        <Box sx={iconBeside}>
          <IconField name={`${prefix}.icon`} label="Icon" />
          <TextField name={`${prefix}.link`} label="Address" required maxLength={500} />
        </Box>
      )}
    </SortableList>
    <RichTextField name="copyright" label="Copyright" />
  </>
);
