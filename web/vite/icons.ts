import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { BRAND_DRAWINGS, ICON_NAMES } from '../app/ui/icon-names.ts'

const SPRITE = 'virtual:icon-sprite'
const DEVELOPMENT_URL = '/icons.svg'

type Drawing = readonly [tag: string, attributes: Readonly<Record<string, string>>]

interface IconModule {
  readonly __iconData?: { readonly node: readonly Drawing[] }
}

function symbol(id: string, content: string): string {
  return `<symbol id="${id}" viewBox="0 0 24 24">${content}</symbol>`
}

async function symbolOf(name: string): Promise<string> {
  const { __iconData } = (await import(`lucide-react/icons/${name}`)) as IconModule
  if (!__iconData) throw new Error(`lucide knows "${name}" under another name by now`)
  const shapes = __iconData.node.map(([tag, attributes]) => {
    const own = Object.entries(attributes).filter(([attribute]) => attribute !== 'key')
    const written = own.map(([attribute, value]) => ` ${attribute}="${value}"`)
    return `<${tag}${written.join('')}/>`
  })
  return symbol(name, shapes.join(''))
}

/** Colour and stroke come from the element that uses a symbol (`.icon` in pieces.css). */
async function drawSprite(): Promise<string> {
  const drawn = await Promise.all(ICON_NAMES.map(symbolOf))
  const brands = Object.entries(BRAND_DRAWINGS).map(([name, path]) => symbol(name, `<path d="${path}"/>`))
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...drawn, ...brands].join('')}</svg>`
}

/**
 * All icons in one file that every page shares and browsers keep for ever. Drawn in place they were an eighth of the
 * page, and again a part of every script that shows one.
 */
export function icons(): Plugin {
  let building = false
  let fileName = ''
  let sprite = ''
  return {
    name: 'meltem-icons',
    async configResolved(config) {
      building = config.command === 'build'
      sprite = await drawSprite()
      fileName = `assets/icons-${createHash('sha256').update(sprite).digest('base64url').slice(0, 8)}.svg`
    },
    resolveId(id) {
      return id === SPRITE ? `\0${SPRITE}` : null
    },
    load(id) {
      return id === `\0${SPRITE}`
        ? `export default ${JSON.stringify(building ? `/${fileName}` : DEVELOPMENT_URL)}`
        : null
    },
    configureServer(server) {
      server.middlewares.use(DEVELOPMENT_URL, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml')
        response.end(sprite)
      })
    },
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source: sprite })
    },
  }
}
