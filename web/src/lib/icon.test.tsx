import { render, screen } from '@testing-library/react';
import { Check } from './generated/icons';

describe('an icon', () => {
  it('is a drawing hidden from screen readers, in the given size and with the given properties', () => {
    const { container } = render(<Check size={18} strokeWidth={3} style={{ flex: 'none' }} />);
    const drawing = container.querySelector('svg');
    expect(drawing).toHaveAttribute('aria-hidden', 'true');
    expect(drawing).toHaveAttribute('width', '18');
    expect(drawing).toHaveAttribute('stroke-width', '3');
    expect(drawing).toHaveStyle({ flex: 'none' });
    expect(drawing?.querySelector('path')).toHaveAttribute('d');
  });

  it('with a label is heard by it', () => {
    render(<Check role="img" aria-label="Done" />);
    expect(screen.getByRole('img', { name: 'Done' })).toBeVisible();
  });
});
