/** The element at `k`; a list that is too short is a fault in the drawing and must not turn into `undefined` in the SVG. */
export const nth = <T>(xs: readonly T[], k: number): T => {
  const x = xs[k]
  if (x === undefined) throw new RangeError(`No element ${k} in a list of ${xs.length}`)
  return x
}
