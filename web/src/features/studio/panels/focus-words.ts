/** Focuses a field and selects its words, as soon as its panel is shown. */
export function focusWords(id: string): void {
  requestAnimationFrame(() => {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    field.focus();
    field.select();
  });
}
