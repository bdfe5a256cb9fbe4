import type { Plugin } from 'vite'

interface Unused {
  readonly file: RegExp
  /** Every name the file gives away, as the router calls it when the thing is not used. */
  readonly exports: Readonly<Record<string, string>>
}

const NOTHING = '() => undefined'
const NEVER = '() => { throw new Error("left out of this build: see lean-router.ts") }'

const UNUSED: readonly Unused[] = [
  {
    // The browser gets the whole table of routes at once (react-router.config.ts): there are none to discover.
    file: /react-router[/\\]dist[/\\]production[/\\]lib[/\\]dom[/\\]ssr[/\\]fog-of-war\.js$/,
    exports: {
      URL_LIMIT: '0',
      getManifestPath: NEVER,
      getPartialManifest: NEVER,
      getPatchRoutesOnNavigationFunction: NOTHING,
      getPathsWithAncestors: NEVER,
      handleClientVersionMismatch: NEVER,
      isFogOfWarEnabled: '() => false',
      useFogOFWarDiscovery: NOTHING,
    },
  },
  {
    // Nobody hands instrumentations to the router of the browser.
    file: /react-router[/\\]dist[/\\]production[/\\]lib[/\\]router[/\\]instrumentation\.js$/,
    exports: {
      consumeInstrumentationClientResultMetaReceiver: NOTHING,
      getRouteInstrumentationUpdates: NEVER,
      instrumentClientSideRouter: NEVER,
      instrumentHandler: NEVER,
      instrumentationResultMetaContext: 'undefined',
    },
  },
]

function exportsOf(code: string): string[] {
  const [, names = ''] = /export \{([^}]*)\};?\s*$/.exec(code) ?? []
  return names.split(',').map((name) => name.trim())
}

/** Parts of React Router that pages here never use but a bundler cannot leave out, as nothing. */
export function leanRouter(): Plugin {
  return {
    name: 'meltem-lean-router',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const unused = UNUSED.find(({ file }) => file.test(id.replace(/\?.*$/, '')))
      if (!unused) return null
      const names = Object.keys(unused.exports)
      if (exportsOf(code).toSorted().join() !== names.toSorted().join()) {
        throw new Error('React Router is cut in another way now: see this plugin')
      }
      const lines = Object.entries(unused.exports).map(([name, value]) => `export const ${name} = ${value};`)
      return { code: lines.join('\n'), map: null }
    },
  }
}
