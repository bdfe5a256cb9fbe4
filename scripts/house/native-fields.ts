import type { SourceFile } from './arrows.ts'

const SCREENS = /^(?:web|admin)\/app\/(?!.*\.test\.tsx?$)/
/** As an attribute, as a property that is spread over a field, or as a selector. */
const NATIVE = /\btype\s*[=:]\s*[{(]?\s*["'`]?(date|time|number|datetime-local|month|week)["'`]/g

/** Fields of the browser for dates, times and numbers in storefront and office, as `file: type` (LOOK-11). */
export function findNativeFields(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => SCREENS.test(path))
    .flatMap(({ path, text }) => [...text.matchAll(NATIVE)].map(([, type]) => `${path}: ${type}`))
}
