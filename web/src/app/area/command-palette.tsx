import { useEffect, useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { useAfterPause } from '../../components/list/use-after-pause';
import { useAdminSearchQuery } from './command-search.generated';
import { commandOf, loadSettings, placesFor } from './commands';
import type { Command } from './commands';

/** The API finds nothing for fewer letters. */
const shortest = 2;

interface CommandPaletteProps {
  open: boolean;
  onClose: () => void;
}

/** The dialog of the search for everything. */
export const CommandPalette = ({ open, onClose }: CommandPaletteProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    fullWidth
    maxWidth="sm"
    slotProps={{ paper: { 'aria-label': 'Search the shop' } }}
    sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
  >
    <Palette onClose={onClose} />
  </Dialog>
);

function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const [settings, setSettings] = useState<readonly Command[]>([]);
  useEffect(() => {
    // without them, the search still finds everything else
    void loadSettings().then(setSettings, () => undefined);
  }, []);
  useAfterPause(typed, () => setAsked(typed.trim()));
  const isAsking = asked.length >= shortest;
  const { data, previousData, loading, error } = useAdminSearchQuery({
    variables: { text: asked },
    skip: !isAsking,
    fetchPolicy: 'network-only',
  });
  // the previous text's hits stay while the new text's hits load
  const hits = isAsking ? (data ?? previousData)?.adminSearch : undefined;
  const options: Command[] = [...(hits ?? []).map(commandOf), ...placesFor(typed, settings)];
  const nothing = error
    ? 'The search did not respond. Please try again.'
    : loading || typed.trim() !== asked
      ? 'Searching...'
      : 'Nothing found';
  return (
    <Box sx={{ p: 2, minHeight: 'min(70vh, 520px)' }}>
      <Autocomplete<Command>
        open
        disablePortal
        autoHighlight
        options={options}
        groupBy={({ group }) => group}
        getOptionLabel={({ title }) => title}
        getOptionKey={({ key }) => key}
        filterOptions={(all) => all}
        value={null}
        inputValue={typed}
        onInputChange={(_event, text, reason) => {
          if (reason === 'input' || reason === 'clear') setTyped(text);
        }}
        onChange={(_event, command) => {
          if (!command) return;
          onClose();
          void navigate(command.href);
        }}
        onClose={(_event, reason) => {
          if (reason === 'escape') onClose();
        }}
        noOptionsText={nothing}
        forcePopupIcon={false}
        renderOption={({ key: _key, ...props }, { key, title, detail }) => (
          <Box component="li" key={key} {...props} sx={{ display: 'block !important' }}>
            <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Box>
            {detail && (
              <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
                {detail}
              </Typography>
            )}
          </Box>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            autoFocus
            label="Search the shop"
            placeholder="Name, email, order, payment, ticket, page, setting"
          />
        )}
        slotProps={{ popper: { sx: { width: '100% !important' } }, listbox: { sx: { maxHeight: 'min(52vh, 400px)' } } }}
      />
    </Box>
  );
}
