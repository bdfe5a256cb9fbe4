/** Date fields have no placeholder to style: an attribute tells the empty ones from the filled. */
export function markFilled(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('[type=date]')) {
    field.toggleAttribute('data-filled', field.value !== '')
  }
}
