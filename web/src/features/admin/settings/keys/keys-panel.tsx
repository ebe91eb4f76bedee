import Box from '@mui/material/Box';
import type { OnUnsaved } from '../lazy-panel';
import { KeysCard } from './keys-card';
import { ModelsPanel } from './models-panel';

/** The keys of the AI service, its models and the limits of designs (specification, admin area, 'Gemini Keys'). */
export const KeysPanel = ({ onUnsaved }: { onUnsaved: OnUnsaved }) => (
  <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
    <KeysCard />
    <ModelsPanel onUnsaved={onUnsaved} />
  </Box>
);
