import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { titleOf } from '../../entities/design/shown-design';
import { Flag } from '../../lib/generated/icons';
import type { DesignPartsFragment } from '../../entities/design/live-designs.generated';
import { formatDateTime } from '../../lib/format';
import { paths } from '../../lib/paths';
import { labelOf, nicheOptions, styleOptions } from '../../entities/design/design-options';

/** The inputs of a design. */
export function DesignDetails({ design }: { design: DesignPartsFragment }) {
  const facts = [
    ['Niche', labelOf(nicheOptions, design.niche)],
    ['Style', labelOf(styleOptions, design.style)],
    ['Asked for', formatDateTime(design.createdAt)],
  ];
  return (
    <Box
      component="section"
      aria-label="Details of this design"
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        pt: 2,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'minmax(0, 1fr)',
        fontSize: '0.9375rem',
      }}
    >
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          gap: 1.5,
          '& dt': { color: 'text.secondary', fontSize: '0.8125rem' },
          '& dd': { m: 0, fontWeight: 600, overflowWrap: 'anywhere' },
        }}
      >
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Box>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{titleOf(design)}</Box>
      {(design.enhancedPrompt ?? design.customPrompt) && (
        <Box component="details" sx={{ '& summary': { cursor: 'pointer', color: 'text.secondary', py: 0.5 } }}>
          <summary>{design.enhancedPrompt ? 'Enhanced prompt' : 'Prompt'}</summary>
          <Box
            component="p"
            sx={{
              m: 0,
              mt: 0.5,
              color: 'text.secondary',
              whiteSpace: 'pre-line',
              overflowWrap: 'anywhere',
              maxHeight: 240,
              overflowY: 'auto',
            }}
            tabIndex={0}
          >
            {design.enhancedPrompt ?? design.customPrompt}
          </Box>
        </Box>
      )}
      <Box
        component={Link}
        to={`${paths.user.createSupport.getHref()}?design=${design.id}`}
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 1,
          justifySelf: 'start',
          py: 0.5,
          color: 'text.secondary',
          fontSize: '0.875rem',
        }}
      >
        <Flag size={16} aria-hidden />
        Report this design
      </Box>
    </Box>
  );
}
