import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { icons } from './vite/icons.ts'
import { messages } from './vite/messages.ts'
import { pureSchemas } from './vite/pure-schemas.ts'
import { routeModuleErrors } from './vite/route-module-errors.ts'
import { tripWorker } from './vite/trip-worker.ts'

const PLATFORM =
  /node_modules[/\\](?:react|react-dom|scheduler|react-router|use-intl|icu-minify|zustand|idb-keyval|@formatjs[/\\]fast-memoize)[/\\]/

export default defineConfig({
  plugins: [messages(), icons(), routeModuleErrors(), pureSchemas(), tripWorker(), tailwindcss(), reactRouter()],
  resolve: {
    // Messages are compiled at build time (vite/messages.ts): the ICU parser never reaches the browser.
    alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  // Compiled into the bundle so that the alias above holds on the server too.
  ssr: { noExternal: ['use-intl'] },
  build: { assetsInlineLimit: 0, cssMinify: 'lightningcss' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page loads, in one file: it compresses better than a dozen, and outlives releases in caches.
            codeSplitting: { groups: [{ name: 'platform', test: PLATFORM }] },
          },
        },
      },
    },
  },
})
