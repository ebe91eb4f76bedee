/** Returns what decides who sees an element and who can press it. */
const stylesOf = (element: Element) => {
  const { display, visibility, pointerEvents } = getComputedStyle(element);
  return { display, visibility, pointerEvents };
};

const shown = { display: 'block', visibility: 'visible', pointerEvents: 'auto' };

describe('remembered styles', () => {
  it.each<[string, (inner: HTMLElement, outer: HTMLElement) => void, object]>([
    ['an attribute', (inner) => inner.setAttribute('hidden', ''), { display: 'none' }],
    ['a class', (inner) => inner.classList.add('off'), { pointerEvents: 'none' }],
    ['a style of its own', (inner) => (inner.style.display = 'none'), { display: 'none' }],
    ['a class of an ancestor', (_inner, outer) => outer.classList.add('dim'), { visibility: 'hidden' }],
    ['a new style sheet', (inner) => inner.append(sheet('div { display: flex }')), { display: 'flex' }],
    ['a changed style sheet', () => (rules.textContent = 'div { visibility: hidden }'), { visibility: 'hidden' }],
    ['another parent', (inner) => document.body.append(inner), {}],
  ])('follow %s', (_what, change, changed) => {
    document.body.innerHTML = '<div><div></div></div>';
    document.body.prepend(rules);
    rules.textContent = '.off { pointer-events: none } .dim { visibility: hidden }';
    const [outer, inner] = document.querySelectorAll<HTMLElement>('div');
    if (!outer || !inner) throw new Error('The page has two elements');
    expect(stylesOf(inner)).toEqual(shown);
    change(inner, outer);
    expect(stylesOf(inner)).toEqual({ ...shown, ...changed });
  });

  it('come from the style sheet of a browser', () => {
    document.body.innerHTML = '<ul><li></li></ul><input type="hidden"><dialog></dialog><template></template><b></b>';
    const displays = [...document.body.querySelectorAll('*')].map((element) => stylesOf(element).display);
    expect(displays).toEqual(['block', 'list-item', 'none', 'none', 'none', expect.not.stringMatching(/block|none/)]);
  });
});

const rules = document.createElement('style');

function sheet(text: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = text;
  return style;
}
