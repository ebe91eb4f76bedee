import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Download, RotateCcw } from 'lucide-react';
import type { DesignPartsFragment } from '../../gql/operations';
import type { GeneratorForm } from './generator-form';
import { labelOf, placeholderText, platforms, postTypes, previewWidth, sizeOf } from './options';
import { WorkingFrame } from './working-frame';

interface PreviewProps {
  form: GeneratorForm;
  design: DesignPartsFragment | undefined;
  busy: boolean;
  cancelling: boolean;
  onCancel: () => void;
  onReuse: (design: DesignPartsFragment) => void;
}

/** What is in the making, what came out, or where it will appear. */
export function Preview({ form, design, busy, cancelling, onCancel, onReuse }: PreviewProps) {
  const shown = design?.state === 'SUCCEEDED' ? design : undefined;
  const source = shown ?? (busy && design ? design : form);
  const size = sizeOf(source.size);
  const facts = [
    ['Platform', labelOf(platforms, source.platform)],
    ['Type', labelOf(postTypes, source.postType)],
    ['Size', size.label],
  ];
  return (
    <Card component="section" aria-label="Preview" sx={{ p: { xs: 2.5, sm: 3 }, position: { lg: 'sticky' }, top: { lg: 16 }, display: 'grid', gap: 2.5 }}>
      <Typography variant="h5" component="h2">
        Preview
      </Typography>
      <Box sx={{ width: '100%', maxWidth: previewWidth, maxHeight: size.height, aspectRatio: size.ratio, mx: 'auto', borderRadius: '16px', overflow: 'hidden', position: 'relative', bgcolor: 'action.hover' }}>
        {busy ? (
          <WorkingFrame text={source.primaryText} startedAt={design?.createdAt} cancelling={cancelling} onCancel={design ? onCancel : undefined} />
        ) : shown?.imageUrl ? (
          <Box
            key={shown.id}
            component="img"
            src={shown.imageUrl}
            alt="Generated design"
            width={shown.width ?? undefined}
            height={shown.height ?? undefined}
            sx={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block', '@media (prefers-reduced-motion: no-preference)': { animation: 'settle 250ms ease-out' }, '@keyframes settle': { from: { opacity: 0, transform: 'scale(1.02)' } } }}
          />
        ) : (
          <EmptyFrame text={form.primaryText.trim() || placeholderText} />
        )}
      </Box>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 1.5, '& dt': { color: 'text.secondary', fontSize: '0.8125rem' }, '& dd': { m: 0, fontWeight: 600, fontSize: '0.9375rem' } }}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Box>
      {shown?.downloadUrl && !busy && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button component="a" href={shown.downloadUrl} download startIcon={<Download size={18} aria-hidden />} sx={{ flex: '1 1 auto', whiteSpace: 'nowrap' }}>
            Download Image
          </Button>
          <Button variant="outlined" onClick={() => onReuse(shown)} startIcon={<RotateCcw size={18} aria-hidden />} sx={{ flexGrow: { xs: 1, sm: 0 }, whiteSpace: 'nowrap' }}>
            Use these options
          </Button>
        </Box>
      )}
    </Card>
  );
}

const EmptyFrame = ({ text }: { text: string }) => (
  <Box sx={{ position: 'absolute', inset: 0, display: 'grid', alignContent: 'center', justifyItems: 'center', textAlign: 'center', gap: 1, p: 4, border: '2px dashed', borderColor: 'divider', borderRadius: '16px' }}>
    <Typography variant="h4" component="p" sx={{ overflowWrap: 'anywhere', display: '-webkit-box', WebkitLineClamp: 4, WebkitBoxOrient: 'vertical', overflow: 'hidden' }}>
      {text}
    </Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      Your generated design will appear here
    </Typography>
  </Box>
);
