import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import type { Chosen } from './selection';

interface SaveAsCsvProps {
  /** Where the API serves the list as a file. */
  path: string;
  list: { variables: { filter: object; sort: object } };
  /** Only what is chosen; all that the list's filters leave when left out. */
  chosen?: Chosen;
}

/** A file of a list's rows, in the list's order. */
export function SaveAsCsv({ path, list: { variables }, chosen }: SaveAsCsvProps) {
  const wanted = chosen?.kind === 'rows' ? { ids: chosen.ids } : variables.filter;
  const query = new URLSearchParams({ filter: JSON.stringify(wanted), sort: JSON.stringify(variables.sort) });
  return (
    <Button
      component="a"
      href={`${path}?${query}`}
      download
      {...(chosen ? { size: 'small' } : { variant: 'outlined', sx: { flexShrink: 0 } })}
      startIcon={<Download size={chosen ? 17 : 18} aria-hidden />}
    >
      {chosen ? 'Save these as CSV' : 'Save as CSV'}
    </Button>
  );
}
