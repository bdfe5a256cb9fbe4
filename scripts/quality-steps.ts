import { join } from 'node:path'
import type { Command } from './command.ts'
import { NODE, ROOT, tool } from './paths.ts'

export interface Step {
  readonly name: string
  /** Run one after the other; the first that fails ends the step. */
  readonly commands: readonly Command[]
}

function node(file: string, args: readonly string[], cwd = ROOT): Command {
  return { command: NODE, args: [tool(file), ...args], cwd }
}

const TSC = 'typescript/bin/tsc'

/** The storefront's route types are made, not kept. */
const ROUTE_TYPES = node('@react-router/dev/bin.cjs', ['typegen'], join(ROOT, 'web'))

/** What needs neither a database nor a browser: format, lint, types, dead code. */
export const QUALITY_STEPS: readonly Step[] = [
  { name: 'format and lint', commands: [node('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings'])] },
  { name: 'lint with types', commands: [ROUTE_TYPES, node('oxlint/bin/oxlint', ['--deny-warnings'])] },
  { name: 'types', commands: [node(TSC, ['-p', 'tsconfig.json'])] },
  {
    name: 'types of web',
    commands: [ROUTE_TYPES, node(TSC, ['-p', 'web/tsconfig.json'])],
  },
  { name: 'types of admin', commands: [node(TSC, ['-p', 'admin/tsconfig.json'])] },
  { name: 'dead code', commands: [node('knip/bin/knip.js', ['--no-progress'])] },
]

export function vitest(projects: readonly string[], extra: readonly string[] = []): Command {
  return node('vitest/vitest.mjs', ['run', ...projects.flatMap((name) => ['--project', name]), ...extra])
}
