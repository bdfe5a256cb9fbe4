/** Server and storefront in one process that starts again when server code changes; the back office on its own Vite. */
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { onParentGone } from './command.ts'
import { NODE, ROOT, tool } from './paths.ts'

const environment = { DEMO_SEASON: '1', ...process.env, MODE: 'development', NODE_ENV: 'development' }

/** Named, because Vite runs inside the server: its temporary files must not count as changed code. */
const WATCHED = ['contract/src', 'domain/src', 'i18n/src', 'server/src', 'demo/drawing']

function start(args: readonly string[], cwd: string): ChildProcess {
  return spawn(NODE, args, { cwd, env: environment, stdio: ['ignore', 'inherit', 'inherit'] })
}

const children = [
  start(
    [...WATCHED.map((folder) => `--watch-path=${folder}`), '--watch-preserve-output', join('server', 'src', 'main.ts')],
    ROOT,
  ),
  start([tool('vite/bin/vite.js'), '--clearScreen', 'false'], join(ROOT, 'admin')),
]

function stop(): void {
  for (const child of children) child.kill('SIGTERM')
}

process.on('SIGINT', stop)
process.on('SIGTERM', stop)
process.on('SIGHUP', stop)
onParentGone(stop)

for (const child of children) {
  child.on('exit', (code) => {
    if (code) process.exitCode = code
    stop()
  })
}
