/** What `npm test` leaves out: the rest of the browser tests, with axe in four languages, long races, and what is known against packages. */
import { provideChromium } from './chromium.ts'
import { advisories, browserPart, build, runParts, vitestPart } from './test-parts.ts'

await runParts(async () => [
  advisories,
  build,
  vitestPart(['race'], { RACE_SCALE: process.env.RACE_SCALE ?? 'long' }),
  browserPart('rest', await provideChromium()),
])
