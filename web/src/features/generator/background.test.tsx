import { File as NodeFile } from 'node:buffer';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { photoPaths, photoUpload } from '../../../../contract/design-photo';
import { aDesign, aFinishedDesign } from '../../test/designs';
import { fill } from '../../test/fill';
import { generateButton, openGenerator, optionsForm, primaryText } from '../../test/open-generator';
import { alsoAnswer } from '../../test/test-api';

const photo = { id: 'photo-1', ...photoPaths('photo-1'), width: 1600, height: 1200 };
/** The environment's FormData is Node's, and accepts Node's files. */
const aFile = (name = 'shop.jpg', type = 'image/jpeg') => new NodeFile(['x'], name, { type }) as unknown as File;

/** Answers uploads of photos from now on. */
function answerPhotos(answer: () => Response | Promise<Response> = () => HttpResponse.json({ success: true, photo })) {
  alsoAnswer(http.post(`*${photoUpload.path}`, answer));
}
const myPhoto = () => screen.getByRole('radio', { name: 'My photo' });
const add = (file: File) => fireEvent.change(screen.getByLabelText('Your photo: file'), { target: { files: [file] } });
async function choosePhotos(setup: Parameters<typeof openGenerator>[0] = {}) {
  const generator = openGenerator(setup);
  await optionsForm();
  await generator.user.click(myPhoto());
  return generator;
}

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('the choice of the background', () => {
  it('is painted at first, and only there where Postloom sets the words', async () => {
    const { user } = openGenerator();
    await optionsForm();
    expect(screen.getByRole('radio', { name: 'Painted by AI' })).toBeChecked();
    expect(screen.queryByRole('group', { name: 'Your photo' })).not.toBeInTheDocument();
    await user.click(myPhoto());
    expect(screen.getByRole('group', { name: 'Your photo' })).toHaveAccessibleDescription(
      /only cropped, never altered/,
    );
    await user.click(screen.getByRole('radio', { name: 'The AI' }));
    expect(screen.queryByRole('radiogroup', { name: 'Background' })).not.toBeInTheDocument();
  });

  it('sends the uploaded photo with the request, and shows it', async () => {
    answerPhotos();
    const generator = await choosePhotos();
    await fill(generator.user, await primaryText(), 'Two loaves for one');
    expect(generateButton()).toBeDisabled();
    expect(screen.getByText('Please add your photo.')).toBeVisible();
    add(aFile());
    expect(await screen.findByRole('img', { name: 'Your photo' })).toHaveAttribute('src', photo.thumbnailUrl);
    expect(screen.getByText('1600 × 1200 pixels')).toBeVisible();
    await waitFor(() => expect(generateButton()).toBeEnabled());
    await generator.user.click(generateButton());
    await waitFor(() =>
      expect(generator.sent('CreateDesign')).toMatchObject([
        { input: { photoId: 'photo-1', design: { lettering: 'SET', primaryText: 'Two loaves for one' } } },
      ]),
    );
    expect(generator.sent('CreateDesign')[0]).not.toHaveProperty('input.design.background');
  });

  it('sends no photo for a painted one, although one was added', async () => {
    answerPhotos();
    const generator = await choosePhotos();
    add(aFile());
    await screen.findByRole('img', { name: 'Your photo' });
    await generator.user.click(screen.getByRole('radio', { name: 'Painted by AI' }));
    await fill(generator.user, await primaryText(), 'Two loaves for one');
    await generator.user.click(generateButton());
    await waitFor(() => expect(generator.sent('CreateDesign')).toMatchObject([{ input: { photoId: null } }]));
  });

  it('needs no AI service', async () => {
    answerPhotos();
    const generator = await choosePhotos({ available: false });
    await fill(generator.user, await primaryText(), 'Two loaves for one');
    add(aFile());
    await waitFor(() => expect(generateButton()).toBeEnabled());
    await generator.user.click(screen.getByRole('radio', { name: 'Painted by AI' }));
    expect(generateButton()).toBeDisabled();
  });

  it('says what is wrong with a photo', async () => {
    const sentence = 'This photo is 600 x 400 pixels; posts need at least 1,080 x 720, or they look blurred.';
    answerPhotos(() => HttpResponse.json({ success: false, message: sentence }, { status: 422 }));
    await choosePhotos();
    add(aFile());
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.queryByRole('img', { name: 'Your photo' })).not.toBeInTheDocument();
  });

  it('says that a photo from an iPhone must be saved as JPEG', async () => {
    await choosePhotos();
    add(aFile('IMG_1.HEIC', ''));
    expect(await screen.findByRole('alert')).toHaveTextContent(photoUpload.heic);
  });

  it('is taken over with the options of a design, and requested again with it', async () => {
    const failed = aDesign({
      id: 'd-2',
      lettering: 'SET',
      pictureSource: 'PHOTO',
      photoId: 'photo-9',
      status: 'FAILED',
      error: 'It failed.',
      finishedAt: '2026-03-01T12:00:09.000Z',
    });
    const generator = openGenerator({ path: '/user/generate-image?design=d-2', designs: [failed] });
    await optionsForm();
    await generator.user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(generator.sent('CreateDesign')).toMatchObject([{ input: { photoId: 'photo-9' } }]));
  });

  it('shows the photo of the design whose options are used', async () => {
    const made = aFinishedDesign({ id: 'd-2', lettering: 'SET', pictureSource: 'PHOTO', photoId: 'photo-9' });
    const { user } = openGenerator({ path: '/user/generate-image?design=d-2', designs: [made] });
    await optionsForm();
    await user.click(await screen.findByRole('button', { name: 'Use these options' }));
    expect(myPhoto()).toBeChecked();
    const shown = screen.getByRole('img', { name: 'Your photo' });
    expect(shown).toHaveAttribute('src', '/design-photos/photo-9/thumbnail');
    // it was deleted since
    fireEvent.error(shown);
    expect(await screen.findByRole('alert')).toHaveTextContent('This photo is no longer there. Please add it again.');
    expect(screen.queryByRole('img', { name: 'Your photo' })).not.toBeInTheDocument();
  });
});
