import { dirname, join } from 'node:path'

export const ROOT = dirname(import.meta.dirname)

/** Node 26 itself, for scripts that start another script. */
export const NODE = process.execPath

/** The JavaScript file behind a tool of node_modules; running it with `NODE` keeps every tool on Node 26. */
export function tool(file: string): string {
  return join(ROOT, 'node_modules', file)
}
