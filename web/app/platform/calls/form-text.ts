/** What was typed into a field of a form, trimmed; empty for files and fields that are not there. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
