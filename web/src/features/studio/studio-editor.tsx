import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import { ownOf } from '../../../../studio/posts/document';
import { POST_SIZE_NAMES, type PostSize } from '../../../../studio/posts/sizes';
import type { CorrectedDesign } from '../../entities/design/correction-offer';
import { tintOf } from '../../lib/styles';
import { useNewestComposed } from './canvas/use-composed';
import { useServerLayout } from './canvas/use-server-layout';
import type { ChooseWords } from './canvas/word-targets';
import { useComposedLater } from './canvas/use-composed-later';
import { ConflictNote } from './conflict-note';
import { firstPost, usePostDraft } from './post/post-draft';
import { postOf, sampleOf } from './post/stored-post';
import { useAutosave } from './post/use-autosave';
import { usePost } from './post/use-post';
import { EditorCanvas } from './editor-canvas';
import { StudioBar } from './studio-bar';
import type { Panel } from './panels/panel-props';
import { StudioPanels } from './studio-panels';
import { moreHash } from '../../entities/design/post-actions';
import { ownHeadlineId } from './panels/sizes-panel';
import { fieldId, focusWords } from './panels/word-field';
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
  const { store, post, change, adopt, undo, redo } = usePost(begin.first.post);
  const save = useAutosave({ id, stored: begin.saved, store, disputed: begin.first.disputed, adopt, drafts });
  const [size, setSize] = useState<PostSize>(stored.firstSize);
  const { hash } = useLocation();
  const [panel, setPanel] = useState<Panel>(hash === moreHash ? 'more' : 'words');
  const { type, failed: noType, retry } = useBrowserType();
  const { composed, newest, failed } = useNewestComposed(type, store, sample, size);
  const differs = useServerLayout(id, size, composed, save);
  // a change is drawn at once; what describes it follows when there is time
  const calm = useDeferredValue(post);
  const sizes = useMemo(() => POST_SIZE_NAMES.map((one) => ({ key: one, post: calm, size: one })), [calm]);
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
  return (
    <Box sx={frame}>
      <StudioBar state={save.state} undo={undo} redo={redo} print={print} flush={save.flush} />
      {save.state.is === 'disputed' && <ConflictNote keys={save.state.keys} decide={save.decide} />}
      <Box sx={columns}>
        <EditorCanvas
          post={calm}
          size={size}
          onSize={setSize}
          composed={composed}
          newest={newest}
          bySize={bySize}
          pictureUrl={pictureUrl}
          savedUrl={print?.jpgUrl ?? null}
          lacksFonts={noType || failed}
          differs={differs}
          onRetry={retry}
          onChoose={choose}
          change={change}
          design={design}
          owner={owner}
          flush={save.flush}
        />
        <StudioPanels
          id={id}
          panel={panel}
          onPanel={setPanel}
          post={post}
          store={store}
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

const frame = { '--studio-stage': tintOf('text-primary', 4) } as const;

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 380px' },
  columnGap: 3,
  rowGap: 1.5,
  alignItems: 'start',
} as const;
