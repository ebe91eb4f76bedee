import { Router } from 'express';
import { defaultAccent, defaultShopName, ownPicture, pageTones, sharingPicturePath } from '../../contract/brand';
import type { Services } from '../context';
import { readAppearance } from '../domain/settings/appearance';
import type { ShopAppearance } from '../domain/settings/appearance';
import type { SharingPicture, ShopIcon } from '../domain/settings/sharing-picture';
import { sendUnlessFresh } from '../platform/http/unless-fresh';
import { currentContent } from './current-content';
import { escapeHtml } from '../platform/mail/email-html';

const iconPath = '/shop-icon.svg';
const ownIcon = '/brand/favicon.svg';
const ownTouchIcon = '/brand/favicon-180.png';
/** Addresses of the icon as a bitmap; some phones put its size into the name. */
const touchIcons = /^\/(?:favicon\.ico|apple-touch-icon(?:-\d{2,3}x\d{2,3})?(?:-precomposed)?\.png)$/;

const isOwn = ({ shopName, accentColor }: ShopAppearance) =>
  shopName === defaultShopName && accentColor === defaultAccent;

/** The first character of the shop's name. */
const initialOf = (shopName: string): string => [...shopName][0]?.toUpperCase() ?? '';

/** The initial of the shop on its accent. */
function initialIcon({ shopName, light: { main, onMain } }: ShopAppearance): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="16" fill="${main}"/><text x="32" y="33" fill="${onMain}" font-family="Inter, Arial, sans-serif" font-size="38" font-weight="700" text-anchor="middle" dominant-baseline="central">${escapeHtml(initialOf(shopName))}</text></svg>`;
}

/** The web app manifest, for a bookmark on a phone's screen. */
const manifestOf = ({ shopName, light }: ShopAppearance) => ({
  name: shopName,
  short_name: shopName,
  start_url: '/',
  display: 'browser',
  background_color: pageTones.light.ground,
  theme_color: light.main,
  icons: [{ src: iconPath, sizes: 'any', type: 'image/svg+xml' }],
});

/**
 * Returns a function that draws a picture, once for each content: all requests of a shop's visitors cost one drawing.
 * @param kind function of `image-worker.ts`
 */
function drawnOnce<Task>({ images }: Services, kind: string): (task: Task) => Promise<Buffer> {
  let last: { key: string; drawing: Promise<Buffer> } | null = null;
  return (task) => {
    const key = JSON.stringify(task);
    if (last?.key === key) return last.drawing;
    const drawing = images.uploads.run<Uint8Array>(kind, task).then((png) => Buffer.from(png));
    last = { key, drawing };
    // a failure is not remembered
    drawing.catch(() => {
      if (last?.drawing === drawing) last = null;
    });
    return drawing;
  };
}

/** Serves icons, manifest and sharing picture of the shop. */
export function shopFiles(services: Services): { router: Router; close: () => void } {
  const { read, close } = currentContent(services, readAppearance);
  const drawSharing = drawnOnce<SharingPicture>(services, 'share');
  const drawIcon = drawnOnce<ShopIcon>(services, 'icon');
  const { host } = new URL(services.config.appUrl);
  const router = Router();
  router.get(iconPath, async (request, response) => {
    const appearance = await read();
    const { logoUrl } = appearance;
    if (logoUrl || isOwn(appearance)) {
      response.set('cache-control', 'no-cache').redirect(302, logoUrl || ownIcon);
      return;
    }
    sendUnlessFresh(request, response, 'image/svg+xml', initialIcon(appearance));
  });
  // browsers and phones ask for these without a link to them
  router.get(touchIcons, async (request, response) => {
    const appearance = await read();
    const { logoUrl, shopName, light } = appearance;
    if (logoUrl || isOwn(appearance)) {
      response.set('cache-control', 'no-cache').redirect(302, logoUrl || ownTouchIcon);
      return;
    }
    const icon = await drawIcon({ initial: initialOf(shopName), main: light.main, onMain: light.onMain });
    sendUnlessFresh(request, response, 'image/png', icon);
  });
  router.get('/site.webmanifest', async (request, response) => {
    sendUnlessFresh(request, response, 'application/manifest+json', JSON.stringify(manifestOf(await read())));
  });
  router.get(sharingPicturePath, async (request, response) => {
    const appearance = await read();
    if (isOwn(appearance)) response.set('cache-control', 'no-cache').redirect(302, ownPicture);
    else {
      const { shopName, light } = appearance;
      const { main, deep, onMain } = light;
      sendUnlessFresh(request, response, 'image/png', await drawSharing({ shopName, host, main, deep, onMain }));
    }
  });
  return { router, close };
}
