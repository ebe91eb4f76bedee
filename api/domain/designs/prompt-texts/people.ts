/** Niches about people and how they live: five prompts each. */
export const peoplePrompts = {
  FITNESS: [
    'A kettlebell on a chalk-dusted floor in the first light of a gym morning, strong diagonals and an energetic headline.',
    'A runner as a simple silhouette against a rising sun, with speed lines that lead the eye to the words.',
    'A training plan feeling: tidy blocks, one bright tick, and a sense that today counts.',
    'Close-up of hands wrapping a bar, visible grip and effort, dark ground, one glowing accent.',
    'A welcoming class for beginners: mats in a circle, soft colours, an open space for whoever comes next.',
  ],
  HEALTH: [
    'A calm treatment room with clean surfaces, a plant and soft daylight; the words should reassure.',
    'A heartbeat line that turns into a walking path through green hills, simple and hopeful.',
    'A glass of water, a lemon slice and a morning window, everything bright and unhurried.',
    'Two chairs facing each other in warm light, a place where somebody listens.',
    'A reminder card for a check-up: friendly icon, gentle colours, one clear line of text.',
  ],
  BEAUTY: [
    'A glass bottle on wet stone with soft reflections and petals, a palette of blush and cream.',
    'A brush stroke of lipstick colour across clean paper, luxurious and precise.',
    'A salon mirror with round lights, warm skin tones and a hint of anticipation.',
    'Botanical ingredients laid out like a recipe, with fine labels and much air.',
    'A before-work ritual: towel, serum, morning sun on tiles, calm and fresh.',
  ],
  FASHION: [
    'One dress on a hanger against a plain coloured wall, long shadow, editorial spacing.',
    'A folded stack of knitwear in neighbouring tones, texture visible, headline like a magazine cover.',
    'A stride cropped at the waist, fabric in motion, strong contrast and a narrow serif feeling.',
    'A flat lay of one complete outfit with the same distance between all pieces.',
    'A new collection teaser: close fabric detail, one stitched letter, almost no words.',
  ],
  PARENTING: [
    'Small boots and big boots side by side at the door, rain outside, warmth inside.',
    'A kitchen table with crayons, half a drawing and a cup that went cold, told with humour.',
    'A bedtime scene with a lamp as the only light and a story just begun.',
    'A hand-drawn chart of a good enough day, in friendly colours.',
    'A picnic blanket seen from above, tiny hands reaching for fruit, bright and unposed.',
  ],
  LIFESTYLE: [
    'Linen, a book and a window seat on a slow Sunday, low sun and long shadows.',
    'A tidy shelf with three loved objects and much empty space between them.',
    'A cup between two hands on a balcony above the morning city.',
    'A weekly reset: fresh sheets, open windows, a list with only three lines.',
    'An evening table for friends, candles lit, the words as if written on the menu.',
  ],
  TRAVEL: [
    'A winding coast road seen from above, one small car, a headline placed on the sea.',
    'A packed rucksack by an open door with mountains beyond it.',
    'A stamp-like illustration of one city with a single landmark and a limited palette.',
    'A train window at dusk, reflections inside, fields outside, quiet longing.',
    'A map folded into the shape of a paper plane over a bright sky.',
  ],
  SPORTS: [
    'The decisive second before the ball drops, frozen dust and a tense crowd behind.',
    'Two colours meeting in the middle like two teams, with the score as the hero.',
    'A stadium tunnel with light at the end and studs on concrete.',
    'Match day poster: date large, time small, one dynamic shape that runs through both.',
    'A muddy ball on the penalty spot in the rain, seen from the ground.',
  ],
};
