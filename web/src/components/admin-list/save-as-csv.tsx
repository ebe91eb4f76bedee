import Button from '@mui/material/Button';
import { Download } from '../../lib/generated/icons';
import type { Chosen } from './selection';

interface SaveAsCsvProps {
  /** API path that serves the list as a file. */
  path: string;
  list: { variables: { filter: object; sort: object } };
  /** Only the selected rows; everything that the list's filters match when omitted. */
  chosen?: Chosen;
}

/** Address length in characters that every server and proxy accepts; a longer filter is sent as a form. */
const longestQuery = 4_000;

/** Saves the list's rows as a CSV file, in the list's order. */
export function SaveAsCsv({ path, list: { variables }, chosen }: SaveAsCsvProps) {
  const wanted = chosen?.kind === 'rows' ? { ids: chosen.ids } : variables.filter;
  const asked = { filter: JSON.stringify(wanted), sort: JSON.stringify(variables.sort) };
  const query = String(new URLSearchParams(asked));
  const look = {
    ...(chosen ? { size: 'small' as const } : { variant: 'outlined' as const, sx: { flexShrink: 0 } }),
    startIcon: <Download size={chosen ? 17 : 18} aria-hidden />,
  };
  const label = chosen ? 'Save these as CSV' : 'Save as CSV';
  if (query.length <= longestQuery)
    return (
      <Button component="a" href={`${path}?${query}`} download {...look}>
        {label}
      </Button>
    );
  return (
    <form method="post" action={path}>
      {Object.entries(asked).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" {...look}>
        {label}
      </Button>
    </form>
  );
}
