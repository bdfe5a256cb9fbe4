/** Generated content for measurements: `npm run seed -- --scale 10000`. */
import { seed } from '../server/src/seed/seed.ts'

try {
  await seed(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
