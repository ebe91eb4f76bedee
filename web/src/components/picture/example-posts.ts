export interface ExamplePost {
  /** Name in web/public/pictures/index.json. */
  name: string;
  /** Width divided by height of the picture. */
  ratio: number;
}

const square = (name: string): ExamplePost => ({ name, ratio: 1 });
const wide = (name: string): ExamplePost => ({ name, ratio: 16 / 9 });

/** Posts of our own renderer for the walls, mixed by colour and form; one list per column. */
export const exampleColumns: readonly (readonly ExamplePost[])[] = [
  [square('travel-guide'), square('bakery'), wide('home-studio'), square('pet-groomer'), wide('accountant')],
  [square('gym'), wide('repair-shop'), square('florist'), wide('music-venue'), square('photographer')],
  [square('yoga-studio'), wide('game-cafe'), square('bookshop'), square('consultancy'), wide('second-hand-fashion')],
];

/** Address of a post's file; Picture finds its other forms. */
export const exampleSource = ({ name, ratio }: ExamplePost): string =>
  `/pictures/${name}-${ratio === 1 ? 640 : 960}.webp`;
