/** First, last and the pages beside the current one; undefined stands for a gap. */
export function pagesAround(current: number, last: number): (number | undefined)[] {
  const shown = [...new Set([1, current - 1, current, current + 1, last])]
    .filter((page) => page >= 1 && page <= last)
    .sort((a, b) => a - b)
  return shown.flatMap((page, index) => {
    const before = shown[index - 1]
    return before !== undefined && page - before > 1 ? [undefined, page] : [page]
  })
}
