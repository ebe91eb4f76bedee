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
const notPicture = { 422: 'The file is no picture that can be read.' };
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
    description: 'Never changes at its address.',
    produces: [...picture, 'image/gif'],
    refusals: gone,
  },
  {
    method: 'POST',
    path: ticketImagesPath,
    access: 'signedIn',
    tag: 'Pictures',
    summary: 'Upload a picture for a ticket',
    description: 'Like the upload of a picture; name its `id` in a message within a day. Needs TICKETS_WRITE.',
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
    summary: 'Read a picture of a ticket',
    description: "For the ticket's owner and Admins. Needs TICKETS_READ.",
    produces: picture,
    refusals: gone,
  },
  {
    method: 'GET',
    path: `${ticketImagesPath}/{id}/thumbnail`,
    access: 'signedIn',
    tag: 'Pictures',
    summary: 'Read the thumbnail of a picture of a ticket',
    description: "For the ticket's owner and Admins. Needs TICKETS_READ.",
    produces: picture,
    refusals: gone,
  },
  {
    method: 'POST',
    path: photoUpload.path,
    access: 'signedIn',
    tag: 'Pictures',
    summary: 'Upload a photo for a design',
    description: 'The background of a post: name its `id` as `photoId` in `createDesign`. Needs DESIGNS_WRITE.',
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
    description: 'For its owner. Needs DESIGNS_READ.',
    produces: ['image/jpeg'],
    refusals: gone,
  },
  {
    method: 'GET',
    path: `${photoUpload.path}/{id}/thumbnail`,
    access: 'signedIn',
    tag: 'Pictures',
    summary: 'Read the thumbnail of a photo',
    description: 'At most 480 pixels wide and high, for lists. For its owner. Needs DESIGNS_READ.',
    produces: ['image/webp', 'image/jpeg'],
    refusals: gone,
  },
  designPart('image', 'Read the picture of a design', ['image/png']),
  designPart('thumbnail', 'Read the thumbnail of a design', ['image/webp']),
  designPart('download', 'Download the picture of a design', ['image/png']),
  designPart('background', 'Read the picture of a post without its words', ['image/png', 'image/jpeg', 'image/webp']),
  {
    ...designPart('prints/{file}', 'Read a size of a post', picture),
    query: { download: 'With any value: as a download.' },
    description:
      '`file` is square, portrait, story, landscape or link with .png, .jpg or .webp, made when it is requested; 60 new ones a minute. Needs DESIGNS_READ.',
  },
  {
    ...designPart('archive.zip', 'Download all sizes of a post', ['application/zip']),
    tag: 'Files',
    description: 'Five sizes and the caption; 20 an hour. Needs DESIGNS_READ.',
  },
  {
    method: 'GET',
    path: '/designs/archive.zip',
    access: 'signedIn',
    tag: 'Files',
    summary: 'Download pictures of designs',
    description: 'All or none of them; one at a time and 20 an hour. Needs DESIGNS_READ.',
    query: { ids: 'Up to 100 ids of designs, joined by commas.' },
    produces: ['application/zip'],
    refusals: gone,
  },
  {
    method: 'GET',
    path: '/months/{id}/archive.zip',
    access: 'signedIn',
    tag: 'Files',
    summary: 'Download the posts of a month',
    description: '20 an hour. Needs DESIGNS_READ.',
    produces: ['application/zip'],
    refusals: gone,
  },
  {
    method: 'GET',
    path: '/months/{id}/schedule.csv',
    access: 'signedIn',
    tag: 'Files',
    summary: 'Download the schedule of a month',
    description: 'For the tool that publishes the posts; 30 an hour. Needs DESIGNS_READ.',
    query: { format: 'The columns: table when omitted.' },
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
      'By its signed address from the schedule, see setMonthPictureAddresses; 600 an hour for all pictures of an account.',
    produces: ['image/jpeg'],
    refusals: { 404: 'The address is wrong, too old, or disabled by its owner.' },
  },
  {
    method: 'GET',
    path: '/months/{id}/calendar.ics',
    access: 'signedIn',
    tag: 'Files',
    summary: 'Download the calendar of a month',
    description: 'A reminder for each post; 30 an hour. Needs DESIGNS_READ.',
    produces: ['text/calendar'],
    refusals: gone,
  },
  {
    method: 'GET',
    path: '/invoices/{id}',
    access: 'signedIn',
    tag: 'Files',
    summary: 'Download an invoice',
    description: 'Or a credit note. Needs ORDERS_READ.',
    produces: ['application/pdf'],
    refusals: gone,
  },
  {
    method: 'GET',
    path: '/purchases/{id}/file',
    access: 'signedIn',
    tag: 'Files',
    summary: 'Download the file of a bought item',
    description: `At most ${Math.round(itemUpload.mostBytes / 1024 / 1024)} MB. Needs ORDERS_READ.`,
    produces: ['application/octet-stream'],
    refusals: gone,
  },
  {
    method: 'GET',
    path: '/account/credit-history.csv',
    access: 'signedIn',
    tag: 'Files',
    summary: 'Download the own ledger of credits',
    description: 'Streamed whole; 30 an hour. Needs CREDITS_READ.',
    produces: csv,
  },
  ...lists.map((list): FilePath => ({
    method: 'GET',
    path: `/admin/${list}.csv`,
    access: 'admin',
    tag: 'Files',
    summary: `Download ${list.replaceAll('-', ' ')} as a CSV file`,
    description:
      'Every row that matches; 30 an hour. A filter that is too long for an address is sent as a form by POST.',
    query: {
      filter: 'The filter of the list in the GraphQL contract, as JSON; every row when omitted.',
      sort: 'The sort of the list, as JSON; its usual order when omitted.',
    },
    produces: csv,
  })),
];
