import { act, render, screen } from '@testing-library/react';
import { connection } from '../../lib/connection';
import { slowRequests } from '../../lib/slow-requests';
import { ConnectionNote } from './connection-note';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const note = () => screen.queryByText('Connection lost. Trying again...');

describe('the connection note', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(<ConnectionNote />);
  });
  afterEach(() => {
    act(() => connection.say('idle'));
    jest.useRealTimers();
  });

  it('is shown when the connection stays lost, and until it is back', async () => {
    act(() => connection.say('lost'));
    await pass(2_400);
    expect(note()).not.toBeInTheDocument();
    await pass(200);
    expect(note()).toBeInTheDocument();
    act(() => connection.say('live'));
    expect(note()).not.toBeInTheDocument();
  });

  it('is not shown when the connection is back at once', async () => {
    act(() => connection.say('lost'));
    await pass(1_000);
    act(() => connection.say('live'));
    await pass(5_000);
    expect(note()).not.toBeInTheDocument();
  });

  it('says that a request is not answered yet', () => {
    let end = () => undefined as void;
    act(() => {
      end = slowRequests.add();
    });
    expect(screen.getByText('Still waiting for an answer...')).toBeInTheDocument();
    act(() => end());
    expect(screen.queryByText('Still waiting for an answer...')).not.toBeInTheDocument();
  });
});
