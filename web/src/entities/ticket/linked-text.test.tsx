import { render, screen } from '@testing-library/react';
import { LinkedText } from './linked-text';

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

describe('the text of a message', () => {
  it.each([
    ['See https://example.com/a?b=1#c.', ['https://example.com/a?b=1#c']],
    ['(http://example.com/), and https://example.com/two!', ['http://example.com/', 'https://example.com/two']],
    ['No address here', []],
    ['javascript:alert(1) data:text/html,x file:///etc/passwd //example.com', []],
    ['xhttps://example.com and https://', []],
    ['"https://example.com/"onclick="alert(1)"', ['https://example.com/']],
  ])('links only web addresses in %s, and loses no character', (text, addresses) => {
    const { container } = render(<LinkedText text={text} />);
    expect(links()).toEqual(addresses);
    expect(container).toHaveTextContent(text, { normalizeWhitespace: false });
    for (const link of screen.queryAllByRole('link')) {
      expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
      expect(link).toHaveAttribute('target', '_blank');
    }
  });
});
