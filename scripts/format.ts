/** Writes format and safe lint fixes into the files given, or into all. */
import { run, stopChildrenWithUs } from './command.ts'
import { NODE, tool } from './paths.ts'

stopChildrenWithUs()
const args = [tool('@biomejs/biome/bin/biome'), 'check', '--write', ...process.argv.slice(2)]
const { ok } = await run({ command: NODE, args }, 'show')
process.exitCode = ok ? 0 : 1
