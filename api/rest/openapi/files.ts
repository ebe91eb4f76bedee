import { itemUpload } from '../../../contract/catalog';
import { photoUpload } from '../../../contract/design-photo';
import { imageUpload } from '../../../contract/uploads';
import { ticketImagesPath } from '../../../contract/ticket-image';
import type { RestRow } from '../row';
import type { Json } from './schemas';

/** A path that answers or takes a file: no row, as it streams. */
export interface FilePath {
  method: 'GET' | 'POST';
  path: string;
  access: RestRow['access'];
  tag: 'Pictures' | 'Files';
  summary: string;
  description: string;
  /** Media types of the file that it answers. */
  produces?: readonly string[];
  /** Parameters of the address besides those in the path: name and description. */
  query?: Readonly<Record<string, string>>;
  /** The field of the form with the file that it takes, and what it answers, by the name of the answer's part. */
  upload?: { field: string; name: string; answer: Json };
  /** Further statuses, with their reason. */
  refusals?: Readonly<Record<number, string>>;
}

const text = (description: string): Json => ({ type: 'string', description });
const uploaded = (properties: Readonly<Record<string, Json>>): Json => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});
const pixels: Json = { type: 'integer', minimum: 1, description: 'Pixels.' };
const notPicture = { 422: 'The file is not a readable picture.' };
const gone = { 404: 'It does not exist, or belongs to another account.' };
const picture = ['image/png', 'image/webp', 'image/jpeg'];
const csv = ['text/csv'];

/** Description of the list files of Admins, which share everything but their names. */
const lists = [
  'purchases',
  'credit-entries',
  'designs',
  'tickets',
  'users',
  'all-items',
  'emails',
  'mailings',
  'suppressed-addresses',
  'unmatched-payments',
  'audit-entries',
];

const designPart = (part: string, summary: string, produces: readonly string[]): FilePath => ({
  method: 'GET',
  path: `/designs/{id}/${part}`,
  access: 'signedIn',
  tag: 'Pictures',
  summary,
  description:
    'Needs DESIGNS_READ. Send the `ETag` of an earlier answer as `If-None-Match`: 304 while nothing has changed.',
  produces,
  refusals: gone,
});

/** Every path of files and pictures that a program may call. */
export const filePaths: readonly FilePath[] = [
  {
    method: 'POST',
    path: imageUpload.path,
    access: 'signedIn',
    tag: 'Pictures',
    summary: 'Upload a picture',
    description: `PNG, JPEG, WebP or GIF, at most 2 MB; 60 an hour. With the session's cookies, send any ${imageUpload.ownHeader} header.`,
    upload: { field: imageUpload.field, name: 'file', answer: uploaded({ url: text('A path of this site.') }) },
    refusals: notPicture,
  },
  {
    method: 'GET',
    path: '/image-server/{name}',
    access: 'public',
    tag: 'Pictures',
    summary: 'Read a picture',
    description: 'The file at an address never changes.',
    produces: [...picture, 'image/gif'],
    refusals: gone,
  },
  {
    method: 'POST',
    path: ticketImagesPath,
    access: 'signedIn',
    tag: 'Pictures',
    summary: 'Upload a ticket picture',
    description: 'Limits as for other pictures. Use its `id` in a message within a day. Needs TICKETS_WRITE.',
    upload: {
      field: imageUpload.field,
      name: 'image',
      answer: uploaded({
        id: text('A UUID.'),
        imageUrl: text('A path of this site.'),
        thumbnailUrl: text('A path of this site.'),
        width: pixels,
        height: pixels,
      }),
    },
    refusals: notPicture,
  },
  {
    method: 'GET',
    path: `${ticketImagesPath}/{id}`,
    access: 'signedIn',
    tag: 'Pictures',
    summary: 'Read a ticket picture',
    description: 'For the ticket owner and Admins. Needs TICKETS_READ.',
    produces: picture,
    refusals: gone,
  },
  {
    method: 'GET',
    path: `${ticketImagesPath}/{id}/thumbnail`,
    access: 'signedIn',
    tag: 'Pictures',
    summary: 'Read a ticket picture as a thumbnail',
    description: 'For the ticket owner and Admins. Needs TICKETS_READ.',
    produces: picture,
    refusals: gone,
  },
  {
    method: 'POST',
    path: photoUpload.path,
    access: 'signedIn',
    tag: 'Pictures',
    summary: 'Upload a design photo',
    description: 'Becomes the background of a post: pass its `id` as `photoId` to `createDesign`. Needs DESIGNS_WRITE.',
    upload: {
      field: photoUpload.field,
      name: 'photo',
      answer: uploaded({
        id: text('A UUID.'),
        url: text('A path of this site.'),
        thumbnailUrl: text('A path of this site.'),
        width: pixels,
        height: pixels,
      }),
    },
    refusals: notPicture,
  },
  {
    method: 'GET',
    path: `${photoUpload.path}/{id}`,
    access: 'signedIn',
    tag: 'Pictures',
    summary: 'Read a photo',
    description: 'For the owner. Needs DESIGNS_READ.',
    produces: ['image/jpeg'],
    refusals: gone,
  },
  {
    method: 'GET',
    path: `${photoUpload.path}/{id}/thumbnail`,
    access: 'signedIn',
    tag: 'Pictures',
    summary: 'Read a photo as a thumbnail',
    description: 'At most 480 pixels wide and high. For the owner. Needs DESIGNS_READ.',
    produces: ['image/webp', 'image/jpeg'],
    refusals: gone,
  },
  designPart('image', 'Read a design picture', ['image/png']),
  designPart('thumbnail', 'Read a design as a thumbnail', ['image/webp']),
  designPart('download', 'Download a design picture', ['image/png']),
  designPart('background', 'Read the picture of a post without words', ['image/png', 'image/jpeg', 'image/webp']),
  {
    ...designPart('prints/{file}', 'Read a post in one size', picture),
    query: { download: 'With any value: as a download.' },
    description:
      '`file` is square, portrait, story, landscape or link with .png, .jpg or .webp, rendered on request; at most 60 new files a minute. Needs DESIGNS_READ.',
  },
  {
    ...designPart('archive.zip', 'Download a post in all sizes', ['application/zip']),
    tag: 'Files',
    description: 'Five sizes and the caption; at most 20 an hour. Needs DESIGNS_READ.',
  },
  {
    method: 'GET',
    path: '/designs/archive.zip',
    access: 'signedIn',
    tag: 'Files',
    summary: 'Download several design pictures',
    description: 'Fails if any of them is missing. One download at a time, at most 20 an hour. Needs DESIGNS_READ.',
    query: { ids: 'Up to 100 design ids, separated by commas.' },
    produces: ['application/zip'],
    refusals: gone,
  },
  {
    method: 'GET',
    path: '/months/{id}/archive.zip',
    access: 'signedIn',
    tag: 'Files',
    summary: 'Download all posts of a month',
    description: 'At most 20 an hour. Needs DESIGNS_READ.',
    produces: ['application/zip'],
    refusals: gone,
  },
  {
    method: 'GET',
    path: '/months/{id}/schedule.csv',
    access: 'signedIn',
    tag: 'Files',
    summary: 'Download the schedule of a month',
    description: 'For the tool that publishes your posts; at most 30 an hour. Needs DESIGNS_READ.',
    query: { format: 'The column format; table if omitted.' },
    produces: csv,
    refusals: gone,
  },
  {
    method: 'GET',
    path: '/month-pictures/{post}/{file}',
    access: 'public',
    tag: 'Pictures',
    summary: 'Open the picture of a planned post',
    description:
      'At the signed address from the schedule (see setMonthPictureAddresses); at most 600 an hour per account.',
    produces: ['image/jpeg'],
    refusals: { 404: 'The address is wrong, expired or disabled by its owner.' },
  },
  {
    method: 'GET',
    path: '/months/{id}/calendar.ics',
    access: 'signedIn',
    tag: 'Files',
    summary: 'Download the calendar of a month',
    description: 'One reminder per post; at most 30 an hour. Needs DESIGNS_READ.',
    produces: ['text/calendar'],
    refusals: gone,
  },
  {
    method: 'GET',
    path: '/invoices/{id}',
    access: 'signedIn',
    tag: 'Files',
    summary: 'Download an invoice',
    description: 'Also credit notes. Needs ORDERS_READ.',
    produces: ['application/pdf'],
    refusals: gone,
  },
  {
    method: 'GET',
    path: '/purchases/{id}/file',
    access: 'signedIn',
    tag: 'Files',
    summary: 'Download a purchased file',
    description: `At most ${Math.round(itemUpload.mostBytes / 1024 / 1024)} MB. Needs ORDERS_READ.`,
    produces: ['application/octet-stream'],
    refusals: gone,
  },
  {
    method: 'GET',
    path: '/account/credit-history.csv',
    access: 'signedIn',
    tag: 'Files',
    summary: 'Download your credit history',
    description: 'The whole history; at most 30 an hour. Needs CREDITS_READ.',
    produces: csv,
  },
  ...lists.map((list): FilePath => ({
    method: 'GET',
    path: `/admin/${list}.csv`,
    access: 'admin',
    tag: 'Files',
    summary: `Download ${list.replaceAll('-', ' ')} as a CSV file`,
    description: 'Every matching row; at most 30 an hour. Send a filter that is too long for a URL as a form by POST.',
    query: {
      filter: "The GraphQL list's filter as JSON; every row if omitted.",
      sort: "The GraphQL list's sort as JSON; the default order if omitted.",
    },
    produces: csv,
  })),
];
