import { postType } from '../../api/platform/fonts/post-type';
import { composeDocument, type ComposedPost } from '../../studio/posts/compose';
import { refOf } from '../../studio/posts/layout';
import { LAYOUTS } from '../../studio/posts/layouts/index';
import { newDocument } from '../../studio/posts/new-document';
import { CELL_BYTES, SAMPLE_SIDE, type PictureSample } from '../../studio/posts/picture-sample';
import { POST_SIZE_NAMES, type PostSize } from '../../studio/posts/sizes';

/** Pixels of a phone's screen, across. */
const PHONE = 390;
/** Smallest texts on that screen, in its pixels. */
const READABLE = { headline: 14, second: 10, button: 9, badge: 9, contact: 8.9 };

const picture: PictureSample = {
  ratio: 1,
  cells: Uint8Array.from({ length: SAMPLE_SIDE * SAMPLE_SIDE * CELL_BYTES }, () => 150),
};

/** Words of posts as shops write them. */
const POSTS = {
  discount: ['Fresh bread every morning', 'Baked at four, on your table at seven', '-20 %', 'Order now', ''],
  price: ['The new oven is here', 'With a baking tray and a stone', 'nur 1.299,00 €', 'Buy it', 'bakery.example'],
  long: [
    'Black Friday: half price on all coats',
    'Only this weekend, while stocks last',
    'UP TO 70 % OFF TODAY',
    'Shop the winter sale',
    'www.megastore.example · +49 30 1234567',
  ],
  hours: ['Grand opening', 'Free coffee for the first guests', '12 December', '', 'Mon – Fri 9 – 18, Sat 10 – 14'],
} as const;

async function compose(words: readonly string[], layout: string, size: PostSize, contact = words[4] ?? '') {
  const [primaryText = '', second = '', badge = '', button = ''] = words;
  const brief = { primaryText, style: 'minimal', niche: 'cooking', seed: 'test' } as const;
  const document = { ...newDocument(brief, picture, { second, badge, button }), layout, fonts: 'GROTESQUE' as const };
  document.words.contact.text = contact;
  return composeDocument(postType, document, picture, size);
}

/** Returns the texts of a post that are too small on a phone, which shows any size as wide as its screen. */
const tooSmall = ({ words, width }: ComposedPost): string[] =>
  words.flatMap(({ slot, size }, at) => {
    const onPhone = (size / width) * PHONE;
    const isSecondThought = words.findIndex((one) => one.slot === slot) < at;
    return onPhone >= READABLE[isSecondThought ? 'second' : slot] ? [] : [`${slot} ${onPhone.toFixed(1)}`];
  });

describe('on the screen of a phone', () => {
  it.each(LAYOUTS.map((layout) => [layout.name, refOf(layout)]))(
    'every text of %s can be read, in every size',
    async (_name, layout) => {
      for (const size of POST_SIZE_NAMES)
        for (const [name, words] of Object.entries(POSTS)) {
          const post = await compose(words, layout, size);
          expect({ size, name, small: tooSmall(post), named: post.small }).toEqual({
            size,
            name,
            small: [],
            named: [],
          });
        }
    },
  );

  it.each(LAYOUTS.map((layout) => [layout.name, refOf(layout)]))(
    'a badge of a story is as large as it was to be read by earlier revisions, too: %s',
    async (_name, layout) => {
      for (const words of Object.values(POSTS)) {
        const { words: set, width, height } = await compose(words, layout, 'STORY');
        const badge = set.find(({ slot }) => slot === 'badge')?.size ?? 0;
        expect(badge / (Math.sqrt(width * height) / 1080)).toBeGreaterThanOrEqual(22);
      }
    },
  );

  it('a contact line that is too long for one line goes on below, in the same size', async () => {
    const contact = 'Mo – Fr 9 – 18 Uhr, Sa 10 – 14 Uhr · Musterstraße 12, 10115 Berlin · Tel. 030 1234567';
    for (const { id, revision } of LAYOUTS)
      for (const size of POST_SIZE_NAMES) {
        const post = await compose(POSTS.hours, `${id}@${revision}`, size, contact);
        const set = post.words.find(({ slot }) => slot === 'contact');
        expect({ id, size, small: post.small.includes('contact') }).toEqual({ id, size, small: false });
        expect(set?.lines.length).toBeGreaterThan(1);
      }
  });

  it.each(LAYOUTS.map((layout) => [layout.name, refOf(layout)]))(
    'the headline of %s is at least one and a half times as large as the text below it, in every size',
    async (_name, layout) => {
      for (const size of POST_SIZE_NAMES)
        for (const [name, words] of Object.entries(POSTS)) {
          const post = await compose(words, layout, size);
          const sizeOf = (wanted: string) => post.words.find(({ slot }) => slot === wanted)?.size ?? 0;
          const ratio = sizeOf('headline') / sizeOf('second');
          expect({ size, name, ratio, isLarge: ratio >= 1.5 }).toMatchObject({ isLarge: true });
        }
    },
  );

  it('a headline is not smaller than its second thought', async () => {
    const headline = 'İstanbul’da ığdır kahvesi – Bánh mì Đà Nẵng nóng giòn mỗi sáng';
    for (const layout of LAYOUTS)
      for (const size of POST_SIZE_NAMES) {
        const { words } = await compose(
          [headline, 'Chỉ 25.000 ₫ một ổ', 'Giảm 25 %', 'Đặt ngay', 'TP. Hồ Chí Minh'],
          refOf(layout),
          size,
        );
        const [first = 0, second = 0] = words.filter(({ slot }) => slot === 'headline').map((one) => one.size);
        expect({ layout: layout.id, size, isLarger: first >= second }).toMatchObject({ isLarger: true });
      }
  });

  it('a text that is too small is named', async () => {
    const long = 'Long words for every place of a post '.repeat(6).slice(0, 199);
    const post = await compose([long, long, 'New', 'Order now', 'bakery.example'], 'bubble@4', 'LINK');
    expect(post.small).toEqual(expect.arrayContaining(['headline', 'second']));
  });
});
