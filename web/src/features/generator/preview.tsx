import type { Ref } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Download, RotateCcw } from '../../lib/generated/icons';
import type { DesignPartsFragment } from '../../entities/design/live-designs.generated';
import { messagePx } from './bring-into-sight';
import { DesignDetails } from './design-details';
import type { GeneratorForm } from './generator-form';
import { labelOf, platforms, postTypes, sizeOf } from '../../entities/design/design-options';
import { CorrectionOffer } from '../../entities/design/correction-offer';
import { AllSizesButton, MoreLooksButton, StudioButton } from '../../entities/design/post-actions';
import { saveLink } from '../../entities/design/save-file';
import { Headline } from './headline-field';
import { EmptyFrame, FailureFrame, Picture, SandboxMark } from './preview-frame';
import type { Failure } from './design-stage';
import { WorkingFrame } from './working-frame';

/** Container widths of the generator: the open menu takes room, so the window's width does not decide. */
export const roomFor = {
  /** Form and preview side by side. */
  twoPanes: '@container generator (min-width: 55rem)',
  /** Only one pane: the preview is below the form. */
  onePane: '@container generator (max-width: 54.99rem)',
} as const;

/** The element whose width decides. */
export const generatorRoom = { containerType: 'inline-size', containerName: 'generator' } as const;

/** Width of the preview frame in pixels, where there is enough space. */
export const previewWidth = 500;
export const placeholderText = 'Your Text Here';

interface PreviewProps {
  form: GeneratorForm;
  design: DesignPartsFragment | undefined;
  /** A request is being sent to the server, or the shown design is unfinished. */
  working: boolean;
  /** Progress in words; null before the server has the request. */
  stage: string | null;
  /** Why the last generation request failed; shown instead of the previous picture. */
  failure: Failure | null;
  sandbox: boolean;
  cancelling: boolean;
  onCancel: () => void;
  /** Takes the options of a design over; undefined where a late answer would change them. */
  onReuse: ((design: DesignPartsFragment) => void) | undefined;
  /** Returns what requests a failed design once more; undefined where that is not possible now. */
  retryOf: (design: DesignPartsFragment) => (() => void) | undefined;
  /** Corrects a finished design for free; undefined where that is not possible now. */
  onCorrect: ((design: DesignPartsFragment) => void) | undefined;
  /** Dismisses the failure. */
  onBack: () => void;
  frame: Ref<HTMLDivElement>;
}

/** The preview: progress, picture, failure or an empty frame. */
export function Preview({
  form,
  design,
  working,
  stage,
  failure,
  sandbox,
  cancelling,
  onCancel,
  onReuse,
  retryOf,
  onCorrect,
  onBack,
  frame,
}: PreviewProps) {
  const made = design?.status === 'SUCCEEDED' ? design : undefined;
  const shown = failure || working ? undefined : made;
  const source = shown ?? (working && stage !== null && design ? design : form);
  const retried = design && !made ? design : undefined;
  const size = sizeOf(source.size);
  const facts = [
    ['Platform', labelOf(platforms, source.platform)],
    ['Type', labelOf(postTypes, source.postType)],
    ['Size', size.label],
  ];
  return (
    <Card
      component="section"
      aria-label="Preview"
      sx={{
        p: { xs: 2, sm: 3 },
        [roomFor.twoPanes]: { position: 'sticky', top: 16 },
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <Typography variant="h5" component="h2">
        Preview
      </Typography>
      <Box
        ref={frame}
        tabIndex={-1}
        sx={{
          width: '100%',
          maxWidth: previewWidth,
          maxHeight: size.height,
          aspectRatio: size.ratio,
          minHeight: failure ? 240 : 0,
          mx: 'auto',
          borderRadius: '16px',
          overflow: 'hidden',
          position: 'relative',
          outline: 'none',
          bgcolor: 'action.hover',
          scrollMarginTop: `${messagePx}px`,
        }}
      >
        {working ? (
          <WorkingFrame
            key={stage === null ? 'new' : design?.id}
            text={source.primaryText}
            stage={stage}
            step={stage === null ? null : (design?.step ?? null)}
            startedAt={stage === null ? undefined : design?.createdAt}
            cancelling={cancelling}
            onCancel={stage === null ? undefined : onCancel}
          />
        ) : failure ? (
          <FailureFrame failure={failure} onRetry={retried && retryOf(retried)} onBack={made ? onBack : undefined} />
        ) : shown?.imageUrl ? (
          <Picture design={shown} />
        ) : (
          <EmptyFrame text={form.primaryText.trim() || placeholderText} />
        )}
        {sandbox && (working || shown) && <SandboxMark />}
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          gap: 1.5,
          '& dt': { color: 'text.secondary', fontSize: '0.8125rem' },
          '& dd': { m: 0, fontWeight: 600, fontSize: '0.9375rem', overflowWrap: 'anywhere' },
        }}
      >
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Box>
      {shown?.document && <Headline key={shown.id} id={shown.id} version={shown.document.version} />}
      {shown && <CorrectionOffer design={shown} onCorrect={onCorrect && (() => onCorrect(shown))} />}
      {shown && <Actions design={shown} onReuse={onReuse} />}
      {design && !working && (shown || failure) && design.finishedAt && <DesignDetails design={design} />}
    </Card>
  );
}

const Actions = ({
  design,
  onReuse,
}: {
  design: DesignPartsFragment;
  onReuse: ((design: DesignPartsFragment) => void) | undefined;
}) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
    {design.downloadUrl && (
      <Button
        component="a"
        href={design.downloadUrl}
        download
        onClick={saveLink(design.downloadUrl, 'The picture')}
        startIcon={<Download size={18} aria-hidden />}
        sx={{ flex: '1 1 auto', whiteSpace: 'nowrap' }}
      >
        Download Image
      </Button>
    )}
    {design.document && (
      <>
        <AllSizesButton id={design.id} />
        <StudioButton id={design.id} label="Open in Studio" />
        <MoreLooksButton id={design.id} />
      </>
    )}
    <Button
      variant="outlined"
      disabled={!onReuse}
      onClick={() => onReuse?.(design)}
      startIcon={<RotateCcw size={18} aria-hidden />}
      sx={{ flexGrow: { xs: 1, sm: 0 }, whiteSpace: 'nowrap' }}
    >
      Use these options
    </Button>
  </Box>
);
