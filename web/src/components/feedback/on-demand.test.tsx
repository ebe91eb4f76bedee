import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '../../lib/notify';
import { onDemand } from './on-demand';

describe('a part that is closed at first', () => {
  it('loads when it is opened, after a failure as well', async () => {
    const report = jest.spyOn(notify, 'error').mockReturnValue('1');
    const Menu = () => <p>The menu</p>;
    const load = jest.fn<Promise<typeof Menu>, []>().mockRejectedValueOnce(new Error('offline'));
    load.mockResolvedValue(Menu);
    const useMenu = onDemand(load);
    function Page() {
      const [isOpen, setOpen] = useState(false);
      const [Part, whenLoaded] = useMenu();
      return (
        <>
          <button type="button" onClick={() => whenLoaded(() => setOpen(true))}>
            Open
          </button>
          {Part && isOpen && <Part />}
        </>
      );
    }
    const user = userEvent.setup();
    render(<Page />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.queryByText('The menu')).not.toBeInTheDocument();
    expect(report).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('The menu')).toBeInTheDocument();
    report.mockRestore();
  });
});
