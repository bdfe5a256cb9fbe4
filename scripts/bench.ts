/** `npm run bench -- <name>` or `npm run bench -- all`; without a name it lists what there is. */
import { buildScreens } from './build.ts'
import { stopChildrenWithUs } from './command.ts'

/** React measures a hundred checks more without it. */
process.env.NODE_ENV = 'production'

async function main(wanted: string | undefined): Promise<boolean> {
  const { BENCHES } = await import('../bench/src/benches.ts')
  const { holds, printVerdict } = await import('../bench/src/instruments/verdict.ts')
  const { removePreparedData } = await import('../bench/src/instruments/prepared-data.ts')
  const chosen = wanted === 'all' ? BENCHES : BENCHES.filter(({ name }) => name === wanted)
  if (chosen.length === 0) {
    const list = BENCHES.map(({ name, about }) => `  ${name.padEnd(14)}${about}\n`).join('')
    process.stdout.write(`Usage: npm run bench -- <name>\n\n${list}  ${'all'.padEnd(14)}one after the other\n`)
    return wanted === undefined
  }
  if (!(await buildScreens())) return false
  try {
    let ok = true
    for (const { name, run } of chosen) {
      process.stdout.write(`${name} …\n`)
      const verdicts = await run()
      verdicts.forEach(printVerdict)
      ok &&= verdicts.every(holds)
    }
    return ok
  } finally {
    await removePreparedData()
  }
}

stopChildrenWithUs()
process.exitCode = (await main(process.argv[2])) ? 0 : 1
