import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

const SOURCE = fileURLToPath(import.meta.resolve('../app/platform/worker/field-worker.ts'))

type Bundle = Rolldown.OutputBundle

function isChunk(file: Bundle[string] | undefined): file is Rolldown.OutputChunk {
  return file?.type === 'chunk'
}

/** A chunk with all it imports; what it loads later, only where a file of that name is wanted. */
function closure(
  bundle: Bundle,
  first: readonly string[],
  wanted: (file: Rolldown.OutputChunk) => boolean,
): Set<string> {
  const found = new Set<string>()
  const visit = (name: string): void => {
    const file = bundle[name]
    if (found.has(name) || !isChunk(file)) return
    found.add(name)
    for (const next of file.imports) visit(next)
    for (const next of file.dynamicImports) {
      const later = bundle[next]
      if (isChunk(later) && wanted(later)) visit(next)
    }
  }
  for (const name of first) visit(name)
  return found
}

/** The office's start, the screen and the seal for browsers that do not know the curve. */
const LATER = /\/(?:field|ed25519|noble|global|index)-[^/]*\.js$/
/** Its words, in the four languages. */
const WORDS = /\/messages\/\w\w\.json\?part=(?:frame|day)$/
/** The reader for phones without one is large: it is kept when it is first needed. */
const TOO_LARGE = /zxing|ponyfill/

/** The worker of the field as a file of its own, without a hash, with the list of what it keeps. */
export function fieldWorker(): Plugin {
  return {
    name: 'meltem-field-worker',
    generateBundle(_options, bundle) {
      const entries = Object.values(bundle)
        .filter(isChunk)
        .filter(({ isEntry }) => isEntry)
      const scripts = closure(
        bundle,
        entries.map(({ fileName }) => fileName),
        ({ fileName, facadeModuleId }) =>
          WORDS.test(facadeModuleId ?? '') || (LATER.test(`/${fileName}`) && !TOO_LARGE.test(fileName)),
      )
      const rest = Object.keys(bundle).filter((name) => /\.(?:css|woff2|svg)$/.test(name))
      const files = [...scripts, ...rest].toSorted().map((name) => `/yonetim/${name}`)
      if (!files.some((name) => name.includes('/field-'))) throw new Error('the screen of the field was not built')
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12)
      const source = stripTypeScriptTypes(readFileSync(SOURCE, 'utf8'))
        .replace(/^export \{\}$/m, '')
        .replace('__VERSION__', version)
        .replace('__FILES__', JSON.stringify(files))
      this.emitFile({ type: 'asset', fileName: 'field-worker.js', source })
    },
  }
}
