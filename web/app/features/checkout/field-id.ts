/** Id of the element of a field on the page: slashes of answers are no good in an id. */
export function fieldId(alan: string): string {
  return `alan-${alan.replaceAll('/', '-')}`
}
