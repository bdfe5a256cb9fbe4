/** What every change must pass, within ten minutes on two cores: one browser walk per feature, a part of each race. */
import { provideChromium } from './chromium.ts'
import { browserPart, build, quality, runParts, vitestPart, withDemoBeside } from './test-parts.ts'

await runParts(async () => [
  quality,
  build,
  withDemoBeside(vitestPart(['unit', 'server'])),
  vitestPart(['race']),
  browserPart('walks', await provideChromium()),
])
