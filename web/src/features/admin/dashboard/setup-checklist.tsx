import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Check } from '../../../lib/generated/icons';
import { confirm } from '../../../components/feedback/confirm';
import { Refused } from '../../../components/feedback/confirm-question';
import { serverMessage } from '../../../lib/errors';
import { formatCount } from '../../../lib/format';
import { notify } from '../../../lib/notify';
import { ShopNeedsDocument, useOpenShopMutation } from './dashboard.generated';
import type { ShopNeedsQuery } from './dashboard.generated';
import { setupPlaces } from './setup-places';

type Step = ShopNeedsQuery['setupChecklist'][number];

interface SetupChecklistProps {
  steps: readonly Step[];
  /** When the shop was opened; null before. */
  openedAt: string | null;
}

/** The numbered steps before the shop opens, up to opening it; afterwards, what is open again. */
export function SetupChecklist({ steps, openedAt }: SetupChecklistProps) {
  const [showsDone, setShowsDone] = useState(false);
  const done = steps.filter(({ isDone }) => isDone).length;
  const left = steps.length - done;
  if (openedAt !== null && left === 0) return null;
  const shown = steps
    .map((step, index) => ({ step, number: index + 1 }))
    .filter(({ step }) => showsDone || !step.isDone);
  return (
    <Card component="section" aria-labelledby="before-you-open" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: 1 }}>
        <Typography id="before-you-open" variant="h6" component="h2">
          {openedAt === null ? 'Before you open' : 'Not done yet'}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {`${done} of ${steps.length} steps done`}
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        aria-label="Steps done"
        value={steps.length === 0 ? 100 : Math.round((100 * done) / steps.length)}
        sx={{ my: 1.5, height: 6, borderRadius: 3 }}
      />
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid' }}>
        {shown.map(({ step, number }) => (
          <StepRow key={step.name} step={step} number={number} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1.5 }}>
        {openedAt === null && <OpenShop left={left} />}
        {done > 0 && (
          <Button variant="text" size="small" aria-expanded={showsDone} onClick={() => setShowsDone(!showsDone)}>
            {showsDone
              ? 'Hide what is done'
              : `Show ${formatCount(done, 'step', 'steps')} that ${done === 1 ? 'is' : 'are'} done`}
          </Button>
        )}
      </Box>
    </Card>
  );
}

/** A step: its number, or a tick; what is missing; and where to do it. */
const StepRow = ({ step: { name, problems, isDone }, number }: { step: Step; number: number }) => {
  const { title, links } = setupPlaces[name];
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1.75, py: isDone ? 0.75 : 1.25, borderTop: 1, borderColor: 'divider' }}
    >
      <Box
        aria-hidden
        sx={{
          width: 28,
          height: 28,
          flex: 'none',
          display: 'grid',
          placeItems: 'center',
          borderRadius: '50%',
          border: 1,
          borderColor: isDone ? 'success.main' : 'divider',
          color: isDone ? 'success.main' : 'text.primary',
          fontSize: '0.8125rem',
          fontWeight: 600,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {isDone ? <Check size={16} /> : number}
      </Box>
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 3,
          rowGap: 0.5,
        }}
      >
        <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
          <Box sx={{ fontWeight: 600, color: isDone ? 'text.secondary' : undefined, minHeight: 28, pt: 0.25 }}>
            {title}
            {isDone && ' (done)'}
          </Box>
          {problems.map((problem) => (
            <Typography
              key={problem}
              variant="body2"
              sx={{ color: 'text.secondary', overflowWrap: 'anywhere', maxWidth: '72ch' }}
            >
              {problem}
            </Typography>
          ))}
        </Box>
        {!isDone && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            {links.length === 0 && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                Ask the host of your server.
              </Typography>
            )}
            {links.map(({ text, href }) => (
              <MuiLink key={href} component={Link} to={href} aria-label={`${text}: ${title}`} sx={{ fontWeight: 600 }}>
                {text}
              </MuiLink>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
};

function OpenShop({ left }: { left: number }) {
  const [open] = useOpenShopMutation({ refetchQueries: [ShopNeedsDocument], awaitRefetchQueries: true });
  const ask = () =>
    confirm({
      title: 'Open the shop?',
      text:
        left === 0
          ? 'Every step is done.'
          : `${formatCount(left, 'step is', 'steps are')} not done yet. What is left stays listed here.`,
      confirmText: 'Open the shop',
      danger: left > 0,
      action: async () => {
        const { data } = await open().catch((error: unknown) => {
          throw new Refused(serverMessage(error, 'Failed to open the shop'));
        });
        const [problem] = data?.openShop.errors ?? [];
        if (problem) throw new Refused(problem.message);
        notify.success('Your shop is open. Good luck!');
      },
    });
  return (
    <Button variant={left === 0 ? 'contained' : 'outlined'} onClick={() => void ask()}>
      Open the shop
    </Button>
  );
}
