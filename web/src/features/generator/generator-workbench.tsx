import { useCallback, useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import type { Viewer } from '../../components/session/use-viewer';
import type { GeneratorSetupQuery } from './generator.generated';
import { bringIntoSight } from './bring-into-sight';
import { DesignStrip } from './design-strip';
import { toDesignInput } from './generator-form';
import { GeneratorHeader } from './generator-header';
import { GeneratorMessages } from './generator-messages';
import { GeneratorOptions } from './generator-options';
import { previewWidth } from './options';
import { Preview } from './preview';
import { isUnfinished, useDesignList, usePickUp } from './use-design-list';
import { useEnhancement } from './use-enhancement';
import { useGeneration } from './use-generation';
import type { Banner } from './use-generation';
import { useGeneratorForm } from './use-generator-form';

interface GeneratorWorkbenchProps {
  viewer: Viewer;
  setup: GeneratorSetupQuery['generator'];
}

/** Padding and border of the preview's card, so that its frame is as wide as it should be. */
const previewCard = previewWidth + 2 * 24 + 2 * 1;

const outcomeAtButton = (banner: Banner | null, failed: boolean): string | null => {
  if (failed && banner) return 'No design was made. The preview says what happened.';
  return banner?.text === 'Design generated successfully!' ? 'Your design is in the preview.' : null;
};

/** Options on the left, the preview on the right; on a phone the preview follows the form. */
export function GeneratorWorkbench({ viewer, setup }: GeneratorWorkbenchProps) {
  const { form, dispatch, forgetDraft } = useGeneratorForm(setup.prompts, viewer.id);
  const [parameters, setParameters] = useSearchParams();
  const shownId = parameters.get('design');
  const show = useCallback(
    (id: string | null) => setParameters(id ? { design: id } : {}, { replace: true, preventScrollReset: true }),
    [setParameters],
  );
  const list = useDesignList();
  usePickUp(list, shownId, show);
  const { design, busy, failure, banner, setBanner, generate, cancel, cancelling, forget } = useGeneration(
    viewer.id,
    { id: shownId, show },
    forgetDraft,
  );
  const { enhance, enhancing } = useEnhancement(setBanner);
  const frame = useRef<HTMLDivElement>(null);
  const awaited = useRef(false);

  useEffect(() => {
    // what was asked for here is brought into sight, at work and at its end; what merely stands there is not
    if (!awaited.current) return;
    awaited.current = busy;
    bringIntoSight(frame.current);
  }, [busy]);

  const choose = (id: string | null) => {
    forget();
    show(id);
  };
  const reset = () => {
    dispatch({ type: 'reset' });
    forgetDraft();
    choose(null);
  };
  const improve = async () => {
    const enhanced = await enhance(toDesignInput(form));
    if (enhanced) dispatch({ type: 'enhanced', text: enhanced });
  };
  const unfinished = busy ? undefined : list.items?.find((one) => isUnfinished(one) && one.id !== shownId);
  return (
    <>
      <GeneratorHeader credits={viewer.credits} />
      <GeneratorMessages available={setup.available} banner={banner} onClose={() => setBanner(null)} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, lg: 4 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, 1fr) minmax(0, ${previewCard}px)` },
        }}
      >
        <GeneratorOptions
          form={form}
          dispatch={dispatch}
          busy={busy}
          enhancing={enhancing}
          available={setup.available}
          credits={viewer.credits}
          outcome={outcomeAtButton(banner, failure !== null)}
          onGenerate={() => {
            awaited.current = true;
            void generate(toDesignInput(form));
          }}
          onEnhance={() => void improve()}
          onReset={reset}
          onShowUnfinished={unfinished && (() => choose(unfinished.id))}
        />
        <Preview
          form={form}
          design={design}
          busy={busy}
          failure={failure}
          sandbox={setup.sandbox}
          cancelling={cancelling}
          frame={frame}
          onCancel={() => void cancel()}
          onReuse={(shown) => dispatch({ type: 'reuse', design: shown })}
          onBack={forget}
        />
      </Box>
      <DesignStrip
        list={list}
        shownId={shownId}
        onShow={(id) => {
          choose(id);
          if (id) bringIntoSight(frame.current);
        }}
      />
    </>
  );
}
