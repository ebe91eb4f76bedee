/**
 * Loaded before a process of the product by the bench alone: SIGUSR2 sets its clock off by the milliseconds that the file
 * CLOCK_FILE holds. Timers go on as usual, as the kernel's do when a clock is set.
 */
const { readFileSync } = require('node:fs');

const RealDate = Date;
let offset = 0;

globalThis.Date = class Date extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + offset);
    else super(...given);
  }

  static now() {
    return RealDate.now() + offset;
  }
};

process.on('SIGUSR2', () => {
  offset = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'));
});
