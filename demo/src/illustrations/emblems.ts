const wave = (y: number, color: string): string =>
  `<path d="M0 ${y}c4.5 0 5.6-3.4 10-3.4s5.5 3.4 10 3.4 5.6-3.4 10-3.4 5.5 3.4 10 3.4V40H0z" fill="${color}"/>`

/** The middle of the marks, in a box of 40 × 40: something above two waves. */
const EMBLEMS = {
  /** the sun going down into the sea */
  meltem: `<circle cx="20" cy="17" r="12.5" fill="#f6b93b"/>${wave(25.5, '#0a5f75')}${wave(32.5, '#06384b')}`,
  /** two sails filled by the north-easterly */
  poyraz:
    '<path d="M21.4 2.5C31 8.2 35.6 17.4 36.2 28H21.4z" fill="#e2533a"/>' +
    '<path d="M18.4 6.5V28H4.6C11.6 22.4 16.4 15.2 18.4 6.5z" fill="#f6b93b"/>' +
    `${wave(27, '#1d7f93')}${wave(33.5, '#12405a')}`,
} as const
export type EmblemName = keyof typeof EMBLEMS

/** A square mark on transparent ground. */
export const emblem = (name: EmblemName): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="512" height="512">${EMBLEMS[name]}</svg>`
