import { splitTitle, wholeTitle } from '../../../../contract/banner-section';
import type { SectionBody } from '../../../../contract/sections';
import type { RequestContext } from '../../../context';
import type { BannerFirstViewInput, BannerSecondViewInput, BannerViewsInput } from '../../../graphql/generated/schema';
import { shownBody } from '../content.service';
import { change, checkedSection } from './content-editing.service';
import type { StoredSectionRow } from './content-editing.service';

type Banner = SectionBody<'banner'>;

/** A banner as its first view shows it. */
const firstViewOf = (stored: Banner) => ({
  subtitle: stored.subtitle,
  ...splitTitle(wholeTitle(stored.title, stored.highlightText)),
  buttonText: stored.buttons[0]?.text ?? '',
  buttonLink: stored.buttons[0]?.link ?? '',
  videoLink: stored.video?.link ?? '',
});

/** A banner as its second view shows it. */
const secondViewOf = (stored: Banner) => ({
  subtitle: stored.subtitle,
  title: wholeTitle(stored.title, stored.highlightText),
  buttons: stored.buttons.map(({ text, link }) => ({ text, link })),
  video: stored.video && { link: stored.video.link, thumbnail: stored.video.thumbnail },
});

/** A view of an input: what is not sent is as stored. */
const sent = <View extends object>(stored: View, given: object): View => ({
  ...stored,
  ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
});

const isEdited = (stored: object, view: object) => JSON.stringify(stored) !== JSON.stringify(view);

function ofFirst(stored: Banner, given: BannerFirstViewInput): unknown {
  const view = sent(firstViewOf(stored), given);
  const first = { text: view.buttonText ?? '', link: view.buttonLink ?? '' };
  const others = stored.buttons.slice(1);
  const isBlank = first.text.trim() === '' && first.link.trim() === '';
  return {
    subtitle: view.subtitle ?? '',
    title: view.mainTitle ?? '',
    highlightText: view.highlightText || null,
    buttons: isBlank ? others : [first, ...others],
    video: view.videoLink ? { link: view.videoLink, thumbnail: stored.video?.thumbnail ?? '' } : null,
  };
}

function ofSecond(stored: Banner, given: BannerSecondViewInput): unknown {
  const view = sent(secondViewOf(stored), given);
  const { mainTitle, highlightText } = splitTitle(view.title ?? '');
  return {
    subtitle: view.subtitle ?? '',
    title: mainTitle,
    highlightText: highlightText || null,
    buttons: view.buttons ?? [],
    video: view.video?.link ? view.video : null,
  };
}

/** Both views come back together: the one that differs from what is stored was edited, the second if both differ. */
function editedBody(stored: Banner, { first, second, ...shared }: BannerViewsInput): unknown {
  const [shownFirst, shownSecond] = [firstViewOf(stored), secondViewOf(stored)];
  const isFirst =
    isEdited(shownFirst, sent(shownFirst, first ?? {})) && !isEdited(shownSecond, sent(shownSecond, second ?? {}));
  const textOr = (given: string | null | undefined, before: string) => (given === undefined ? before : (given ?? ''));
  return {
    ...((isFirst ? ofFirst(stored, first ?? {}) : ofSecond(stored, second ?? {})) as object),
    description: textOr(shared.description, stored.description),
    backgroundImage: textOr(shared.backgroundImage, stored.backgroundImage ?? ''),
  };
}

/**
 * Saves the banner from both of its views.
 * @throws UserError INVALID_INPUT naming the field, CONFLICT when another version is current.
 */
export const saveBannerViews = (ctx: RequestContext, input: BannerViewsInput): Promise<StoredSectionRow> =>
  change(ctx, 'banner', 'save-section', async (tx, before) => ({
    body: checkedSection('banner', editedBody(await shownBody(tx, 'banner', before?.body), input), []),
    above: [],
    active: input.isActive,
    version: input.version ?? undefined,
  }));
