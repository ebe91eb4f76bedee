import { useCallback, useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import type { Viewer } from '../../entities/session/use-viewer';
import { formatCount } from '../../lib/format';
import { useIsLeaving } from '../../lib/use-is-leaving';
import type { DesignPartsFragment } from '../../entities/design/live-designs.generated';
import type { GeneratorSetupQuery } from './generator.generated';
import { bringIntoSight } from './bring-into-sight';
import { useBrandChoice } from './brand-choice';
import { DesignRowCard } from './design-row';
import { isUnfinished } from '../../entities/design/shown-design';
import { placesOf, stageOf } from './design-stage';
import { DesignStrip } from './design-strip';
import { photoIdOf, toDesignInput } from './generator-form';
import { GeneratorHeader } from './generator-header';
import { GeneratorMessages } from './generator-messages';
import { GeneratorOptions } from './generator-options';
import { previewWidth, Preview, generatorRoom, roomFor } from './preview';
import { useDesignList } from './use-design-list';
import { useEnhancement } from './use-enhancement';
import { useGeneration } from './use-generation';
import type { Banner } from './use-generation';
import { useFormUndo } from './use-form-undo';
import { useGeneratorForm } from './use-generator-form';
import { usePreferredLettering } from './use-preferred-lettering';
import { useReuse } from './use-reuse';

interface GeneratorWorkbenchProps {
  viewer: Viewer;
  setup: GeneratorSetupQuery['generator'];
}

/** Padding and border of the preview's card, added so that the frame has the intended width. */
const previewCard = previewWidth + 2 * 24 + 2 * 1;

/**
 * Returns the hint at the button: the outcome of the last generation request, or that others are running while the next
 * may be sent.
 */
function hintOf(banner: Banner | null, refused: boolean, working: boolean, atWork: number): string | null {
  if (banner?.isUnknown) return 'We do not know yet whether your request arrived.';
  if (refused) return 'No design was made. The preview says what happened.';
  if (working && banner?.isOfRequest) return 'No design was made. The message above says why.';
  if (atWork > 0)
    return `${formatCount(atWork, 'design', 'designs')} in progress. You can leave this page and come back, or start ${atWork === 1 ? 'another' : 'one more'} for 1 credit.`;
  return banner?.text === 'Design generated successfully!' ? 'Your design is in the preview.' : null;
}

/** Options on the left, the preview on the right; on a phone the preview is below the form. */
export function GeneratorWorkbench({ viewer, setup }: GeneratorWorkbenchProps) {
  const { form, dispatch, forgetDraft } = useGeneratorForm(setup, viewer.id);
  const replace = useFormUndo(form, dispatch);
  const prefer = usePreferredLettering();
  const brand = useBrandChoice(viewer.id, form.lettering);
  const reuse = (design: DesignPartsFragment) => replace({ type: 'reuse', design }, 'Its options are in the form.');
  useReuse(reuse);
  const [parameters, setParameters] = useSearchParams();
  const shownId = parameters.get('design');
  const show = useCallback(
    (id: string | null) => setParameters(id ? { design: id } : {}, { replace: true, preventScrollReset: true }),
    [setParameters],
  );
  const list = useDesignList();
  const isLeaving = useIsLeaving();
  // a design that has begun is shown automatically
  const present = useCallback((id: string | null) => !isLeaving() && show(id), [isLeaving, show]);
  const generation = useGeneration(viewer.id, { id: shownId, show: present }, list, forgetDraft);
  const { design, designRow, sending, working, failure, banner, setBanner, cancel, forget } = generation;
  const { enhance, enhancing } = useEnhancement(setBanner);
  const frame = useRef<HTMLDivElement>(null);
  const awaited = useRef(false);
  const isCancelling = useRef(false);
  useEffect(() => {
    if (working || !isCancelling.current) return;
    isCancelling.current = false;
    // the pressed button was removed
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, [working]);

  useEffect(() => {
    // Scrolls to a design requested here, when it starts and when it ends; a design that is merely shown does not
    // scroll.
    if (!awaited.current) return;
    awaited.current = working;
    bringIntoSight(frame.current);
    // on a phone the running designs are above the frame, and move it when their number grows
  }, [working, designRow.row.length]);

  const choose = (id: string | null) => {
    forget();
    show(id);
  };
  const look = (id: string | null) => {
    choose(id);
    if (id) bringIntoSight(frame.current);
  };
  const reset = () => {
    replace({ type: 'reset', lettering: setup.lettering }, 'The form is reset.');
    forgetDraft();
    choose(null);
  };
  const improve = async () => {
    const enhanced = await enhance(toDesignInput(form));
    if (enhanced) dispatch({ type: 'enhanced', text: enhanced });
  };
  const atWork = designRow.row.filter(isUnfinished);
  const places = placesOf(atWork);
  // each retry costs a credit, except that of a free correction, and one generation request is sent at a time
  const retryOf = (ended: DesignPartsFragment) =>
    sending || !setup.available || (viewer.credits < 1 && ended.credits > 0)
      ? undefined
      : () => void generation.retry(ended);
  return (
    <Box sx={generatorRoom}>
      <GeneratorHeader
        credits={viewer.credits}
        onPreview={() => {
          // the smooth scrolling is the only movement
          frame.current?.focus({ preventScroll: true });
          bringIntoSight(frame.current);
        }}
      />
      <GeneratorMessages available={setup.available} banner={banner} onClose={() => setBanner(null)} />
      <Box sx={panes}>
        <Box sx={{ display: 'grid', gap: { xs: 2, lg: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <GeneratorOptions
            form={form}
            dispatch={dispatch}
            busy={sending}
            enhancing={enhancing}
            available={setup.available}
            credits={viewer.credits}
            hint={hintOf(banner, failure !== null && banner !== null, working, atWork.length)}
            onGenerate={() => {
              awaited.current = true;
              void generation.generate({ ...toDesignInput(form), brandId: brand.id, photoId: photoIdOf(form) });
            }}
            onEnhance={() => void improve()}
            onReplace={replace}
            onLettering={(lettering) => {
              prefer(lettering);
              dispatch({ type: 'lettering', lettering });
            }}
            brand={brand.choice}
            onReset={reset}
          />
          <DesignRowCard
            row={designRow.row}
            places={places}
            shownId={shownId}
            cancelling={generation.cancelling}
            said={generation.said}
            onShow={look}
            onCancel={(id) => void cancel(id)}
            retryOf={retryOf}
            onClear={designRow.clearEnded}
          />
        </Box>
        <Preview
          form={form}
          design={design}
          working={working}
          stage={!sending && design ? stageOf(design, places.get(design.id) ?? null) : null}
          failure={failure}
          sandbox={setup.sandbox}
          cancelling={design !== undefined && generation.cancelling.has(design.id)}
          frame={frame}
          onCancel={() => {
            isCancelling.current = true;
            if (design) void cancel(design.id);
          }}
          onReuse={enhancing ? undefined : reuse}
          retryOf={retryOf}
          onCorrect={sending || !setup.available ? undefined : (shown) => void generation.correct(shown)}
          onBack={forget}
        />
      </Box>
      <DesignStrip list={list} shownId={shownId} onShow={look} />
    </Box>
  );
}

const panes = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // where both can't have the room they want, they share it
  [roomFor.twoPanes]: {
    gap: '28px',
    gridTemplateColumns: `minmax(0, 1fr) minmax(0, min(${previewCard}px, 50% - 14px))`,
  },
} as const;
