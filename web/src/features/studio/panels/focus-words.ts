/** Focuses a field and selects a part of its text, as soon as its panel is shown. */
export function focusWords(id: string, select: (text: string) => readonly [start: number, end: number]): void {
  requestAnimationFrame(() => {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    field.focus();
    field.setSelectionRange(...select(field.value));
  });
}
