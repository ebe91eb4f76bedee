import { Router } from 'express';
import { defaultAccent, defaultShopName, ownPicture, pageTones, sharingPicturePath } from '../../contract/brand';
import type { Services } from '../context';
import { readAppearance } from '../domain/settings/appearance';
import type { ShopAppearance } from '../domain/settings/appearance';
import type { SharingPicture } from '../domain/settings/sharing-picture';
import { sendUnlessFresh } from '../platform/http/unless-fresh';
import { currentContent } from './current-content';
import { escapeHtml } from '../platform/mail/email-html';

const iconPath = '/shop-icon.svg';
const ownIcon = '/brand/favicon.svg';

const isOwn = ({ shopName, accentColor }: ShopAppearance) =>
  shopName === defaultShopName && accentColor === defaultAccent;

/** The first letter of the shop's name on its accent. */
function initialIcon({ shopName, light: { main, onMain } }: ShopAppearance): string {
  const [initial = ''] = [...shopName].map((sign) => sign.toUpperCase());
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="16" fill="${main}"/><text x="32" y="33" fill="${onMain}" font-family="Inter, Arial, sans-serif" font-size="38" font-weight="700" text-anchor="middle" dominant-baseline="central">${escapeHtml(initial)}</text></svg>`;
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
 * Returns a function that draws the sharing picture, once for each content: all requests of a shop's visitors cost one
 * drawing.
 */
function sharingPictures({ images, config }: Services): (appearance: ShopAppearance) => Promise<Buffer> {
  let last: { key: string; drawing: Promise<Buffer> } | null = null;
  return ({ shopName, light: { main, deep, onMain } }) => {
    const picture: SharingPicture = { shopName, host: new URL(config.appUrl).host, main, deep, onMain };
    const key = JSON.stringify(picture);
    if (last?.key === key) return last.drawing;
    const drawing = images.uploads.run<Uint8Array>('share', picture).then((png) => Buffer.from(png));
    last = { key, drawing };
    // a failure is not remembered
    drawing.catch(() => {
      if (last?.drawing === drawing) last = null;
    });
    return drawing;
  };
}

/** Serves icon, manifest and sharing picture of the shop. */
export function shopFiles(services: Services): { router: Router; close: () => void } {
  const { read, close } = currentContent(services, readAppearance);
  const drawn = sharingPictures(services);
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
  router.get('/site.webmanifest', async (request, response) => {
    sendUnlessFresh(request, response, 'application/manifest+json', JSON.stringify(manifestOf(await read())));
  });
  router.get(sharingPicturePath, async (request, response) => {
    const appearance = await read();
    if (isOwn(appearance)) response.set('cache-control', 'no-cache').redirect(302, ownPicture);
    else sendUnlessFresh(request, response, 'image/png', await drawn(appearance));
  });
  return { router, close };
}
