describe("jsdom's labels", () => {
  const controlOf = (label: Element | null) => (label as HTMLLabelElement).control;
  const at = (selector: string) => document.querySelector(selector);

  beforeEach(() => {
    document.body.innerHTML =
      '<label for="a">A</label><label for="none">N</label><label for="p">P</label><label for="">E</label>' +
      '<label id="around"><input id="inside"></label><input id="a"><p id="p"></p>';
  });

  it('belong to the field with their id, or to the one that they surround', () => {
    const labels = [...document.querySelectorAll('label')];
    expect(labels.map(controlOf)).toEqual([at('#a'), null, null, null, at('#inside')]);
    expect([...((at('#a') as HTMLInputElement).labels ?? [])]).toEqual([labels[0]]);
  });

  it('belong to the first of several, whichever came first', () => {
    document.body.insertAdjacentHTML('afterbegin', '<textarea id="a"></textarea>');
    expect(controlOf(at('label'))).toBe(at('textarea'));
    at('textarea')?.remove();
    expect(controlOf(at('label'))).toBe(at('input#a'));
  });

  it('follow an id that changes, and one outside of the document', () => {
    const input = at('input#a') as HTMLInputElement;
    input.id = 'b';
    expect(controlOf(at('label'))).toBeNull();
    input.id = 'a';
    expect(controlOf(at('label'))).toBe(input);
    const apart = document.createElement('div');
    apart.innerHTML = '<label for="a">A</label><select id="a"></select>';
    expect(controlOf(apart.firstElementChild)).toBe(apart.lastElementChild);
  });
});
