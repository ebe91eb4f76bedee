import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { ErrorPanel } from '../../../components/feedback/error-panel';
import { SectionLoader } from '../../../components/feedback/loaders';
import { passGuards } from '../../../components/form/use-leave-guard';
import { PageHeading } from '../../../components/page/page-heading';
import { useBrandsQuery } from '../../../entities/brand/brands.generated';
import { errorMessage } from '../../../lib/errors';
import { loadedHere, loadAnew } from '../type/loaded-here';
import { BrandEditor } from './brand-editor';
import { BrandList } from './brand-list';

/** /user/brand: the brands of the account. */
export function BrandPage() {
  const mayShape = loadedHere();
  useEffect(() => {
    if (!mayShape) loadAnew();
  }, [mayShape]);
  const [isUnsaved, setUnsaved] = useState(false);
  const { data, error, refetch } = useBrandsQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  const [parameters, setParameters] = useSearchParams();
  const brands = data?.me?.brands ?? [];
  const asked = parameters.get('brand');
  /** The form began as the first brand and stays a new one, also when the list has brands by now. */
  const [isNew, setNew] = useState(false);
  const chosen =
    asked === 'new' || (asked === null && isNew) ? null : (brands.find(({ id }) => id === asked) ?? brands[0] ?? null);
  const goTo = (to: Record<string, string>, replace = false) =>
    passGuards(() => setParameters(to, { preventScrollReset: true, replace }));
  // a save of the same brand is no step back
  const choose = (id: string) => goTo({ brand: id }, id === chosen?.id);
  const [isBegun, setBegun] = useState(false);
  const most = data?.me?.mostBrands ?? 0;
  return (
    <>
      <PageHeading
        title="Brand"
        text="Colours, fonts, logo and words of your business. Every post you make in a brand has them, exactly."
      />
      {error && !data ? (
        <ErrorPanel
          message={`Your brands could not be loaded. They are safe. ${errorMessage(error)}`}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : !data ? (
        <SectionLoader text="Loading your brands..." />
      ) : (
        <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {brands.length > 0 && (
            <BrandList
              brands={brands}
              chosen={chosen?.id ?? 'new'}
              most={most}
              isUnsaved={isUnsaved}
              onChoose={(id) => {
                setBegun(id === 'new');
                choose(id);
              }}
            />
          )}
          <BrandEditor
            // the id alone: a save is no reason to begin again
            key={chosen?.id ?? 'new'}
            stored={chosen}
            takesFocus={isBegun && !chosen}
            mayCreate={brands.length < most}
            most={most}
            onSaved={choose}
            onUnsaved={setUnsaved}
            onNameTaken={() => {
              setNew(true);
              void refetch().catch(() => undefined);
            }}
            onDeleted={() => {
              setNew(false);
              goTo({});
            }}
            reload={async () => {
              const answer = await refetch();
              return answer.data?.me?.brands.find(({ id }) => id === chosen?.id);
            }}
          />
        </Box>
      )}
    </>
  );
}
