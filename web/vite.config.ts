import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { messages } from './vite/messages.ts'
import { routeModuleErrors } from './vite/route-module-errors.ts'

export default defineConfig({
  plugins: [messages(), routeModuleErrors(), tailwindcss(), reactRouter()],
  resolve: {
    // Messages are compiled at build time (vite/messages.ts): the ICU parser never reaches the browser.
    alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  // Compiled into the bundle so that the alias above holds on the server too.
  ssr: { noExternal: ['use-intl'] },
  build: { assetsInlineLimit: 0, cssMinify: 'lightningcss' },
})
