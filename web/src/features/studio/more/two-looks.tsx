import { useMemo } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { SteadyButton } from '../../../components/form/steady-button';
import { furtherLooks, seedOfOtherLooks } from '../../../../../studio/posts/further-looks';
import { layoutOf } from '../../../../../studio/posts/layouts/index';
import { POST_SIZES } from '../../../../../studio/posts/sizes';
import { Check, Copy, RotateCcw } from '../../../lib/generated/icons';
import { paths } from '../../../lib/paths';
import { PostPicture } from '../canvas/post-picture';
import { useComposedLater } from '../canvas/use-composed-later';
import type { StudioPanelsProps } from '../panels/panel-props';
import { Section } from '../panels/section';
import { useCopy } from './use-copy';
import type { FurtherState } from './use-further';

type TwoLooksProps = Pick<StudioPanelsProps, 'id' | 'post' | 'size' | 'sample' | 'pictureUrl' | 'type'> & {
  further: FurtherState;
};

/** The post in two further looks, drawn before they are made, and as it is. Each becomes a design of its own. */
export function TwoLooks({ id, post, size, sample, pictureUrl, type, further }: TwoLooksProps) {
  const { seed, copyOf } = further;
  const looks = useMemo(
    () =>
      furtherLooks(post, sample, seed).map((look, index) => ({
        key: `${seed} ${index}`,
        name: layoutOf(look.layout).name,
        post: look,
        size,
      })),
    [post, size, sample, seed],
  );
  const made = useComposedLater(type, sample, looks);
  const { busy, problem, copy } = useCopy(id, further.copied);
  const { width, height } = POST_SIZES[size];
  const copied = copyOf('as it is', post);
  return (
    <Section
      title="Two more looks"
      action={
        <Button
          variant="text"
          size="small"
          startIcon={<RotateCcw size={16} aria-hidden />}
          onClick={() => further.set({ seed: seedOfOtherLooks(post, sample, seed) })}
        >
          Other looks
        </Button>
      }
    >
      <Typography sx={quiet}>
        Your words over the same picture. Free: each becomes a design of its own, and this one stays as it is.
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1.5, mt: 1.5 }}>
        {looks.map(({ key, name, post: look }) => {
          const composed = made.get(key);
          const copyId = copyOf(key, look);
          return (
            <Box
              key={key}
              role="group"
              aria-label={name}
              sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}
            >
              <Box sx={frame} style={{ aspectRatio: `${width} / ${height}` }}>
                {composed?.size === size ? (
                  <Box role="img" aria-label={`These words in the layout ${name}`}>
                    <PostPicture composed={composed} pictureUrl={pictureUrl} />
                  </Box>
                ) : (
                  <Skeleton variant="rectangular" width="100%" height="100%" sx={{ borderRadius: 0 }} />
                )}
              </Box>
              {copyId ? (
                <Made id={copyId} name={name} />
              ) : (
                <SteadyButton
                  variant="outlined"
                  size="small"
                  loading={busy === key}
                  disabled={busy !== null}
                  aria-label={`Make this one: ${name}`}
                  onClick={() => copy(key, look)}
                >
                  Make this one
                </SteadyButton>
              )}
            </Box>
          );
        })}
      </Box>
      <Box sx={{ mt: 1.5 }}>
        {copied ? (
          <Made id={copied} name="the copy" />
        ) : (
          <SteadyButton
            variant="text"
            size="small"
            loading={busy === 'as it is'}
            disabled={busy !== null}
            startIcon={<Copy size={16} aria-hidden />}
            onClick={() => copy('as it is', post)}
          >
            Copy it unchanged, for other words
          </SteadyButton>
        )}
      </Box>
      {problem && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {problem}
        </Alert>
      )}
    </Section>
  );
}

/** A copy that was made, with the way to it. */
const Made = ({ id, name }: { id: string; name: string }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 36 }}>
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'success.main', fontWeight: 600 }}>
      <Check size={16} aria-hidden />
      Made
    </Box>
    <Button component="a" href={paths.user.studio.getHref(id)} size="small" variant="text" aria-label={`Open ${name}`}>
      Open
    </Button>
  </Box>
);

const quiet = { color: 'text.secondary', fontSize: '0.875rem' } as const;
const frame = { borderRadius: '8px', overflow: 'hidden', border: 1, borderColor: 'divider' } as const;
