const wave = (y: number, color: string): string =>
  `<path d="M0 ${y}c4.5 0 5.6-3.4 10-3.4s5.5 3.4 10 3.4 5.6-3.4 10-3.4 5.5 3.4 10 3.4V40H0z" fill="${color}"/>`

/** The middle of the marks, in a box of 40 × 40: something above two waves. */
export const EMBLEMS = {
  /** the sun going down into the sea */
  meltem: `<circle cx="20" cy="17" r="12.5" fill="#f6b93b"/>${wave(25.5, '#0a5f75')}${wave(32.5, '#06384b')}`,
  /** two sails filled by the north-easterly */
  poyraz:
    '<path d="M21.4 2.5C31 8.2 35.6 17.4 36.2 28H21.4z" fill="#e2533a"/>' +
    '<path d="M18.4 6.5V28H4.6C11.6 22.4 16.4 15.2 18.4 6.5z" fill="#f6b93b"/>' +
    `${wave(27, '#1d7f93')}${wave(33.5, '#12405a')}`,
  /** a Lycian tomb with the red and white of the trail on its door */
  'likya-yolu':
    '<path d="M20 2.5c7.4 4.5 12.1 10 13 17H7c.9-7 5.6-12.5 13-17z" fill="#b8532f"/>' +
    '<path d="M20 8.3c4.1 2.8 6.9 6.1 8 11.2H12c1.1-5.1 3.9-8.4 8-11.2z" fill="#f2d9b8"/>' +
    '<path d="M5 20.5h30v3.5H5z" fill="#7a3420"/><path d="M8 24h24v13.5H8z" fill="#b8532f"/>' +
    '<path d="M15 27h10v10.5H15z" fill="#fff"/><path d="M15 27h10v4.2H15z" fill="#d23b2e"/>',
  /** the light at the harbour of Kaş */
  'kas-limani':
    '<path d="M24 9.6 38 5v9.2z" fill="#f6b93b" opacity=".6"/><path d="M20 2.5l5 4.7H15z" fill="#12405a"/>' +
    '<path d="M16.6 7.2h6.8V12h-6.8z" fill="#f6b93b"/><path d="M16.2 12h7.6l2.2 18H14z" fill="#e2533a"/>' +
    '<path d="M15.5 17.8h9l.7 5.4H14.8z" fill="#fff"/>' +
    `${wave(29.5, '#1d7f93')}${wave(35, '#0b3d5c')}`,
} as const
export type EmblemName = keyof typeof EMBLEMS

/** A square mark on transparent ground. */
export const emblem = (name: EmblemName): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="512" height="512">${EMBLEMS[name]}</svg>`
