/** What is known and borne, each with a reason and a day on which it is looked at anew. */
export interface AllowedAdvisory {
  /** As in https://github.com/advisories/GHSA-… */
  readonly id: string
  readonly reason: string
  /** The last day it is borne. */
  readonly until: string
}

export const ALLOWED_ADVISORIES: readonly AllowedAdvisory[] = []

/** Licences that let us pass the product on under terms of our own, with their notices. */
export const ALLOWED_LICENCES: ReadonlySet<string> = new Set([
  '0BSD',
  'AFL-2.1',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0', // a table of browsers
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later', // libvips, a library of its own that anybody may replace
  'MIT',
  'MIT-0',
  'MPL-2.0', // by file, and we change none
  'OFL-1.1', // typefaces
  'Unlicense',
  'WTFPL',
  'Zlib',
])

/** Packages that name no licence where it is looked for. */
export const READ_BY_HAND: Readonly<Record<string, string>> = {
  'busboy@1.6.0': 'MIT, in its file LICENSE',
  'humanize-number@0.0.2': 'MIT, in its file Readme.md',
  'png-js@1.1.0': 'MIT, in its file LICENSE',
  'streamsearch@1.1.0': 'MIT, in its file LICENSE',
}
