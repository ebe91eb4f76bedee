import { useCallback, useReducer, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import type { Viewer } from '../../components/session/use-viewer';
import type { GeneratorSetupQuery } from '../../gql/operations';
import { takeIdea } from '../../lib/idea';
import { DesignStrip } from './design-strip';
import { freshForm, generatorReducer, toDesignInput } from './generator-form';
import { GeneratorHeader } from './generator-header';
import { GeneratorOptions } from './generator-options';
import { Preview } from './preview';
import { useEnhancement } from './use-enhancement';
import { useGeneration } from './use-generation';

interface GeneratorWorkbenchProps {
  viewer: Viewer;
  setup: GeneratorSetupQuery['generator'];
}

/** Options on the left, the preview on the right; on a phone the preview follows the form. */
export function GeneratorWorkbench({ viewer, setup }: GeneratorWorkbenchProps) {
  const [idea] = useState(takeIdea);
  const [form, dispatch] = useReducer(generatorReducer(setup.prompts), undefined, () => freshForm(setup.prompts, idea?.slice(0, 200) ?? ''));
  const [parameters, setParameters] = useSearchParams();
  const shownId = parameters.get('design');
  const show = useCallback((id: string | null) => setParameters(id ? { design: id } : {}, { replace: true, preventScrollReset: true }), [setParameters]);
  const { design, busy, banner, setBanner, generate, cancel, cancelling } = useGeneration(shownId, show);
  const { enhance, enhancing } = useEnhancement(setBanner);

  const reset = () => {
    dispatch({ type: 'reset' });
    setBanner(null);
    show(null);
  };
  const improve = async () => {
    const enhanced = await enhance(toDesignInput(form));
    if (enhanced) dispatch({ type: 'enhancedPrompt', text: enhanced });
  };
  return (
    <>
      <GeneratorHeader credits={viewer.credits} />
      <Box aria-live="polite" sx={{ mb: banner || !setup.available ? 2.5 : 0, display: 'grid', gap: 1.5 }}>
        {!setup.available && <Alert severity="warning">No API keys available. Please contact administrator.</Alert>}
        {banner && (
          <Alert severity={banner.severity} onClose={() => setBanner(null)}>
            {banner.text}
          </Alert>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: { xs: 4, lg: 5 }, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 548px)' } }}>
        <GeneratorOptions
          form={form}
          dispatch={dispatch}
          busy={busy}
          enhancing={enhancing}
          available={setup.available}
          credits={viewer.credits}
          onGenerate={() => void generate(toDesignInput(form))}
          onEnhance={() => void improve()}
          onReset={reset}
        />
        <Preview form={form} design={design} busy={busy} cancelling={cancelling} onCancel={() => void cancel()} onReuse={(shown) => dispatch({ type: 'reuse', design: shown })} />
      </Box>
      <DesignStrip shownId={shownId} onShow={show} />
    </>
  );
}
