import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { membershipLabels } from '../../../../contract/labels';
import { ArrowRight, WandSparkles } from '../../lib/generated/icons';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { Weave } from '../../components/brand/weave';
import type { ViewerPartsFragment } from '../../entities/session/session.generated';
import { useViewer } from '../../entities/session/use-viewer';
import { useDashboardSummaryQuery } from './dashboard.generated';
import { errorMessage } from '../../lib/errors';
import { formatCredits, formatDate } from '../../lib/format';
import { paths } from '../../lib/paths';
import { DashboardCards } from './dashboard-cards';
import { PageHeading } from '../../components/page/page-heading';
import { PaymentNotice } from './payment-notice';
import type { ProcessingOrder } from './payment-notice';
import { RecentDesigns, RecentDesignsSkeleton } from './recent-designs';
import { VerifyNotice } from './verify-notice';
import { stageTone } from '../../lib/styles';

function membershipLine({ membership, membershipUntil }: ViewerPartsFragment): string {
  if (membership !== 'PREMIUM') return `${membershipLabels[membership]} membership`;
  return membershipUntil ? `Premium until ${formatDate(membershipUntil)}` : 'Premium, with no end date';
}

/** Returns the listed orders, and those that were listed earlier while this page is shown. */
function useSeen(listed: readonly ProcessingOrder[] | undefined): readonly ProcessingOrder[] {
  const [seen, setSeen] = useState<readonly ProcessingOrder[]>([]);
  const [known, setKnown] = useState<readonly ProcessingOrder[]>();
  if (listed === undefined || listed === known) return seen;
  setKnown(listed);
  const isListed = ({ id }: ProcessingOrder) => listed.some((order) => order.id === id);
  const next = [...listed, ...seen.filter((order) => !isListed(order))];
  setSeen(next);
  return next;
}

export function DashboardPage() {
  const { viewer } = useViewer();
  const { data, error, loading, refetch } = useDashboardSummaryQuery({ fetchPolicy: 'cache-and-network' });
  const summary = data?.me;
  const listed = summary?.processing.items;
  const undecided = useSeen(listed);
  return (
    <>
      <PageHeading
        title={viewer ? `Hello, ${viewer.name.split(' ')[0] ?? ''}` : 'Dashboard'}
        text="Welcome to the Dashboard. Generate stunning images with ease!"
      />
      {viewer && !viewer.emailVerified && <VerifyNotice email={viewer.email} />}
      {undecided.map((order) => (
        <PaymentNotice key={order.id} order={order} isListed={listed?.includes(order) ?? true} />
      ))}
      <Box
        sx={{
          position: 'relative',
          overflow: 'hidden',
          borderRadius: '20px',
          bgcolor: stageTone(30),
          color: '#FBF8F3',
          // without its ground, the text would be pale on paper
          printColorAdjust: 'exact',
          p: { xs: 3, md: 5 },
          display: 'grid',
          gap: 2.5,
          justifyItems: 'start',
        }}
      >
        <Box
          sx={{
            position: 'absolute',
            inset: 0,
            maskImage: {
              xs: 'linear-gradient(90deg, transparent 62%, #000 100%)',
              md: 'linear-gradient(90deg, transparent 32%, #000 68%)',
            },
          }}
        >
          <Weave colour="color-mix(in srgb, var(--mui-palette-thread-onStage) 50%, transparent)" accent="#FF8A6E" />
        </Box>
        <Box sx={{ position: 'relative' }}>
          <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {formatCredits(viewer?.credits ?? 0)}
          </Typography>
          <Typography sx={{ opacity: 0.85 }}>{viewer ? membershipLine(viewer) : ' '}</Typography>
        </Box>
        <Box sx={{ position: 'relative', display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button
            component={Link}
            to={paths.user.generateImage.getHref()}
            size="large"
            startIcon={<WandSparkles size={20} aria-hidden />}
            endIcon={<ArrowRight size={18} aria-hidden />}
            sx={{ bgcolor: '#FBF8F3', color: stageTone(30), '&:hover': { bgcolor: '#FFFFFF' } }}
          >
            Make a design
          </Button>
          {/* without a credit, the generator makes nothing */}
          {viewer?.credits === 0 && viewer.role !== 'SELLER' && (
            <Button
              component={Link}
              to={paths.user.selectPackage.getHref()}
              size="large"
              variant="outlined"
              sx={{ color: 'inherit', borderColor: 'currentcolor', '&:hover': { borderColor: 'currentcolor' } }}
            >
              Buy credits
            </Button>
          )}
        </Box>
      </Box>
      <DashboardCards
        pendingOrders={summary?.pending.totalItems}
        openTickets={summary?.openTickets.totalItems}
        unreadTickets={summary?.unreadTickets}
      />
      {error && !loading && (
        <ErrorPanel
          message={`${data ? 'Showing what was loaded before. ' : 'Your latest designs and orders could not be loaded. They are safe. '}${errorMessage(error)}`}
          onRetry={() => void refetch().catch(() => undefined)}
          retryText="Retry"
        />
      )}
      {loading && !data && <RecentDesignsSkeleton />}
      <RecentDesigns designs={summary?.designs.items} totalItems={summary?.designs.totalItems ?? 0} />
    </>
  );
}
