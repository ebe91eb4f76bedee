import { useCallback, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { ownOf } from '../../../../studio/posts/document';
import { POST_SIZE_NAMES, type PostSize } from '../../../../studio/posts/sizes';
import { Correction } from '../../entities/design/correction';
import type { CorrectedDesign } from '../../entities/design/correction-offer';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { tintOf } from '../../lib/colour';
import { TriangleAlert } from '../../lib/generated/icons';
import { visuallyHidden } from '../../lib/visually-hidden';
import { describeFit, describePost, describeProblem } from './canvas/describe';
import { PostCanvas } from './canvas/post-canvas';
import { SizeTabs } from './canvas/size-tabs';
import { useComposed } from './canvas/use-composed';
import { useServerLayout } from './canvas/use-server-layout';
import type { ChooseWords } from './canvas/word-targets';
import { useComposedLater } from './canvas/use-composed-later';
import { ConflictNote } from './conflict-note';
import { firstPost, usePostDraft } from './post/post-draft';
import { postOf, sampleOf } from './post/stored-post';
import { useAutosave } from './post/use-autosave';
import { usePost } from './post/use-post';
import { StudioBar } from './studio-bar';
import type { Panel } from './panels/panel-props';
import { StudioPanels } from './studio-panels';
import { moreHash } from '../../entities/design/post-actions';
import { focusWords } from './panels/focus-words';
import { ownHeadlineId } from './panels/sizes-panel';
import { fieldId } from './panels/word-field';
import type { StudioPostFragment } from './studio.generated';
import { useBrowserType } from './type/use-browser-type';

const none = [] as const;

interface StudioEditorProps {
  document: StudioPostFragment;
  design: CorrectedDesign;
  owner: string;
}

/** The editor of a post: canvas and panels. */
export function StudioEditor({ document: stored, design, owner }: StudioEditorProps) {
  const { id, pictureUrl, prints } = stored;
  const drafts = usePostDraft(id, owner);
  const [begin] = useState(() => {
    const saved = { version: stored.version, post: postOf(stored) };
    return { saved, sample: sampleOf(stored), first: firstPost(saved, drafts.left) };
  });
  const { sample } = begin;
  const { post, change, adopt, undo, redo } = usePost(begin.first.post);
  const save = useAutosave({ id, stored: begin.saved, post, disputed: begin.first.disputed, adopt, drafts });
  const [size, setSize] = useState<PostSize>(stored.firstSize);
  const { hash } = useLocation();
  const [panel, setPanel] = useState<Panel>(hash === moreHash ? 'more' : 'words');
  const { type, failed: noType, retry } = useBrowserType();
  const { composed, failed } = useComposed(type, post, sample, size);
  const differs = useServerLayout(id, size, composed, save);
  const sizes = useMemo(() => POST_SIZE_NAMES.map((one) => ({ key: one, post, size: one })), [post]);
  const bySize = useComposedLater(type, sample, sizes);
  const hasOwnHeadline = (ownOf(post, size)?.headline ?? null) !== null;
  const choose = useCallback<ChooseWords>(
    (slot, select) => {
      const isOwn = slot === 'headline' && hasOwnHeadline;
      setPanel(isOwn ? 'sizes' : 'words');
      focusWords(isOwn ? ownHeadlineId : fieldId(slot), select);
    },
    [hasOwnHeadline],
  );
  const print = prints.find((one) => one.size === size);
  const problem = describeProblem(composed ?? undefined);
  return (
    <Box sx={{ '--studio-stage': tintOf('text-primary', 4) }}>
      <StudioBar state={save.state} undo={undo} redo={redo} print={print} flush={save.flush} />
      {save.state.is === 'disputed' && <ConflictNote keys={save.state.keys} decide={save.decide} />}
      <Box sx={columns}>
        <Box sx={left}>
          <Box sx={stage}>
            <SizeTabs size={size} bySize={bySize} onChoose={setSize} />
            <PostCanvas
              composed={differs ? null : composed}
              size={size}
              pictureUrl={pictureUrl}
              savedUrl={noType || failed || differs ? (print?.jpgUrl ?? null) : null}
              description={describePost(post, size)}
              onChoose={choose}
              change={change}
            />
          </Box>
          <Box>
            {(noType || failed) && (
              <ErrorPanel
                message="The fonts of this post could not be loaded, so you see it as it was saved last. Your words are safe."
                onRetry={retry}
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
            {design.correction && (
              <Box sx={{ mt: { md: 1.5 } }}>
                <Correction design={design} owner={owner} before={save.flush} />
              </Box>
            )}
            <Box role="status" sx={visuallyHidden}>
              {describeFit(bySize, size)}
            </Box>
          </Box>
        </Box>
        <StudioPanels
          id={id}
          panel={panel}
          onPanel={setPanel}
          post={post}
          size={size}
          sample={sample}
          pictureUrl={pictureUrl}
          prints={prints}
          type={type}
          composed={composed}
          errors={save.state.is === 'refused' ? save.state.errors : none}
          change={change}
          flush={save.flush}
        />
      </Box>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 380px' },
  columnGap: 3,
  rowGap: 1.5,
  alignItems: 'start',
} as const;

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
