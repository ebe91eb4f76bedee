import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { member } from '../../../../test/defaults';
import { renderRoute } from '../../../../test/render-route';
import { asStored, storedFeatures } from '../../../../test/stored-sections';
import { loseOneAnswerOf } from '../../../../test/test-api';

type Input = {
  input: {
    body: { features: typeof storedFeatures.body };
    version: number;
    publishAt: string;
    replaces?: string | null;
  };
};

const ada = { id: '01900000-0000-7000-8000-0000000000ad', name: 'Ada' };
/** Half past an hour in ten days. */
const inTenDays = `${new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 14)}30:00.000Z`;
const localTime = (moment: string) => {
  const time = new Date(moment);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};
const hourAfter = (moment: string) => new Date(new Date(moment).getTime() + 3_600_000).toISOString();
const planned = (title: string, more: object = {}) => ({
  id: '01900000-0000-7000-8000-00000000001a',
  publishAt: inTenDays,
  basedOn: 3,
  problem: null,
  scheduledAt: '2026-11-01T09:00:00.000Z',
  scheduledBy: ada,
  body: { __typename: 'FeaturesSection', ...storedFeatures.body, title },
  ...more,
});

type Planned = ReturnType<typeof planned>;

async function openFeatures(scheduled: Planned | null = null, mutations: Record<string, unknown> = {}) {
  const sent: Input['input'][] = [];
  const state = { scheduled, section: storedFeatures, planner: ada };
  const answer = () => ({ ...asStored(state.section), scheduled: state.scheduled });
  const conflict = { section: null, errors: [{ code: 'CONFLICT', message: 'Somebody else', field: ['version'] }] };
  const route = renderRoute('/admin/settings', {
    viewer: { role: 'ADMIN' },
    panel: 'features',
    overrides: {
      Query: { storedSection: answer },
      Mutation: {
        scheduleSection: (_root: unknown, { input }: Input) => {
          sent.push(input);
          if (input.version !== state.section.version) return conflict;
          if ((state.scheduled?.id ?? null) !== (input.replaces ?? null))
            return { section: null, errors: [{ code: 'CONFLICT', message: 'Somebody else', field: ['replaces'] }] };
          state.scheduled = planned(input.body.features.title, {
            publishAt: input.publishAt,
            scheduledBy: state.planner,
          });
          return { section: answer(), errors: [] };
        },
        saveSection: (_root: unknown, { input }: Input) => {
          if (input.version !== state.section.version) return conflict;
          state.section = { ...state.section, body: input.body.features, version: input.version + 1 };
          return { section: answer(), errors: [] };
        },
        unscheduleSection: () => {
          state.scheduled = null;
          return { section: answer(), errors: [] };
        },
        ...mutations,
      },
    },
  });
  const press = async (name: string) => route.user.click(await screen.findByRole('button', { name }));
  const title = await screen.findByRole('textbox', { name: 'Title' });
  const retitle = async (text: string) => {
    await route.user.clear(title);
    await route.user.click(title);
    await route.user.paste(text);
  };
  /** Another Admin saves the section. */
  const saveAsAda = (text: string) => {
    const { body, version } = state.section;
    state.section = { ...state.section, body: { ...body, title: text }, version: version + 1, updatedBy: ada };
  };
  const drop = async () => {
    await press('Discard the change');
    const question = within(await screen.findByRole('dialog', { name: 'Discard the scheduled change?' }));
    await route.user.click(question.getByRole('button', { name: 'Discard the change' }));
    await waitFor(() => expect(screen.queryByText(/^A change was scheduled/)).not.toBeInTheDocument());
  };
  return { ...route, press, title, retitle, sent, state, saveAsAda, drop };
}

describe('planning a section', () => {
  it('sends the content and its moment, and keeps what stands', async () => {
    const { press, retitle, title, sent } = await openFeatures();
    await retitle('For the feast');
    await press('Publish later');
    await press('Schedule');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ version: 3, body: { features: { title: 'For the feast' } } });
    expect(new Date(sent[0]?.publishAt ?? 0).getTime()).toBeGreaterThan(Date.now());
    expect((await screen.findByText(/^A change was scheduled by/)).textContent).toMatch(/scheduled by Ada for/);
    expect(screen.getByRole('link', { name: 'Ada' })).toHaveAttribute('href', expect.stringContaining('/admin/users/'));
    expect(title).toHaveValue('Stored title');
    expect(screen.getByText('Change scheduled')).toBeVisible();
  });

  it('compares what is planned with what stands, and drops it after a question', async () => {
    const { press, drop } = await openFeatures(planned('For the feast', { basedOn: 2 }));
    expect(await screen.findByText(/The current text was saved later/)).toBeVisible();
    await press('See what changes');
    const dialog = within(await screen.findByRole('dialog', { name: /^Scheduled for/ }));
    expect(dialog.getByText(/Stored/, { selector: 'del' })).toBeVisible();
    expect(dialog.getByText(/feast/, { selector: 'ins' })).toBeVisible();
    await press('Close');
    await drop();
  });

  it("drops what is planned without overwriting another Admin's version by unsaved words", async () => {
    const { press, drop, retitle, title, state, saveAsAda } = await openFeatures(planned('For the feast'));
    await retitle('Mine');
    saveAsAda('Theirs');
    await drop();
    expect(title).toHaveValue('Mine');
    await press('Save');
    expect(await screen.findByRole('dialog', { name: /^Ada saved this/ })).toBeVisible();
    expect(state.section.body.title).toBe('Theirs');
  });

  it('plans again, and publishes nothing, when another Admin has saved and the words stay', async () => {
    const { press, retitle, sent, state, saveAsAda } = await openFeatures();
    await retitle('For the feast');
    saveAsAda('By Ada');
    await press('Publish later');
    await press('Schedule');
    await press('Keep mine');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual({ ...sent[0], version: 4, requestId: undefined });
    expect(await screen.findByText(/^A change was scheduled by/)).toBeVisible();
    expect(state.section.body.title).toBe('By Ada');
    expect(screen.queryByRole('button', { name: 'Keep mine' })).not.toBeInTheDocument();
  });

  it("shows another Admin's version when a plan was dropped and nothing was typed", async () => {
    const { press, drop, retitle, title, state, saveAsAda } = await openFeatures(planned('For the feast'));
    saveAsAda('Theirs');
    await drop();
    await waitFor(() => expect(title).toHaveValue('Theirs'));
    await retitle('On top of theirs');
    await press('Save');
    await waitFor(() => expect(state.section).toMatchObject({ version: 5, body: { title: 'On top of theirs' } }));
  });

  it('edits what is planned, and names what it replaces', async () => {
    const { press, title, sent } = await openFeatures(planned('For the feast'));
    await press('Edit the change');
    expect(title).toHaveValue('For the feast');
    await press('Publish later');
    await press('Schedule');
    await waitFor(() => expect(sent).toMatchObject([{ replaces: planned('').id }]));
  });

  it('edits what is planned in place of unsaved words, after a question', async () => {
    const { press, retitle, title } = await openFeatures(planned('For the feast'));
    await retitle('Half a sentence');
    await press('Edit the change');
    await press('Leave');
    await waitFor(() => expect(title).toHaveValue('For the feast'));
    expect(screen.getByText('Unsaved changes')).toBeVisible();
  });

  it('says why a moment was refused, and why something was not published', async () => {
    const errors = [{ code: 'INVALID_INPUT', message: 'Please choose another moment.', field: ['publishAt'] }];
    const { press, retitle } = await openFeatures(planned('Old', { problem: 'NO_LONGER_ADMIN' }), {
      scheduleSection: () => ({ section: null, errors }),
    });
    expect(await screen.findByText(/the account that scheduled it is no longer an Admin/)).toBeVisible();
    await retitle('New');
    await press('Publish later');
    await press('Schedule');
    expect(await screen.findByText('Please choose another moment.')).toBeVisible();
  });

  it("replaces another Admin's plan only after its content was in reach, and never by 'Save'", async () => {
    const { press, retitle, title, sent, state } = await openFeatures();
    await retitle('Mine');
    state.scheduled = planned('By Ada');
    await press('Publish later');
    await press('Schedule');
    const dialog = await screen.findByRole('dialog', { name: /^Ada has scheduled other content for/ });
    expect(within(dialog).queryByText(/stays in the version history/)).not.toBeInTheDocument();
    await press('See the scheduled text');
    expect(within(dialog).getByText(/By Ada/, { selector: 'del' })).toBeVisible();
    await press('Leave it');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(title).toHaveValue('Mine');
    expect(state.scheduled).toMatchObject({ body: { title: 'By Ada' } });
    expect(screen.getByText(/^A change was scheduled by/)).toBeVisible();
    await press('Publish later');
    await press('Schedule');
    await waitFor(() => expect(state.scheduled).toMatchObject({ body: { title: 'Mine' } }));
    expect(sent.map(({ replaces }) => replaces ?? null)).toEqual([null, planned('').id]);
  });

  it("asks about another Admin's plan also when the words stay over the version that this one has saved", async () => {
    const { press, retitle, state, saveAsAda } = await openFeatures();
    await retitle('Mine');
    saveAsAda('Theirs');
    state.scheduled = planned('By Ada');
    await press('Publish later');
    await press('Schedule');
    await press('Keep mine');
    expect(await screen.findByRole('dialog', { name: /^Ada has scheduled other content for/ })).toBeVisible();
    expect(state.scheduled).toMatchObject({ body: { title: 'By Ada' } });
  });

  it('replaces the other plan when asked to', async () => {
    const { press, retitle, state } = await openFeatures();
    await retitle('Mine');
    state.scheduled = planned('By Ada');
    await press('Publish later');
    await press('Schedule');
    await press('Replace it');
    await waitFor(() => expect(state.scheduled).toMatchObject({ body: { title: 'Mine' } }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Replace it' })).not.toBeInTheDocument());
  });

  it('plans for another moment after an answer that was lost, without a question about its own plan', async () => {
    const { press, retitle, state, sent } = await openFeatures();
    state.planner = member;
    loseOneAnswerOf('ScheduleSection');
    await retitle('Mine');
    await press('Publish later');
    await press('Schedule');
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish later' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    const field = dialog.getByLabelText(/^Publish at/);
    const later = hourAfter(sent[0]?.publishAt ?? '');
    fireEvent.change(field, { target: { value: localTime(later) } });
    await press('Schedule');
    await waitFor(() => expect(state.scheduled?.publishAt).toBe(later));
    expect(screen.queryByRole('button', { name: 'Replace it' })).not.toBeInTheDocument();
  });

  it('proposes the moment of the present plan, and says of a refused one only that it was refused', async () => {
    const errors = [{ code: 'INVALID_INPUT', message: 'Please choose another moment.', field: ['publishAt'] }];
    const { press } = await openFeatures(planned('For the feast'), {
      scheduleSection: () => ({ section: null, errors }),
    });
    await press('Edit the change');
    await press('Publish later');
    const field = await screen.findByLabelText(/^Publish at/);
    expect(field).toHaveValue(localTime(inTenDays));
    await press('Schedule');
    expect(await screen.findByText('Please choose another moment.')).toBeVisible();
    fireEvent.change(field, { target: { value: localTime(hourAfter(inTenDays)) } });
    expect(screen.queryByText('Please choose another moment.')).not.toBeInTheDocument();
    expect(screen.getByText(/ time\.$/)).toBeVisible();
  });

  it('is dropped also when it was dropped before, and shows a plan that has replaced it', async () => {
    const gone = { section: null, errors: [{ code: 'NOT_FOUND', message: 'Not planned any more.', field: ['id'] }] };
    const { press, state, user } = await openFeatures(planned('For the feast'), { unscheduleSection: () => gone });
    const askToDrop = async () => {
      await press('Discard the change');
      const question = within(await screen.findByRole('dialog', { name: 'Discard the scheduled change?' }));
      await user.click(question.getByRole('button', { name: 'Discard the change' }));
    };
    state.scheduled = planned('By Ada', {
      id: '01900000-0000-7000-8000-00000000001b',
      publishAt: hourAfter(inTenDays),
    });
    await askToDrop();
    expect(await screen.findByText(/This scheduled change was replaced by the one shown now\./)).toBeVisible();
    expect(screen.getByText(/^A change was scheduled by/)).toBeVisible();
    state.scheduled = null;
    await askToDrop();
    await waitFor(() => expect(screen.queryByText(/^A change was scheduled/)).not.toBeInTheDocument());
  });
});
