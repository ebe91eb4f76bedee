import { useEffect, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { Mark } from '../brand/mark';

interface PictureProps {
  /** One of our rendered pictures (/pictures/bakery-640.webp) or the address of any image. */
  src: string;
  /** Blank for decoration. */
  alt: string;
  /** Displayed width, as CSS `sizes`; avoids loading the large file on a phone. */
  sizes?: string;
  width?: number;
  height?: number;
  /** The most prominent picture: loaded before others, instead of when it comes into view. */
  first?: boolean;
  /** Minimum screen width in pixels: not loaded on narrower screens, where the picture is hidden. */
  from?: number;
  sx?: Exclude<SxProps<Theme>, readonly unknown[]>;
}

const rendered = /^\/pictures\/([\w-]+)-(96|192|320|640|480|960)\.(?:webp|avif)$/;
/** Widths of the renderer's two files of each picture (web/public/pictures/index.json). */
const twin: Record<string, readonly [number, number]> = {
  96: [96, 192],
  192: [96, 192],
  320: [320, 640],
  640: [320, 640],
  480: [480, 960],
  960: [480, 960],
};

/** An empty picture. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const fill: CSSProperties = { display: 'block', width: '100%', height: '100%', objectFit: 'cover' };

/** An image in the best format that the browser supports; the mark replaces it when it cannot be loaded. */
export function Picture({ src, alt, sizes, width, height, first = false, from, sx }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    let current = true;
    // A server-rendered picture may have failed before hydration; one without an intrinsic size may not have.
    if (image.current?.complete && image.current.naturalWidth === 0)
      image.current.decode().catch(() => current && setFailed(src));
    return () => {
      current = false;
    };
  }, [src]);
  const [, name, size] = rendered.exec(src) ?? [];
  const widths = size ? twin[size] : undefined;
  const set = (format: string) =>
    widths?.map((pixels) => `/pictures/${name}-${pixels}.${format} ${pixels}w`).join(', ');
  if (!src || failed === src) {
    return (
      <Box
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
        aria-hidden={alt ? undefined : true}
        sx={[
          {
            display: 'grid',
            placeItems: 'center',
            minHeight: 48,
            aspectRatio: width && height ? `${width} / ${height}` : undefined,
            backgroundColor:
              'color-mix(in srgb, var(--mui-palette-primary-main) 10%, var(--mui-palette-background-paper))',
          },
          sx ?? null,
        ]}
      >
        <Mark size={32} />
      </Box>
    );
  }
  return (
    <Box component="picture" sx={[{ display: 'block' }, sx ?? null]}>
      {from !== undefined && <source media={`(max-width: ${from - 0.05}px)`} srcSet={nothing} />}
      {widths && <source type="image/avif" srcSet={set('avif')} sizes={sizes} />}
      {widths && <source type="image/webp" srcSet={set('webp')} sizes={sizes} />}
      <img
        ref={image}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        style={fill}
        onError={() => setFailed(src)}
      />
    </Box>
  );
}
