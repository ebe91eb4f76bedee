import { z } from 'zod';
import * as shown from '../shapes/sections';
import { buttonStyles, currencies, payPalModes } from '../values';
import { flag, needed, someOf, text, textOrNumber, word } from './fields';

const isActive = flag;

/** Bodies of whole sections: what their answers have, without what is read only. */
export const navbarBody = someOf(shown.navbar).extend({
  isActive,
  logo: someOf(shown.navbar.shape.logo).nullish(),
  menuItems: z.array(someOf(shown.navbar.shape.menuItems.element).extend({ id: textOrNumber })).nullish(),
  authButtons: someOf(shown.navbar.shape.authButtons).nullish(),
});
export const bannerBody = someOf(shown.banner).extend({
  isActive,
  buttons: z.array(someOf(shown.banner.shape.buttons.element)).nullish(),
  video: someOf(shown.banner.shape.video.unwrap()).nullish(),
});
export const featuresBody = someOf(shown.features).extend({ isActive });
const { successStory } = shown.testimonials.shape;
export const testimonialsBody = someOf(shown.testimonials).extend({
  isActive,
  successStory: someOf(successStory)
    .extend({ customerInfo: someOf(successStory.shape.customerInfo).extend({ rating: textOrNumber }).nullish() })
    .nullish(),
  testimonials: z
    .array(
      someOf(shown.testimonials.shape.testimonials.element).extend({
        id: textOrNumber,
        rating: textOrNumber.meta({ description: '1 to 5.' }),
      }),
    )
    .nullish(),
});
export const footerBody = someOf(shown.footer.omit({ middleSection: true, topSection: true })).extend({
  isActive,
  brand: someOf(shown.footer.shape.brand).nullish(),
});
export const contactBody = someOf(shown.contact).extend({
  isActive,
  contactInfo: z
    .array(
      someOf(shown.contact.shape.contactInfo.element).extend({
        type: word({ phone: 'phone', email: 'email' }),
      }),
    )
    .nullish(),
});
export const switchBody = z.object({ isActive: flag.meta({ description: 'The other state when it is missing.' }) });

const oneOf = (values: readonly string[]) =>
  word(Object.fromEntries(values.map((value) => [value, value.toLowerCase()])));
export const payPalBody = z.object({
  clientId: text,
  clientSecret: text.meta({ description: 'Blank, missing or masked: the stored one stays.' }),
  mode: oneOf(payPalModes).optional(),
  currency: z
    .string()
    .optional()
    .meta({ description: `One of ${currencies.join(', ')}, in any case.` }),
  enablePayPal: flag,
  buttonStyles: z
    .object({
      layout: oneOf(buttonStyles.layout).nullish(),
      color: oneOf(buttonStyles.color).nullish(),
      shape: oneOf(buttonStyles.shape).nullish(),
      label: oneOf(buttonStyles.label).nullish(),
    })
    .nullish(),
});

export const newKeyBody = z.object({ name: needed, key: needed, isActive: flag });
export const keyBody = z.object({
  name: z.string().optional(),
  key: text.meta({ description: 'Blank, missing or masked: the stored one stays.' }),
  isActive: flag,
});
