const wave = (y: number, color: string): string =>
  `<path d="M0 ${y}c4.5 0 5.6-3.4 10-3.4s5.5 3.4 10 3.4 5.6-3.4 10-3.4 5.5 3.4 10 3.4V40H0z" fill="${color}"/>`

/** The middle of the marks, in a box of 40 × 40: something above two waves. */
const EMBLEMS = {
  /** the sun going down into the sea */
  meltem: `<circle cx="20" cy="17" r="12.5" fill="#f6b93b"/>${wave(25.5, '#0a5f75')}${wave(32.5, '#06384b')}`,
  /** two sails filled by the north-easterly */
  poyraz:
    '<path d="M21.4 2.5C31 8.2 35.6 17.4 36.2 28H21.4z" fill="#e2533a"/>' +
    '<path d="M18.4 7.5V28H6.2C12.4 22.6 16.6 15.8 18.4 7.5z" fill="#f6b93b"/>' +
    `${wave(27, '#1d7f93')}${wave(33.5, '#12405a')}`,
} as const
export type EmblemName = keyof typeof EMBLEMS

/** A square mark on transparent ground; the waves end in the same rounded corners at any size. */
export const emblem = (name: EmblemName): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="512" height="512">' +
  '<clipPath id="box"><path d="M0 0H40V36.5Q40 40 36.5 40H3.5Q0 40 0 36.5Z"/></clipPath>' +
  `<g clip-path="url(#box)">${EMBLEMS[name]}</g></svg>`
