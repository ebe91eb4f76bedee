import { memo } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComposedPost } from '../../../../studio/posts/compose';
import type { PostDocument } from '../../../../studio/posts/document';
import type { PostSize } from '../../../../studio/posts/sizes';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { Correction } from '../../entities/design/correction';
import type { CorrectedDesign } from '../../entities/design/correction-offer';
import { TriangleAlert } from '../../lib/generated/icons';
import { visuallyHidden } from '../../lib/styles';
import { describeFit, describePost, describeProblem, type BySize } from './canvas/describe';
import { PostCanvas } from './canvas/post-canvas';
import { SizeTabs } from './canvas/size-tabs';
import type { ComposedStore } from './canvas/use-composed';
import type { ChooseWords } from './canvas/word-targets';
import type { ChangePost } from './post/use-post';

interface EditorCanvasProps {
  post: PostDocument;
  size: PostSize;
  onSize: (size: PostSize) => void;
  composed: ComposedPost | null;
  newest: ComposedStore;
  bySize: BySize;
  pictureUrl: string;
  /** The size in sight as it was saved last. */
  savedUrl: string | null;
  /** Whether fonts did not arrive. */
  lacksFonts: boolean;
  /** Whether the server sets the post differently. */
  differs: boolean;
  onRetry: () => void;
  onChoose: ChooseWords;
  change: ChangePost;
  design: CorrectedDesign;
  owner: string;
  flush: () => Promise<boolean>;
}

/** The canvas with the choice of its size, and what is to be said about it. */
export const EditorCanvas = memo(function EditorCanvas(props: EditorCanvasProps) {
  const { post, size, onSize, composed, newest, bySize, pictureUrl, savedUrl, lacksFonts, differs } = props;
  const problem = describeProblem(composed ?? undefined);
  return (
    <Box sx={left}>
      <Box sx={stage}>
        <SizeTabs size={size} bySize={bySize} onChoose={onSize} />
        <PostCanvas
          composed={differs ? null : composed}
          newest={newest}
          size={size}
          pictureUrl={pictureUrl}
          savedUrl={lacksFonts || differs ? savedUrl : null}
          description={describePost(post, size)}
          onChoose={props.onChoose}
          change={props.change}
        />
      </Box>
      <Box>
        {lacksFonts && (
          <ErrorPanel
            message="The fonts of this post could not be loaded, so you see it as it was saved last. Your words are safe."
            onRetry={props.onRetry}
          />
        )}
        {differs && (
          <Typography role="status" sx={{ mt: { md: 1.5 }, fontSize: '0.9375rem', color: 'text.secondary' }}>
            This browser sets the post a little differently, so you see it as our server prints it.
          </Typography>
        )}
        {problem && (
          <Typography sx={{ display: 'flex', gap: 1, mt: { md: 1.5 }, fontSize: '0.9375rem' }}>
            <Box component="span" sx={{ color: 'warning.main', display: 'flex', flex: 'none', pt: 0.25 }}>
              <TriangleAlert size={18} aria-hidden />
            </Box>
            {problem}
          </Typography>
        )}
        {props.design.correction && (
          <Box sx={{ mt: { md: 1.5 } }}>
            <Correction design={props.design} owner={props.owner} before={props.flush} />
          </Box>
        )}
        <Box role="status" sx={visuallyHidden}>
          {describeFit(bySize, size)}
        </Box>
      </Box>
    </Box>
  );
});

/** On a phone, the canvas alone stays in sight while the panel scrolls; elsewhere, what is said about it does too. */
const left = { display: { xs: 'contents', md: 'block' }, position: 'sticky', top: 16, minWidth: 0 } as const;

const stage = {
  position: { xs: 'sticky', md: 'static' },
  top: 0,
  zIndex: 2,
  minWidth: 0,
  mx: { xs: -2, md: 0 },
  px: { xs: 2, md: 0 },
  pb: { xs: 1, md: 0 },
  backgroundColor: 'background.default',
} as const;
