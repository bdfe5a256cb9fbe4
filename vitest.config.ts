import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { wordsOfPart } from './admin/app/platform/word-parts.ts'
import { messageParts } from './i18n/src/vite-messages-plugin.ts'
import { icons } from './web/vite/icons.ts'
import { messages } from './web/vite/messages.ts'

const RACE = '**/*.race.test.ts'
const PROPERTIES = 'scripts/property-seed.ts'

/** A guard against hanging, never a figure: a busy machine may take its time. A full row of races takes many minutes. */
const GUARD = process.env.RACE_SCALE ? 3_600_000 : 300_000
const PATIENCE = {
  // Servers that tests start load the same files again and again: what Node has compiled of them is kept.
  env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), 'node-compile-cache') },
  testTimeout: GUARD,
  hookTimeout: GUARD,
  expect: { poll: { timeout: GUARD / 3 } },
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        plugins: [icons(), messages(), messageParts(wordsOfPart)],
        test: {
          name: 'unit',
          setupFiles: [PROPERTIES],
          ...PATIENCE,
          // Pure functions and single components: loading everything anew for each file was two thirds of the time.
          isolate: false,
          include: [
            '{contract,domain,i18n}/src/**/*.test.ts',
            'demo/{drawing,rules}/**/*.test.ts',
            '{web,admin}/app/**/*.test.{ts,tsx}',
            'web/vite/*.test.ts',
            '{scripts,bench/src,deploy/src}/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          setupFiles: [PROPERTIES],
          include: ['server/src/**/*.test.ts'],
          exclude: [RACE],
          // What a file leaves behind hangs on its own database; loading the server anew for each took a third of the time.
          isolate: false,
          globalSetup: ['server/src/testing/global-setup.ts'],
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'race',
          setupFiles: [PROPERTIES],
          include: [`server/src/${RACE}`],
          globalSetup: ['server/src/testing/global-setup.ts'],
          // Races are made on purpose inside a test; two files at a time would only blur them.
          fileParallelism: false,
          // Each race has a database of its own; what files share is the loaded application and its processes.
          isolate: false,
          ...PATIENCE,
        },
      },
    ],
  },
})
