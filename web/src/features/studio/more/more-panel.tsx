import Box from '@mui/material/Box';
import type { StudioPanelsProps } from '../panels/panel-props';
import { AnotherPicture } from './another-picture';
import { TwoLooks } from './two-looks';
import type { FurtherState } from './use-further';

/** Further designs from this post: other looks for nothing, another picture for a credit. */
export function MorePanel({ further, ...props }: StudioPanelsProps & { further: FurtherState }) {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <TwoLooks {...props} further={further} />
      <AnotherPicture id={props.id} further={further} flush={props.flush} />
    </Box>
  );
}
