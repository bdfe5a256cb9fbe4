import { type Hex, mix, mul } from './color.ts'

export type Time = 'dawn' | 'noon' | 'golden' | 'dusk' | 'night'

/** One grade per picture. Everything drawn is either a palette colour or a material passed through `lit`/`shade`/`far`. */
export interface Palette {
  id: string
  time: Time
  /** zenith → horizon */
  sky: readonly [Hex, Hex, Hex, Hex]
  sun: Hex
  glow: Hex
  /** what distance fades to */
  haze: Hex
  /** colour of the key light and of what it does not reach */
  light: Hex
  shadow: Hex
  /** horizon → foot of the picture */
  sea: readonly [Hex, Hex, Hex]
  shallow: Hex
  glint: Hex
  cloud: readonly [Hex, Hex]
  /** darkest silhouette */
  ink: Hex
  accent: Hex
  /** 0 = sun on the horizon, 1 = overhead */
  elevation: number
  /** lamps and windows are lit */
  lamps: boolean
}

const P = (p: Palette): Palette => p

export const PALETTES: readonly Palette[] = [
  P({
    id: 'dawn-shell',
    time: 'dawn',
    sky: ['#5f9fb8', '#9cc3c6', '#f2cdb4', '#fde6c9'],
    sun: '#fff6df',
    glow: '#ffd9a8',
    haze: '#f3d3bd',
    light: '#ffe0c2',
    shadow: '#3a5a78',
    sea: ['#eecbb2', '#7fb4b6', '#2c7386'],
    shallow: '#86d0c4',
    glint: '#fff2dc',
    cloud: ['#fff1e0', '#e9b7a2'],
    ink: '#17344a',
    accent: '#e2624b',
    elevation: 0.15,
    lamps: false,
  }),
  P({
    id: 'dawn-apricot',
    time: 'dawn',
    sky: ['#2f7f95', '#7fb7b2', '#f6c98f', '#fee3b3'],
    sun: '#fffbe9',
    glow: '#ffcf86',
    haze: '#efcfa1',
    light: '#ffdca8',
    shadow: '#2b5068',
    sea: ['#f0c893', '#5ba7a4', '#175e70'],
    shallow: '#74cdb8',
    glint: '#fff0cf',
    cloud: ['#fff3da', '#e7aa80'],
    ink: '#10303f',
    accent: '#d9512c',
    elevation: 0.12,
    lamps: false,
  }),
  P({
    id: 'noon-azure',
    time: 'noon',
    sky: ['#1976bb', '#4aa3d8', '#9fd4ea', '#e4f4ef'],
    sun: '#fffdf0',
    glow: '#fff8dc',
    haze: '#c5e3ea',
    light: '#fff8e6',
    shadow: '#2a5685',
    sea: ['#3b9fca', '#128cb2', '#075d86'],
    shallow: '#4fd6cb',
    glint: '#f4ffff',
    cloud: ['#ffffff', '#bfdbe8'],
    ink: '#0b2b47',
    accent: '#e8452f',
    elevation: 0.8,
    lamps: false,
  }),
  P({
    id: 'noon-mint',
    time: 'noon',
    sky: ['#2a93b5', '#63bccb', '#b4e0d8', '#f3f3dc'],
    sun: '#fffdf0',
    glow: '#fff6cf',
    haze: '#d3e8dc',
    light: '#fff6da',
    shadow: '#25607a',
    sea: ['#55b6c2', '#1c9aa5', '#0a6679'],
    shallow: '#74e0c8',
    glint: '#fbfff4',
    cloud: ['#ffffff', '#c9e2da'],
    ink: '#0c3340',
    accent: '#f0643c',
    elevation: 0.75,
    lamps: false,
  }),
  P({
    id: 'golden-amber',
    time: 'golden',
    sky: ['#3e8a97', '#96b79d', '#f7cd80', '#ffe5a6'],
    sun: '#fff8dc',
    glow: '#ffc65c',
    haze: '#f4c987',
    light: '#ffd591',
    shadow: '#38485f',
    sea: ['#f2c57a', '#5f9f97', '#17566a'],
    shallow: '#66bda6',
    glint: '#fff0bf',
    cloud: ['#fff0c9', '#e59a5c'],
    ink: '#14303d',
    accent: '#d4472a',
    elevation: 0.25,
    lamps: false,
  }),
  P({
    id: 'golden-saffron',
    time: 'golden',
    sky: ['#4f9a9a', '#d9c07a', '#f9c766', '#ffe6a0'],
    sun: '#fffae3',
    glow: '#ffd063',
    haze: '#f6c776',
    light: '#ffd389',
    shadow: '#4a4256',
    sea: ['#f9cd7c', '#7aa390', '#215a66'],
    shallow: '#72bfa6',
    glint: '#fff3c4',
    cloud: ['#fff0c0', '#d97a3f'],
    ink: '#332432',
    accent: '#b7321f',
    elevation: 0.18,
    lamps: false,
  }),
  P({
    id: 'dusk-coral',
    time: 'dusk',
    sky: ['#0f3d5f', '#3a7488', '#f08a68', '#ffc98a'],
    sun: '#fff0c4',
    glow: '#ff9a55',
    haze: '#e59a7c',
    light: '#ffbf8e',
    shadow: '#1f3a5f',
    sea: ['#ffb27c', '#4f7f92', '#0f3552'],
    shallow: '#4fa3a6',
    glint: '#ffe2ae',
    cloud: ['#ffc096', '#b0626a'],
    ink: '#0a1c31',
    accent: '#f0553a',
    elevation: 0.05,
    lamps: true,
  }),
  P({
    id: 'dusk-rose',
    time: 'dusk',
    sky: ['#123a5c', '#557f95', '#ee8d84', '#ffcba6'],
    sun: '#fff6dc',
    glow: '#ff9f86',
    haze: '#dc9a90',
    light: '#ffc4aa',
    shadow: '#25406a',
    sea: ['#f7ac9c', '#5c86a0', '#13365a'],
    shallow: '#63a7b2',
    glint: '#ffe6d2',
    cloud: ['#ffcab2', '#b06a78'],
    ink: '#0b1c34',
    accent: '#ff5c3e',
    elevation: 0.05,
    lamps: true,
  }),
  P({
    id: 'night-lapis',
    time: 'night',
    sky: ['#06152f', '#0c2a52', '#1d5078', '#5d97a4'],
    sun: '#fdf6dc',
    glow: '#a9d3d6',
    haze: '#2f6283',
    light: '#8fc0d4',
    shadow: '#0a1f40',
    sea: ['#3d7f97', '#12466b', '#071d3c'],
    shallow: '#2b8a98',
    glint: '#e6f3e0',
    cloud: ['#5f93a8', '#1f4a6c'],
    ink: '#040d20',
    accent: '#ff9d4d',
    elevation: 0.5,
    lamps: true,
  }),
  P({
    id: 'night-pine',
    time: 'night',
    sky: ['#051c2a', '#0a3644', '#1d6066', '#79a68e'],
    sun: '#fff4d0',
    glow: '#bfd9b0',
    haze: '#2f6a6b',
    light: '#9ccdbb',
    shadow: '#06212f',
    sea: ['#4f9389', '#14545f', '#06222f'],
    shallow: '#2f9388',
    glint: '#f2f3cf',
    cloud: ['#6aa193', '#1d5157'],
    ink: '#031118',
    accent: '#ffae52',
    elevation: 0.5,
    lamps: true,
  }),
]

/** a surface of colour `c` in the key light */
export const lit = (p: Palette, c: Hex, k = 1): Hex => mix(c, mul(c, p.light), p.time === 'night' ? 0.95 * k : 0.85 * k)

/** the same surface turned away from it */
export const shade = (p: Palette, c: Hex, k = 1): Hex =>
  mix(c, mix(mul(c, p.shadow), p.shadow, 0.45), (p.time === 'noon' ? 0.5 : p.time === 'night' ? 0.82 : 0.62) * k)

/** the same surface seen from far away: d = 0 here … 1 at the horizon */
export const far = (p: Palette, c: Hex, d: number): Hex => mix(c, p.haze, Math.min(0.96, d))

/** Materials (albedo) of the coast. Pass through lit/shade before use. */
export const MAT = {
  limestone: '#efe3cf',
  plaster: '#faf4e8',
  marble: '#f5f1ea',
  sand: '#f0d9ac',
  rock: '#b9a58c',
  cliff: '#cdb493',
  redrock: '#c07f58',
  tuff: '#e3c3a0',
  pine: '#3d6b4a',
  olive: '#7f9166',
  cypress: '#2c5544',
  scrub: '#7f8f5c',
  palm: '#4d8550',
  terracotta: '#c8643e',
  wood: '#a8683c',
  teak: '#c9955f',
  white: '#fcf9f2',
  asphalt: '#5f6670',
  bougain: '#d63a6e',
  geranium: '#dc3f2d',
  skin: '#b97c55',
  navy: '#1d3a5c',
  lawn: '#7fa35b',
  snow: '#f6f8f8',
} as const
