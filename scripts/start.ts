/** Builds what changed, then runs the server in this process. */
import { buildScreens } from './build.ts'
import { onParentGone } from './command.ts'

/** `npm start` in a fresh clone is the demo, rendered with production's React; a set NODE_ENV keeps its meaning. */
process.env.MODE ??= process.env.NODE_ENV === 'production' ? 'production' : 'demo'
process.env.NODE_ENV = 'production'
process.env.DEMO_SEASON ??= '1'

if (await buildScreens()) {
  onParentGone(() => process.kill(process.pid, 'SIGTERM'))
  await import('../server/src/main.ts')
} else {
  process.exitCode = 1
}
