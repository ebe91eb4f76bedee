import { render, screen } from '@testing-library/react';
import { PriorityBadge } from './priority-badge';

describe('the badge of a priority', () => {
  // admin area, section 4
  it.each([
    ['HIGH', 'High priority', 'Error'],
    ['MEDIUM', 'Medium priority', 'Warning'],
    ['LOW', 'Low priority', 'Info'],
    [null, 'No priority', 'Info'],
  ] as const)('%s says %s in the colour %s', (priority, words, colour) => {
    render(<PriorityBadge priority={priority} />);
    expect(screen.getByText(words).closest('.MuiChip-root')).toHaveClass(`MuiChip-color${colour}`);
  });
});
