import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsLeaving } from '../../lib/use-is-leaving';
import type { DesignPartsFragment } from '../../entities/design/live-designs.generated';
import { useDesignByIdQuery } from './generator.generated';

const parameter = 'reuse';

/** Takes over, once, the inputs of the design named in the address. */
export function useReuse(take: (design: DesignPartsFragment) => void): void {
  const [parameters, setParameters] = useSearchParams();
  const id = parameters.get(parameter);
  const { data, error } = useDesignByIdQuery(id ? { variables: { id } } : { skip: true });
  const design = id ? data?.design : undefined;
  const isLeaving = useIsLeaving();
  const settle = useEffectEvent(() => {
    if (isLeaving()) return;
    if (design) take(design);
    // a reload, or the back button, keeps later edits
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(parameter);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  });
  const over = id !== null && (design !== undefined || error !== undefined);
  useEffect(() => {
    if (over) settle();
  }, [over]);
}
