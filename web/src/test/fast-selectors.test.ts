/** Selectors that the filter in front of jsdom's selector engine must not change. */
const selectors = [
  ...[
    'a',
    'A',
    'li',
    'linearGradient',
    'LINEARGRADIENT',
    '*',
    '.on',
    '.on-top',
    '.one.on',
    'li.on',
    'ul .on',
    'ul>li>a',
  ],
  ...[
    'ul > .on + li',
    'p, li',
    'p,li',
    '.none, a',
    '.none',
    'p',
    'li.none',
    '.none > a',
    '.on a',
    'a:hover, li',
    ':root',
  ],
  ...['[data-a="x, p"]', '[data-a]', 'li[data-a]', ':is(p, li)', ':not(p, .on)', 'li:not(.none)', 'a::before', '*|a'],
  ...['svg|a', '#it', 'li#it', '.c\\:d', '.käse', 'li:first-child', 'ul\n  li'],
];

describe("jsdom's computed styles", () => {
  it('come from the rules that match, as element.matches() says', () => {
    document.body.innerHTML =
      '<ul><li class="one on" data-a="x, p"><a class="c:d">1</a></li><li id="it" class="on-top käse">2</li></ul>' +
      '<svg><linearGradient class="on"></linearGradient></svg>';
    const elements = [...document.querySelectorAll('*')];
    const style = document.head.appendChild(document.createElement('style'));
    let matched = 0;
    const wrong = selectors.filter((selector) => {
      style.textContent = `${selector} { order: 7; }`;
      const styled = elements.filter((element) => getComputedStyle(element).getPropertyValue('order') === '7');
      const matching = elements.filter((element) => {
        try {
          return element.matches(selector);
        } catch {
          return false;
        }
      });
      matched += matching.length;
      return styled.length !== matching.length || styled.some((element, at) => element !== matching[at]);
    });
    style.remove();
    expect(wrong).toEqual([]);
    expect(matched).toBeGreaterThan(selectors.length);
  });
});
