import type { Plugin } from 'vite'

const PLACE = /react-router[/\\]dist[/\\](?:production|development)[/\\]lib[/\\]dom[/\\]ssr[/\\]routeModules\.js$/
const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/

const GUARDED = `
  if (!window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))) return new Promise(() => {});
  return { default() { throw error } };
`

/**
 * The router reloads the page whenever a part of it cannot be loaded, as often as that happens. PAGE-10 allows one
 * reload per 60 seconds: so the failure is announced as Vite announces its own, platform/boot/chunk-guard.ts reloads or not,
 * and when it does not, the missing part shows as a failure and the error page comes.
 */
export function routeModuleErrors(): Plugin {
  return {
    name: 'meltem-route-module-errors',
    apply: 'build',
    transform(code, id) {
      if (!PLACE.test(id.replace(/\?.*$/, ''))) return null
      if (!RELOAD.test(code)) throw new Error('React Router loads route modules in another way now: see this plugin')
      return { code: code.replace(RELOAD, GUARDED), map: null }
    },
  }
}
