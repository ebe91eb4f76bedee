/** Digits as people write them: with a country code, blanks, dashes, dots, slashes or brackets. */
const phoneNumber = /^\+?(?:[\s().\/-]*\d){3,17}[\s().\/-]*(?:(?:ext\.?|x)\s*\d{1,6})?$/i;

export const isPhoneNumber = (text: string): boolean => phoneNumber.test(text);

export const badPhoneNumber = 'Please enter a valid phone number, such as +44 20 7946 0123';
