import Box from '@mui/material/Box';
import { mostFeatures } from '../../../../../../contract/features-section';
import { IconField } from '../../../../components/form/icon-field';
import { ImageField } from '../../../../components/form/image-field';
import { SortableList } from '../../../../components/form/sortable-list';
import { TextField } from '../../../../components/form/text-field';

/** The fields of the features section (specification, admin area, section 3). */
export const FeaturesFields = () => (
  <>
    <TextField
      name="title"
      label="Title"
      required
      maxLength={300}
      rows={2}
      hint="Each line is a line of the heading."
    />
    <TextField name="subtitle" label="Subtitle" maxLength={160} />
    <TextField name="description" label="Description" rows={3} maxLength={1000} />
    <ImageField name="backgroundImage" label="Background image" />
    <SortableList
      name="features"
      label="Features"
      entry="feature"
      most={mostFeatures}
      blank={() => ({ icon: 'sparkles', title: '', description: '' })}
    >
      {(prefix) => (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start' }}>
            <IconField name={`${prefix}.icon`} label="Icon" />
            <TextField name={`${prefix}.title`} label="Feature title" required maxLength={120} />
          </Box>
          <TextField name={`${prefix}.description`} label="Feature description" required rows={2} maxLength={500} />
        </Box>
      )}
    </SortableList>
  </>
);
