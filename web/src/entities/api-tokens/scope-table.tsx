import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormHelperText from '@mui/material/FormHelperText';
import { Controller, useFormContext } from 'react-hook-form';
import type { TokenScope } from '../../gql/schema';
import type { ShownArea } from './areas';

interface ScopeTableProps {
  title: string;
  areas: readonly ShownArea[];
}

/** The areas with a box to read and one to write each, in the field `scopes`. Writing includes reading. */
export function ScopeTable({ title, areas }: ScopeTableProps) {
  const { control } = useFormContext<{ scopes: TokenScope[] }>();
  return (
    <Controller
      name="scopes"
      control={control}
      render={({ field: { value, onChange, ref }, fieldState: { error } }) => {
        const toggle = (scope: TokenScope) =>
          onChange(value.includes(scope) ? value.filter((one) => one !== scope) : [...value, scope]);
        return (
          <Box sx={{ minWidth: 0 }}>
            <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', '& td, & th': { py: 0.5 } }}>
              <Box component="caption" sx={{ textAlign: 'left', fontWeight: 600, pb: 0.5 }}>
                {title}
              </Box>
              <thead>
                <Box component="tr" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                  <Box component="th" scope="col" sx={{ textAlign: 'left', fontWeight: 500 }}>
                    Area
                  </Box>
                  <Box component="th" scope="col" sx={{ width: 64, fontWeight: 500 }}>
                    Read
                  </Box>
                  <Box component="th" scope="col" sx={{ width: 64, fontWeight: 500 }}>
                    Write
                  </Box>
                </Box>
              </thead>
              <tbody>
                {areas.map(({ name, text, read, write }, row) => {
                  const writes = write !== null && value.includes(write);
                  return (
                    <Box component="tr" key={name} sx={{ borderTop: 1, borderColor: 'divider' }}>
                      <Box component="th" scope="row" sx={{ textAlign: 'left', fontWeight: 500, minWidth: 0 }}>
                        {name}
                        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 400 }}>{text}</Box>
                      </Box>
                      <Box component="td" sx={{ textAlign: 'center' }}>
                        <Checkbox
                          checked={writes || value.includes(read)}
                          disabled={writes}
                          onChange={() => toggle(read)}
                          slotProps={{ input: { 'aria-label': `Read ${name}`, ...(row === 0 && { ref }) } }}
                        />
                      </Box>
                      <Box component="td" sx={{ textAlign: 'center' }}>
                        {write && (
                          <Checkbox
                            checked={writes}
                            onChange={() => toggle(write)}
                            slotProps={{ input: { 'aria-label': `Write ${name}` } }}
                          />
                        )}
                      </Box>
                    </Box>
                  );
                })}
              </tbody>
            </Box>
            {error && (
              <FormHelperText error role="alert">
                {error.message}
              </FormHelperText>
            )}
          </Box>
        );
      }}
    />
  );
}
