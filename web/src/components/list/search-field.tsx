import { useState } from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search } from '../../lib/generated/icons';
import { useAfterPause } from './use-after-pause';
import type { ListFrame } from './use-list-state';

/** Searches a list while the user types; the address is updated after a pause. */
export function SearchField({
  list,
  label,
  placeholder,
}: {
  list: Pick<ListFrame, 'search' | 'setSearch'>;
  label: string;
  placeholder?: string;
}) {
  const [text, setText] = useState(list.search);
  const [seen, setSeen] = useState(list.search);
  if (seen !== list.search) {
    setSeen(list.search);
    setText(list.search);
  }
  const { search, setSearch } = list;

  useAfterPause(text, () => {
    if (text !== search) setSearch(text);
  });

  return (
    <OutlinedInput
      fullWidth
      type="search"
      value={text}
      placeholder={placeholder ?? label}
      onChange={(event) => setText(event.target.value)}
      inputProps={{ 'aria-label': label }}
      startAdornment={
        <InputAdornment position="start">
          <Search size={18} aria-hidden />
        </InputAdornment>
      }
      sx={{ displayPrint: 'none', maxWidth: 360, minWidth: { md: 220 } }}
    />
  );
}
