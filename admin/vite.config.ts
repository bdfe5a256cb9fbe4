import { compiledMessageParts } from '@meltem/i18n/vite-messages-plugin'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { wordsOfPart } from './app/platform/word-parts.ts'
import { fieldWorker } from './vite/field-worker.ts'

export default defineConfig({
  base: '/yonetim/',
  plugins: [compiledMessageParts(wordsOfPart), tailwindcss(), fieldWorker()],
  build: {
    outDir: 'build',
    // Inlined files would be data: addresses, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssMinify: 'lightningcss',
    // Libraries mark their client files; everything here is one.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
})
