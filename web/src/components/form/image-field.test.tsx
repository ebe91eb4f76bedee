import { File as NodeFile } from 'node:buffer';
import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { imageUpload } from '../../../../contract/uploads';
import { answerUploads } from '../../test/uploads';
import { Form, useAppForm } from './form';
import { ImageField } from './image-field';
import { SubmitButton } from './submit-button';

const schema = z.object({ picture: z.string() });
/** The environment's FormData is Node's, and accepts Node's files. */
const fileOf = (type = 'image/png', bytes = 10) =>
  new NodeFile([new Uint8Array(bytes)], 'loom.png', { type }) as unknown as File;

function openForm(picture = '') {
  const sent: string[] = [];
  function Harness() {
    const form = useAppForm({ schema, defaultValues: { picture } });
    return (
      <Form
        form={form}
        label="Form"
        onSubmit={async (values) => {
          sent.push(values.picture);
        }}
      >
        <ImageField name="picture" label="Picture" />
        <SubmitButton busyText="Saving...">Save</SubmitButton>
      </Form>
    );
  }
  render(<Harness />);
  const user = userEvent.setup({ applyAccept: false });
  return {
    user,
    sent,
    chooser: () => screen.getByLabelText<HTMLInputElement>('Picture: file'),
    image: () => screen.queryByRole('img', { name: 'Picture: the image in use' }),
  };
}

describe('an image field', () => {
  it('uploads the chosen image, shows it, and saves its address', async () => {
    answerUploads(200, { success: true, file: { url: '/image-server/abc.png' } });
    const { user, sent, chooser, image } = openForm();
    await user.upload(chooser(), fileOf());
    await waitFor(() => expect(image()).toHaveAttribute('src', '/image-server/abc.png'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent).toEqual(['/image-server/abc.png']);
  });

  it('accepts a dropped or pasted image', async () => {
    const { image } = openForm();
    const group = screen.getByRole('group', { name: 'Picture' });
    answerUploads(200, { file: { url: '/image-server/dropped.png' } });
    fireEvent.drop(screen.getByRole('button', { name: 'Choose image' }), { dataTransfer: { files: [fileOf()] } });
    await waitFor(() => expect(image()).toHaveAttribute('src', '/image-server/dropped.png'));
    answerUploads(200, { file: { url: '/image-server/pasted.png' } });
    const paste = createEvent.paste(group, { clipboardData: { files: [fileOf()] } });
    fireEvent(group, paste);
    await waitFor(() => expect(image()).toHaveAttribute('src', '/image-server/pasted.png'));
  });

  it('removes the image', async () => {
    const { user, sent, image } = openForm('/pictures/old.png');
    await user.click(screen.getByRole('button', { name: 'Remove image' }));
    expect(image()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent).toEqual(['']);
  });

  it('does not upload a file that is too large or no image', async () => {
    const seen = answerUploads(200, { file: { url: '/x' } });
    const { user, chooser, image } = openForm('/pictures/old.png');
    await user.upload(chooser(), fileOf('image/png', imageUpload.mostBytes + 1));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'File size exceeds 2 MB. Please upload a smaller image.',
    );
    await user.upload(chooser(), fileOf('image/svg+xml'));
    expect(screen.getByRole('alert')).toHaveTextContent('This file is not a PNG, JPEG, WebP or GIF image.');
    expect(seen.count).toBe(0);
    expect(image()).toHaveAttribute('src', '/pictures/old.png');
  });

  it.each([
    [422, { success: false, message: 'This image is damaged.' }, 'This image is damaged.'],
    [502, '<html>', 'Failed to upload image.'],
    [200, { success: true }, 'Failed to upload image.'],
    [0, null, 'Failed to upload image.'],
  ])('answered by %s says why the image was refused', async (status, body, sentence) => {
    answerUploads(status, body);
    const { user, chooser } = openForm();
    await user.upload(chooser(), fileOf());
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  it('can cancel the upload', async () => {
    const seen = answerUploads('never', null);
    const { user, chooser } = openForm();
    await user.upload(chooser(), fileOf());
    expect(await screen.findByRole('progressbar', { name: 'Uploading picture' })).toBeInTheDocument();
    await waitFor(() => expect(seen.count).toBe(1));
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
