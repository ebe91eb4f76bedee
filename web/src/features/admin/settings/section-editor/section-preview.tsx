import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { ThemeProvider } from '@emotion/react';
import type { Theme as EmotionTheme } from '@emotion/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createTheme, useColorScheme } from '@mui/material/styles';
import type { Breakpoints } from '@mui/material/styles';
import { PreviewChoice, previewSchemes } from '../../../../components/page/preview-choice';
import type { PreviewScheme } from '../../../../components/page/preview-choice';

/** Returns a function from the page's theme to one with these breakpoints, which hold at any width of the window. */
const withBreakpoints = (values: Breakpoints['values']) => {
  const { breakpoints } = createTheme({ breakpoints: { values } });
  return (outer: EmotionTheme): EmotionTheme => ({ ...outer, breakpoints });
};

const devices = {
  phone: {
    width: 390,
    theme: withBreakpoints({ xs: 0, sm: 90_001, md: 90_002, lg: 90_003, xl: 90_004 }),
  },
  desktop: {
    width: 1280,
    theme: withBreakpoints({ xs: 0, sm: 0.01, md: 0.02, lg: 0.03, xl: 90_004 }),
  },
};
const deviceNames = { phone: 'Phone', desktop: 'Desktop' } as const;
type Device = keyof typeof devices;

/** On a phone, the desktop's width would be scaled until no text can be read. */
const firstDevice = (): Device => (window.innerWidth < 600 ? 'phone' : 'desktop');

interface SectionPreviewProps {
  children: ReactNode;
  /** Above the form by default; true puts it beside the form, sticky, where there is room. */
  beside?: boolean;
  /** Receives the element that was clicked, and the frame around the preview. */
  onPick?: (element: Element, frame: Element) => void;
}

/** Preview of a section: the public page's own component, scaled to the available width. */
export function SectionPreview({ children, beside = false, onPick }: SectionPreviewProps) {
  const { mode, systemMode } = useColorScheme();
  const current = (mode === 'system' ? systemMode : mode) ?? 'light';
  const [chosen, setScheme] = useState<PreviewScheme | null>(null);
  const scheme = chosen ?? current;
  const shown = useRef<HTMLDivElement>(null);
  const [device, setDevice] = useState(firstDevice);
  const [room, setRoom] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const { width, theme } = devices[device];

  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);

  const pick = ({ target, clientX, clientY }: MouseEvent) => {
    const inner = shown.current;
    if (!inner || !onPick) return;
    // what is inert is found neither by the click nor by its point
    inner.inert = false;
    const element = inner.contains(target as Node) ? (target as Element) : document.elementFromPoint(clientX, clientY);
    inner.inert = true;
    if (element && inner.contains(element)) onPick(element, inner);
  };
  return (
    <Box
      component="section"
      aria-label="Preview"
      sx={{ minWidth: 0, ...(beside && { order: { xl: 2 }, position: { xl: 'sticky' }, top: { xl: 16 } }) }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 600, flex: 1 }}>
          Preview
        </Typography>
        <PreviewChoice label="Colours of the preview" options={previewSchemes} value={scheme} onChange={setScheme} />
        <PreviewChoice label="Device of the preview" options={deviceNames} value={device} onChange={setDevice} />
      </Box>
      <Box
        tabIndex={0}
        role="group"
        aria-label="The section as visitors see it"
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: '12px',
          backgroundColor: 'background.default',
          overflow: 'auto',
          maxHeight: beside ? { xs: 340, xl: 'calc(100dvh - 96px)' } : undefined,
        }}
      >
        {/* a mouse only: with the keyboard, Tab leads through the fields themselves */}
        <Box
          ref={frame}
          data-light={scheme === 'light' ? '' : undefined}
          data-dark={scheme === 'dark' ? '' : undefined}
          onClick={pick}
          sx={{
            backgroundColor: 'background.default',
            color: 'text.primary',
            colorScheme: scheme,
            cursor: onPick ? 'text' : undefined,
          }}
        >
          {/* inert: its links would lead away from the unsaved changes */}
          <Box
            ref={shown}
            inert
            style={{ width, zoom: room > 0 ? Math.min(1, room / width) : 0.5, marginInline: 'auto', paddingBottom: 56 }}
          >
            <ThemeProvider theme={theme}>{children}</ThemeProvider>
          </Box>
        </Box>
      </Box>
      {onPick && (
        <Typography sx={{ mt: 0.75, color: 'text.secondary', fontSize: '0.875rem' }}>
          Click a text or an image to edit it.
        </Typography>
      )}
    </Box>
  );
}
