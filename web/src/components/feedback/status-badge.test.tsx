import { render, screen } from '@testing-library/react';
import { StatusBadge } from './status-badge';

describe('the badge of a status', () => {
  // admin area, section 4
  it.each([
    ['COMPLETED', 'Completed', 'success'],
    ['PAID', 'Paid', 'success'],
    ['PROCESSING', 'Processing', 'warning'],
    ['PENDING', 'Pending', 'warning'],
    ['SHIPPED', 'Shipped', 'info'],
    ['CANCELLED', 'Cancelled', 'error'],
    ['REFUNDED', 'Refunded', 'default'],
    ['IN_PROGRESS', 'In progress', 'warning'],
    ['RESOLVED', 'Resolved', 'success'],
    ['CLOSED', 'Closed', 'default'],
    ['OPEN', 'Open', 'info'],
  ])('%s says %s in the colour %s', (status, word, tone) => {
    render(<StatusBadge status={status} />);
    const colour = tone[0]?.toUpperCase() + tone.slice(1);
    expect(screen.getByText(word).closest('.MuiChip-root')).toHaveClass(`MuiChip-color${colour}`);
  });
});
