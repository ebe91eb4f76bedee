/** Three digital items for people who post for a small business; their files stand in web/public/items. */
export const demoItems = (appUrl: string) => [
  {
    name: 'Post calendar for a whole year',
    slug: 'post-calendar',
    number: '1001',
    description:
      '52 ideas, one for each week, for shops, studios and workshops: what to show, in which form, and how the post ends. A table that opens in any spreadsheet.',
    price: '12.00',
    guidelines:
      'Save the file and open it in your spreadsheet. Strike out what is not you, write your days beside the rest, and make the pictures a month at a time.',
    accessUrl: `${appUrl}/items/post-calendar.csv`,
    imageUrl: '/pictures/florist-640.webp',
  },
  {
    name: 'Forty caption starters',
    slug: 'caption-starters',
    number: '1002',
    description:
      'First lines for the days when nothing comes to mind: opening the door, selling without shouting, showing the work, thanking people. Finish the sentence in your own words.',
    price: '5.00',
    guidelines: 'Pick one line, finish it, read it aloud. If it sounds like you, post it.',
    accessUrl: `${appUrl}/items/caption-starters.txt`,
    imageUrl: '/pictures/bookshop-640.webp',
  },
  {
    name: 'Photo checklist for a phone',
    slug: 'photo-checklist',
    number: '1003',
    description:
      'Twelve checks before, while and after taking a picture, with nothing but a phone and a window. Made to be printed and hung beside the counter.',
    price: '4.00',
    guidelines: 'Print it on one page and hang it where you take your pictures.',
    accessUrl: `${appUrl}/items/photo-checklist.txt`,
    imageUrl: '/pictures/photographer-640.webp',
  },
];
