import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { render, screen } from '@testing-library/react';
import { SaveNote } from './save-note';

const answered = (code: string, message: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }], data: null });

describe('the note of a post that could not be saved', () => {
  it.each([
    [answered('NOT_FOUND', 'Design not found.'), 'Not saved: this design was deleted'],
    [answered('INTERNAL_SERVER_ERROR', 'Something went wrong.'), /^Not saved\. Something went wrong/],
  ])('says what happened to it: %s', (error, text) => {
    render(<SaveNote state={{ is: 'failed', error }} />);
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });
});
