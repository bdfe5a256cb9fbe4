import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { icons } from './vite/icons.ts'
import { lightContract } from './vite/light-contract.ts'
import { messages } from './vite/messages.ts'
import { routeModuleErrors } from './vite/route-module-errors.ts'
import { tripWorker } from './vite/trip-worker.ts'

/** Libraries of every page. */
const PLATFORM =
  /node_modules[/\\](?:react|react-dom|scheduler|react-router|use-intl|icu-minify|zustand|idb-keyval|@formatjs[/\\]fast-memoize)[/\\]/

/** Our own part of nearly every page; the root itself stays out, as its styles would follow it into the chunk. */
const FRAME =
  /[/\\]web[/\\]app[/\\](?:features[/\\](?:frame[/\\](?:browser-life|page-frame|toast-host)|catalog[/\\](?:product-card|product-path)|errors[/\\]error-boundary)|ui[/\\](?:chart[/\\]coordinates|crumbs|json-ld|note|picture[/\\]picture)|platform[/\\](?:boot[/\\](?:late-scripts|chunk-guard|when-near)|calls[/\\]form-text|page[/\\](?:frame|page-meta)|words[/\\]browser-messages))\.tsx?$/

/** Beside the frame, which uses some of its constants, or the frame would carry the schemas of all pages. */
const CONTRACT = /node_modules[/\\]zod[/\\]|[/\\]contract[/\\]src[/\\](?!wire[/\\]traceparent)/

export default defineConfig({
  plugins: [messages(), icons(), routeModuleErrors(), lightContract(), tripWorker(), tailwindcss(), reactRouter()],
  resolve: {
    // Messages are compiled at build time (vite/messages.ts): the ICU parser never reaches the browser.
    alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  // Compiled into the bundle so that the alias above holds on the server too.
  ssr: { noExternal: ['use-intl'] },
  build: {
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    // A part finds the few files it needs by itself: a link for each of them in the head takes longer than the part.
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')) },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page loads is in few files: they compress better than dozens.
            codeSplitting: {
              groups: [
                { name: 'platform', test: PLATFORM, priority: 3 },
                { name: 'contract', test: CONTRACT, priority: 2, entriesAware: true },
                { name: 'frame', test: FRAME, priority: 1 },
              ],
            },
            chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
          },
        },
      },
    },
  },
})
