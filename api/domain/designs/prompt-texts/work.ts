/** Niches about work, learning and the world: five prompts each. */
export const workPrompts = {
  BUSINESS: [
    'A clear desk with one plan on it and two hands agreeing, calm colours and confident type.',
    'Rising blocks that become a staircase towards a bright doorway.',
    'A hiring card with an empty chair in good light and a headline that speaks to one person.',
    'A milestone announcement: one large number, thin confetti, restrained palette.',
    'A shop front at opening time, sign just turned, first sun on the glass.',
  ],
  FINANCE: [
    'A jar with coins from which a small plant grows, clean ground and steady light.',
    'One smooth line rising through calm bands of colour, with the words along it.',
    'A kitchen table with sorted receipts and a cup of tea, order after a long year.',
    'A house outline drawn from a single thread that ends in a key.',
    'A reminder before the deadline: a friendly calendar page with one day circled.',
  ],
  TECHNOLOGY: [
    'A tangle of cables that becomes one straight glowing line behind the headline.',
    'A product screen reduced to three friendly shapes floating in depth.',
    'A circuit board seen as a city at night from above, cool blues and one warm window.',
    'A phone lying face down beside a sunny window: time given back.',
    'A launch announcement with a simple shape breaking out of its box.',
  ],
  EDUCATION: [
    'An open book whose pages become a path into a bright landscape.',
    'A blackboard with one good question in chalk and much empty space.',
    'A pencil drawing its own line upwards like a rocket.',
    'A course card: three steps as stacking blocks, warm and encouraging.',
    'A library ladder against coloured spines, one book pulled out and glowing.',
  ],
  ENVIRONMENT: [
    'Two cupped hands holding a tiny forest in mist, deep greens and soft light.',
    'A clear river from above that writes a curve through the frame for the words to follow.',
    'A city skyline drawn with leaves instead of bricks.',
    'A clean-up day poster with one bottle becoming a flower vase.',
    'A window sill in rain with a small solar lamp that already shines.',
  ],
};
