import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const SOURCE = fileURLToPath(import.meta.resolve('../app/platform/worker/trip-worker.ts'))

/** The worker of the trip pages as a file of its own, without a hash: browsers look for it under one name. */
export function tripWorker(): Plugin {
  return {
    name: 'meltem-trip-worker',
    generateBundle() {
      if (this.environment.name !== 'client') return
      const source = stripTypeScriptTypes(readFileSync(SOURCE, 'utf8')).replace(/^export \{\}$/m, '')
      this.emitFile({ type: 'asset', fileName: 'trip-worker.js', source })
    },
  }
}
