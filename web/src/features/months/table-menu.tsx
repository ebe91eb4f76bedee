import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const tables = [
  { format: 'table', name: 'Plain table' },
  { format: 'hootsuite', name: 'For Hootsuite' },
  { format: 'publer', name: 'For Publer' },
  { format: 'highlevel', name: 'For HighLevel' },
  { format: 'buffer', name: 'For Buffer' },
  { format: 'metricool', name: 'For Metricool' },
  { format: 'socialbee', name: 'For SocialBee' },
  { format: 'postcron', name: 'For Postcron' },
] as const;

interface TableMenuProps {
  /** Null while it is closed. */
  anchor: HTMLElement | null;
  /** Of the file with dates and captions, in any format. */
  address: string;
  onClose: () => void;
}

/** The programs for which a month's dates and captions can be downloaded. */
export const TableMenu = ({ anchor, address, onClose }: TableMenuProps) => (
  <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
    {tables.map(({ format, name }) => (
      <MenuItem key={format} component="a" href={`${address}?format=${format}`} download onClick={onClose}>
        {name}
      </MenuItem>
    ))}
  </Menu>
);
