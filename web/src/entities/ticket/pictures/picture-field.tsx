import { useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Tooltip from '@mui/material/Tooltip';
import { ImagePlus } from '../../../lib/generated/icons';
import { imageUpload } from '../../../../../contract/uploads';
import { mostTicketImages } from '../../../../../contract/ticket-image';
import { tintOf } from '../../../lib/styles';
import { UnsentPictureList } from './unsent-picture-list';
import { useDroppedFiles } from './use-dropped-files';
import type { Pictures } from './use-pictures';

const rules = `PNG, JPEG, WebP or GIF, at most 2 MB each, ${mostTicketImages} in a message. You can also drop or paste them.`;

/** Adds pictures to the message of the surrounding form: chosen here, or dropped or pasted anywhere in it. */
export function PictureField({ pictures }: { pictures: Pictures }) {
  const container = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const over = useDroppedFiles(container, pictures.add);
  const full = pictures.list.length >= mostTicketImages;

  const remove = (key: string) => {
    pictures.remove(key);
    // the pressed button is removed together with its picture
    button.current?.focus();
  };
  return (
    <Box
      ref={container}
      sx={{
        display: 'grid',
        gap: 1,
        justifyItems: 'start',
        minWidth: 0,
        borderRadius: '12px',
        outline: over ? '2px dashed' : 'none',
        outlineColor: 'primary.main',
        outlineOffset: 4,
        backgroundColor: over ? tintOf('primary-main', 8) : 'transparent',
      }}
    >
      {pictures.list.length > 0 && (
        <UnsentPictureList
          label="Pictures of your message"
          list={pictures.list}
          onRemove={remove}
          onLost={pictures.lose}
        />
      )}
      <Tooltip title={rules} describeChild>
        <Button
          ref={button}
          variant="text"
          size="small"
          startIcon={<ImagePlus size={18} aria-hidden />}
          aria-disabled={full}
          onClick={() => (full ? pictures.refuseMore() : chooser.current?.click())}
          sx={{ minHeight: 40 }}
        >
          {over ? 'Drop the pictures here' : 'Add pictures'}
        </Button>
      </Tooltip>
      {/* opened by the button above, so it is not a tab stop of its own */}
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        tabIndex={-1}
        accept={imageUpload.types.join(',')}
        aria-label="Pictures: files"
        onChange={({ currentTarget }) => {
          if (currentTarget.files) pictures.add([...currentTarget.files]);
          // allows choosing the same file again
          currentTarget.value = '';
        }}
      />
      {pictures.problem && (
        <FormHelperText error role="alert" sx={{ m: 0 }}>
          {pictures.problem}
        </FormHelperText>
      )}
    </Box>
  );
}
