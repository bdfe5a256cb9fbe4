/** Icons the storefront shows, by their names at lucide.dev; the build draws exactly these (vite/icons.ts). */
export const ICON_NAMES = [
  'bus-front',
  'car',
  'chevron-down',
  'circle-exclamation-point',
  'circle-check',
  'circle-user',
  'gem',
  'globe',
  'heart',
  'hotel',
  'house',
  'info',
  'log-out',
  'mail',
  'map',
  'map-pin',
  'menu',
  'message-circle',
  'phone',
  'sailboat',
  'search',
  'send',
  'shopping-bag',
  'siren',
  'sparkles',
  'stethoscope',
  'x',
] as const

/** Drawn by hand: the icon set carries no brands. */
export const BRAND_DRAWINGS = {
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM17.2 6.8h.01',
  facebook:
    'M14 21v-8h3l.5-3.5H14V7.4c0-1 .5-1.9 2-1.9h1.6V2.6C17 2.4 16 2.3 15 2.3c-2.8 0-4.6 1.7-4.6 4.7v2.5H7.3V13h3.1v8',
  youtube: 'M3 8a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3zm7.5 1 4.5 3-4.5 3z',
  'brand-x': 'M4 4l16 16M20 4 4 20',
  tiktok: 'M14 3v11.5a3.5 3.5 0 1 1-3.5-3.5M14 3c.4 2.8 2.2 4.6 5 5',
  telegram: 'm21 4-18 7 5.5 2.2L18 7l-7 8 6.5 5zM8.5 13.2V19l2.7-3',
} as const

export type IconName = (typeof ICON_NAMES)[number] | keyof typeof BRAND_DRAWINGS
