/** JSON that may stand inside a script element: no `<`, so neither `</script>` nor a comment can begin in it. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
