import type { Plugin } from 'vite'

interface Replaced {
  readonly file: RegExp
  /** Every name the file gives away, with what stands for it. */
  readonly exports: Readonly<Record<string, string>>
}

const NOTHING = '() => undefined'
const NEVER = '() => { throw new Error("left out of this build: see lean-router.ts") }'

/**
 * The modules of the page's routes came with it (begin-late.ts), so which routes it shows is known: the router itself
 * would put its whole table in order and match the address once more, which took half of the time until it stood.
 */
const KNOWN_MATCHES = `({ state, getRouteInfo }) => {
  const loaderData = { ...state.loaderData };
  for (const id of Object.keys(window.__reactRouterRouteModules)) {
    const { clientLoader, hasLoader } = getRouteInfo(id);
    if (clientLoader) throw new Error("a loader in the browser needs the router's own way: see lean-router.ts");
    if (!hasLoader) loaderData[id] = null;
  }
  return { ...state, loaderData };
}`

const REPLACED: readonly Replaced[] = [
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
    file: /react-router[/\\]dist[/\\]production[/\\]lib[/\\]dom[/\\]ssr[/\\]hydration\.js$/,
    exports: { getHydrationData: KNOWN_MATCHES },
  },
  {
    // The storefront hands no instrumentations to the router of the browser.
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

/** Parts of React Router that pages here never use but a bundler cannot leave out, as nothing; or in a shorter way. */
export function leanRouter(): Plugin {
  return {
    name: 'meltem-lean-router',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const replaced = REPLACED.find(({ file }) => file.test(id.replace(/\?.*$/, '')))
      if (!replaced) return null
      const names = Object.keys(replaced.exports)
      if (exportsOf(code).toSorted().join() !== names.toSorted().join()) {
        throw new Error('React Router is cut in another way now: see this plugin')
      }
      const lines = Object.entries(replaced.exports).map(([name, value]) => `export const ${name} = ${value};`)
      return { code: lines.join('\n'), map: null }
    },
  }
}
