import { IsNull } from 'typeorm';
import type { RequestContext } from '../../../api/context';
import { guidelinesOf } from '../../../api/domain/catalog/guidelines';
import { storeItemFile } from '../../../api/domain/catalog/item-file.service';
import { ItemEntity } from '../../../api/domain/catalog/item.entity';
import { OrderEntity } from '../../../api/domain/orders/order.entity';
import { captionStarters, photoChecklist, postCalendar } from './item-texts';

interface DemoItem extends Pick<
  ItemEntity,
  'name' | 'slug' | 'number' | 'description' | 'price' | 'guidelines' | 'imageUrl'
> {
  file: { name: string; text: string };
  /** Number of the file's first lines that are public. */
  sampleLines: number;
}

/** Three digital items for people who post for a small business. */
const demoItems: readonly DemoItem[] = [
  {
    name: 'Post calendar for a whole year',
    slug: 'post-calendar',
    number: '1001',
    description:
      '52 ideas, one for each week, for shops, studios and workshops: what to show, in which form, and how the post ends. A table that opens in any spreadsheet.',
    price: '12.00',
    guidelines:
      '<p>Save the file and open it in your spreadsheet. Then:</p><ol><li><p>Strike out what is not you.</p></li><li><p>Write your days beside the rest.</p></li><li><p>Make the pictures <strong>a month at a time</strong>.</p></li></ol>',
    file: { name: 'post-calendar.csv', text: postCalendar },
    sampleLines: 5,
    imageUrl: '/pictures/post-calendar.svg',
  },
  {
    name: 'Forty caption starters',
    slug: 'caption-starters',
    number: '1002',
    description:
      'First lines for the days when nothing comes to mind: opening the door, selling without shouting, showing the work, thanking people. Finish the sentence in your own words.',
    price: '5.00',
    guidelines: '<p>Pick one line, finish it, read it aloud. If it sounds like you, post it.</p>',
    file: { name: 'caption-starters.txt', text: captionStarters },
    sampleLines: 7,
    imageUrl: '/pictures/caption-starters.svg',
  },
  {
    name: 'Photo checklist for a phone',
    slug: 'photo-checklist',
    number: '1003',
    description:
      'Twelve checks before, while and after taking a picture, with nothing but a phone and a window. Made to be printed and hung beside the counter.',
    price: '4.00',
    guidelines: '<p>Print it on one page and hang it where you take your pictures.</p>',
    file: { name: 'photo-checklist.txt', text: photoChecklist },
    sampleLines: 6,
    imageUrl: '/pictures/photo-checklist.svg',
  },
];

/**
 * Puts the demo's items with their files on sale in a shop without items. Items of an older demo, whose files were
 * public, and their orders get the stored files instead.
 */
export async function seedItems(tx: RequestContext): Promise<void> {
  const isEmpty = (await tx.db.count(ItemEntity)) === 0;
  for (const { file, sampleLines, ...facts } of demoItems) {
    const older = `${tx.config.appUrl}/items/${file.name}`;
    // An item needs a file or an address; this one gets its file below.
    if (isEmpty) await tx.db.insert(ItemEntity, { ...facts, ...guidelinesOf(facts.guidelines), accessUrl: older });
    const item = await tx.db.findOneBy(ItemEntity, { number: facts.number, accessUrl: older });
    if (!item) continue;
    await storeItemFile(tx, item.id, { name: file.name, data: Buffer.from(file.text) });
    const { fileKey, fileName, fileBytes } = await tx.db.findOneByOrFail(ItemEntity, { id: item.id });
    const sample = file.text.split('\n').slice(0, sampleLines).join('\n');
    await tx.db.update(ItemEntity, { id: item.id }, { sample });
    const bought = { itemId: item.id, accessUrl: older, fileKey: IsNull() };
    await tx.db.update(OrderEntity, bought, { fileKey, fileName, fileBytes, accessUrl: null });
  }
}
