import type { Settings } from '@meltem/contract/settings'
import { openImage } from '../../../platform/files/pictures/image-library.ts'
import { markPng } from '../../../platform/files/pictures/paper-pictures.ts'
import type { Services } from '../../../services.ts'
import { getTenantSettings } from '../../settings/settings.service.ts'
import type { Site } from './sitemap.ts'

const SEA_DEEP = '#06384b'
const HEX = /^#[0-9a-f]{6}$/i
const PAPER = '#ffffff'
/** Pixels of the mark inside the vector file, and of the square icons that are drawn from it. */
const LARGEST = 512

/** The colour a tenant's site stands in, beside its mark. */
export function themeColour({ tema }: Pick<Settings, 'tema'>): string {
  const own = tema.renkler['sea-deep'] ?? ''
  return HEX.test(own) ? own : SEA_DEEP
}

/** A tenant without a mark of its own: a wave on its colour. */
function waveSvg(colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${colour}"/><path d="M8 40c8 0 8-7 16-7s8 7 16 7 8-7 16-7" fill="none" stroke="${PAPER}" stroke-width="6" stroke-linecap="round"/><circle cx="32" cy="21" r="7" fill="#f6b93b"/></svg>`
}

async function markOf(services: Services, { tenant }: Pick<Site, 'tenant'>) {
  const settings = await getTenantSettings(services.db, services.cache, tenant)
  const { favicon, logo } = settings.logofavicon
  const mark = await markPng(services.files, favicon ?? logo, LARGEST)
  return { mark, colour: themeColour(settings) }
}

/** A vector file that needs no other: the mark as it was uploaded, or the wave. */
export async function iconSvg(services: Services, site: Pick<Site, 'tenant'>): Promise<string> {
  const { mark, colour } = await markOf(services, site)
  if (!mark) return waveSvg(colour)
  const small = await openImage(mark, {}).resize({ width: 128, height: 128, fit: 'inside' }).png().toBuffer()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="data:image/png;base64,${small.toString('base64')}"/></svg>`
}

/** `filled` has no transparent corner and keeps the mark inside the circle that phones may cut. */
export interface IconShape {
  readonly size: number
  readonly filled: boolean
}

export async function iconPng(services: Services, site: Pick<Site, 'tenant'>, shape: IconShape): Promise<Buffer> {
  const { mark, colour } = await markOf(services, site)
  return await squareOf(mark ?? Buffer.from(waveSvg(colour)), shape)
}

async function squareOf(source: Buffer, { size, filled }: IconShape): Promise<Buffer> {
  const inner = filled ? Math.round(size * 0.72) : size
  const background = filled ? PAPER : '#00000000'
  const edge = Math.floor((size - inner) / 2)
  const rest = size - inner - edge
  const drawn = openImage(source, { density: (72 * size) / 64 })
    .resize({ width: inner, height: inner, fit: 'contain', background: '#00000000' })
    .extend({ top: edge, left: edge, bottom: rest, right: rest, background: '#00000000' })
  return await (filled ? drawn.flatten({ background }) : drawn).png().toBuffer()
}

const ICO_SIZES = [16, 32, 48]

/** Three sizes in one file, each as PNG, which every browser that still asks for it reads. */
export async function iconIco(services: Services, site: Pick<Site, 'tenant'>): Promise<Buffer> {
  const { mark, colour } = await markOf(services, site)
  const source = mark ?? Buffer.from(waveSvg(colour))
  const pictures = await Promise.all(ICO_SIZES.map((size) => squareOf(source, { size, filled: false })))
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [place, picture] of pictures.entries()) {
    const at = 6 + 16 * place
    const size = ICO_SIZES[place] ?? 0
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(picture.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += picture.length
  }
  return Buffer.concat([head, ...pictures])
}
