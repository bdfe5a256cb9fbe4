/** What `npm test` leaves out: the rest of the browser tests, with axe in four languages, and long races. */
import { provideChromium } from './chromium.ts'
import { browserPart, build, runParts, vitestPart } from './test-parts.ts'

await runParts(async () => [
  build,
  vitestPart(['race'], { RACE_SCALE: process.env.RACE_SCALE ?? 'long' }),
  browserPart('rest', await provideChromium()),
])
