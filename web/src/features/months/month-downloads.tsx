import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { onDemand } from '../../components/feedback/on-demand';
import { SteadyButton } from '../../components/form/steady-button';
import { saveFile } from '../../entities/design/save-file';
import { errorMessage } from '../../lib/errors';
import { Archive, Calendar, ChevronDown, Table2 } from '../../lib/generated/icons';
import { notify } from '../../lib/notify';
import { fullDay } from './days';
import { useSetMonthPictureAddressesMutation, useSetMonthRemindersMutation } from './months.generated';
import type { Month } from './use-month';

const fileOf = (id: string, file: string) => `/months/${encodeURIComponent(id)}/${file}`;

const useTableMenu = onDemand(() => import('./table-menu').then(({ TableMenu }) => TableMenu));

/** The month as files, and the emails on the days of its posts. */
export function MonthDownloads({ month }: { month: Month }) {
  const { id, posts } = month;
  const [asking, setAsking] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [TableMenu, whenLoaded] = useTableMenu();
  const canPack = posts.some(({ state }) => state === 'READY');
  const pack = async () => {
    setAsking(true);
    await saveFile(fileOf(id, 'archive.zip'), 'The month');
    setAsking(false);
  };
  return (
    <Card component="section" sx={{ p: { xs: 2.5, sm: 3 }, mt: 3, display: 'grid', gap: 2 }}>
      <Typography variant="h5" component="h2">
        Publish it
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {canPack && (
          <SteadyButton loading={asking} startIcon={<Archive size={18} aria-hidden />} onClick={() => void pack()}>
            All pictures, a folder a day
          </SteadyButton>
        )}
        <Button
          variant="outlined"
          startIcon={<Table2 size={18} aria-hidden />}
          endIcon={<ChevronDown size={16} aria-hidden />}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => whenLoaded(() => setAnchor(currentTarget))}
        >
          Dates and captions
        </Button>
        <Button
          component="a"
          href={fileOf(id, 'calendar.ics')}
          download
          variant="outlined"
          startIcon={<Calendar size={18} aria-hidden />}
        >
          For my calendar
        </Button>
      </Box>
      {TableMenu && <TableMenu anchor={anchor} address={fileOf(id, 'schedule.csv')} onClose={() => setAnchor(null)} />}
      <PictureAddresses month={month} />
      <Reminders month={month} />
    </Card>
  );
}

/** Whether the files for scheduling tools have addresses of the pictures, and who can open those. */
function PictureAddresses({ month: { id, pictureAddresses, pictureAddressesUntil } }: { month: Month }) {
  const [setAddresses] = useSetMonthPictureAddressesMutation();
  const choose = async (wanted: boolean) => {
    const optimisticResponse = {
      setMonthPictureAddresses: {
        __typename: 'MonthPayload' as const,
        plan: { __typename: 'MonthPlan' as const, id, pictureAddresses: wanted },
        errors: [],
      },
    };
    await setAddresses({ variables: { id, pictureAddresses: wanted }, optimisticResponse }).catch((failure: unknown) =>
      notify.error(errorMessage(failure)),
    );
  };
  const until = fullDay(pictureAddressesUntil);
  return (
    <Box>
      <FormControlLabel
        label="Picture addresses in the file of dates and captions"
        control={
          <Switch
            checked={pictureAddresses}
            onChange={(_event, on) => void choose(on)}
            slotProps={{ input: { 'aria-describedby': 'picture-addresses' } }}
          />
        }
      />
      <Typography id="picture-addresses" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
        {pictureAddresses
          ? `Anyone who has an address can open its picture without signing in, until ${until} or until you turn this off.`
          : `Your tool fetches the pictures then. Anyone who has an address could open its picture without signing in, until ${until} or until you turn this off again.`}
      </Typography>
    </Box>
  );
}

function Reminders({ month: { id, reminders } }: { month: Month }) {
  const [setReminders] = useSetMonthRemindersMutation();
  const choose = async (wanted: boolean) => {
    const optimisticResponse = {
      setMonthReminders: {
        __typename: 'MonthPayload' as const,
        plan: { __typename: 'MonthPlan' as const, id, reminders: wanted },
        errors: [],
      },
    };
    await setReminders({ variables: { id, reminders: wanted }, optimisticResponse }).catch((failure: unknown) =>
      notify.error(errorMessage(failure)),
    );
  };
  return (
    <FormControlLabel
      label="Email me on the day of each post"
      control={<Switch checked={reminders} onChange={(_event, on) => void choose(on)} />}
    />
  );
}
