import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { Controller, useFormContext } from 'react-hook-form';
import { useFieldId } from '../../components/form/text-field';
import { everyEvent, eventLabels, eventsOf } from './webhook-labels';
import type { WebhookScope } from './webhook-labels';

/** The events of a webhook, as checkboxes of the surrounding Form. */
export function EventsField({ name, scope }: { name: string; scope: WebhookScope }) {
  const { control } = useFormContext();
  const errorId = useFieldId(name);
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { ref, value, onChange, onBlur }, fieldState: { error } }) => {
        const chosen = value as string[];
        const isAll = chosen.includes(everyEvent);
        const toggle = (event: string, on: boolean) =>
          onChange(on ? [...chosen, event] : chosen.filter((one) => one !== event));
        return (
          <FormControl component="fieldset" error={error !== undefined} aria-describedby={error ? errorId : undefined}>
            <FormLabel component="legend">Events</FormLabel>
            {/* above the events: the last ones may be out of sight */}
            {error && <FormHelperText id={errorId}>{error.message}</FormHelperText>}
            <FormControlLabel
              label="All, also future ones"
              sx={{ mt: 0.5 }}
              control={
                <Checkbox
                  checked={isAll}
                  onChange={(_event, on) => toggle(everyEvent, on)}
                  onBlur={onBlur}
                  slotProps={{ input: { ref } }}
                />
              }
            />
            <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
              {eventsOf[scope].map((event) => (
                <FormControlLabel
                  key={event}
                  label={eventLabels[event]}
                  control={
                    <Checkbox
                      checked={isAll || chosen.includes(event)}
                      disabled={isAll}
                      onChange={(_event, on) => toggle(event, on)}
                      onBlur={onBlur}
                    />
                  }
                />
              ))}
            </Box>
          </FormControl>
        );
      }}
    />
  );
}
