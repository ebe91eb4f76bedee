import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Person, SearchPeople } from './people-search';
import { useAfterPause } from './use-after-pause';

interface PersonPickerProps {
  label: string;
  search: SearchPeople;
  onPick: (person: Person) => void;
}

/** What a search has found; null people when it failed. */
interface Found {
  text: string;
  people: readonly Person[] | null;
}

/** Finds a person by letters of the name or email. */
export function PersonPicker({ label, search, onPick }: PersonPickerProps) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found>({ text: '', people: [] });
  const wanted = text.trim();
  const isSearching = wanted !== found.text;

  useAfterPause(wanted, () => {
    if (!wanted) return setFound({ text: '', people: [] });
    void search(wanted)
      .catch(() => null)
      .then((people) => setFound({ text: wanted, people }));
  });

  const none = found.people ? 'Nobody found' : 'The search failed. Please try again.';
  return (
    <Autocomplete<Person>
      open={wanted !== ''}
      options={isSearching ? [] : (found.people ?? [])}
      loading={isSearching}
      loadingText="Searching..."
      noOptionsText={none}
      inputValue={text}
      onInputChange={(_event, next, reason) => reason !== 'blur' && setText(next)}
      onChange={(_event, person) => person && onPick(person)}
      value={null}
      // the server has searched
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      forcePopupIcon={false}
      autoHighlight
      renderOption={({ key: _key, ...props }, { id, name, email }) => (
        <Box key={id} component="li" {...props} sx={{ display: 'block !important', overflowWrap: 'anywhere' }}>
          {name}
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {email}
          </Typography>
        </Box>
      )}
      renderInput={(props) => <MuiTextField {...props} autoFocus label={label} placeholder="Name or email" />}
      sx={{ width: 'min(280px, calc(100vw - 72px))' }}
    />
  );
}
