import { chanceFrom } from '../../../studio/seed';

const lineOf = (prompt: string, name: string) => new RegExp(`^${name}: (.+)$`, 'mu').exec(prompt)?.[1]?.trim() ?? '';

interface Voice {
  angle: string;
  /** `%` stands for the subject of the idea. */
  headlines: readonly string[];
  second: string;
  caption: string;
  scene: string;
}

const voices: readonly [Voice, ...Voice[]] = [
  {
    angle: 'TEASER',
    headlines: ['Something good is coming', 'Can you guess what is next?'],
    second: 'We can hardly wait to show you.',
    caption: 'We have been working on something: %. More of it soon.',
    scene: 'a covered object on a wooden table in soft light',
  },
  {
    angle: 'BEHIND_THE_SCENES',
    headlines: ['How it is made', 'A look behind our door'],
    second: 'Every step by hand.',
    caption: 'This is where it begins: %. It takes time, and we like that.',
    scene: 'hands at work on a tidy bench',
  },
  {
    angle: 'HOW_TO',
    headlines: ['Three ways to enjoy it', 'Try it like this'],
    second: 'Simple, and it works every time.',
    caption: 'Our favourite way to enjoy it, in a few steps. Save this post for later.',
    scene: 'a few simple things laid out in a row seen from above',
  },
  {
    angle: 'PROOF',
    headlines: ['Why people come back', 'You can taste the difference'],
    second: 'See for yourself.',
    caption: 'What we hear most often about it makes us proud: %.',
    scene: 'a happy corner of a shop with warm light',
  },
  {
    angle: 'OFFER',
    headlines: ['Now with us', 'Ready for you'],
    second: 'Come by while it lasts.',
    caption: '%. Come by and take some home.',
    scene: 'a full shelf with one thing in front',
  },
  {
    angle: 'QUESTION',
    headlines: ['Which one is yours?', 'Morning or evening?'],
    second: 'Tell us in the comments.',
    caption: 'We would like to know: how do you like it best?',
    scene: 'two similar things side by side on a plain ground',
  },
  {
    angle: 'REMINDER',
    headlines: ['Do not miss it', 'It is still there'],
    second: 'A little while longer.',
    caption: 'Once more for all who meant to come: %.',
    scene: 'an open door of a small shop in the evening',
  },
];

const thanks: Voice = {
  angle: 'THANKS',
  headlines: ['Thank you for this month', 'It was good to have you here'],
  second: 'You make it worth the work.',
  caption: 'Thank you for coming by, for every kind word and for every question.',
  scene: 'a bunch of flowers on a counter',
};

/** Returns a month of posts as a text model plans it: plausible, in English, without further facts. */
export function monthFor(prompt: string) {
  const idea = lineOf(prompt, 'Idea');
  const length = Number(lineOf(prompt, 'Number of posts')) || 8;
  const niche = lineOf(prompt, 'Kind of business') || 'business';
  const chance = chanceFrom(idea);
  const subject = idea.replace(/[.!?]+$/, '');
  const posts = Array.from({ length }, (_, index) => {
    const voice = index === length - 1 ? thanks : (voices[index % voices.length] ?? voices[0]);
    const round = Math.floor(index / voices.length);
    const headline = voice.headlines[(round + (chance.chance(0.5) ? 1 : 0)) % voice.headlines.length] ?? '';
    return {
      angle: voice.angle,
      headline: index === 0 && subject.length <= 60 ? subject : headline,
      second: voice.second,
      caption: voice.caption.replace('%', subject),
      hashtags: [niche, 'smallbusiness', 'madewithcare'],
      scene: voice.scene,
    };
  });
  // a model that invents facts, which the customer must never read
  if (prompt.includes('[[invented]]'))
    for (const post of posts)
      Object.assign(post, { second: 'Only $4.99 until 24 December.', caption: 'Call 555-0199.' });
  // a model that answers with fewer posts than it was asked for
  if (prompt.includes('[[short-month]]')) posts.length = 3;
  return { language: 'en', posts };
}
