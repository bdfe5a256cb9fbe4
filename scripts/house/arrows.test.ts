import { describe, expect, it } from 'vitest'
import { ARROWS, findBreaches } from './arrows.ts'
import { listSources } from './sources.ts'

/** One import against each arrow, in the order of the table. */
const PLANTED: readonly (readonly [from: string, to: string])[] = [
  ['server/src/platform/http/planted.ts', '../../features/member/buyer.ts'],
  ['server/src/features/member/planted.ts', '../../seed/load-demo.ts'],
  ['server/src/features/catalog/tariff/planted.ts', '../listing/listing.ts'],
  ['server/src/features/reservation/quote/planted.ts', '../../catalog/listing/listing.ts'],
  ['server/src/features/catalog/listing/planted.ts', '../../reservation/quote/price.ts'],
  ['server/src/features/reservation/place/planted.ts', '../../agency/ledger/sale.ts'],
  ['server/src/features/member/planted.service.ts', './member.routes.ts'],
  ['server/src/features/member/planted.queries.ts', './login.service.ts'],
  ['web/app/features/basket/planted.tsx', '../../routes/home.tsx'],
  ['admin/app/ui/planted.tsx', '../features/messages/message-list.tsx'],
  ['web/app/platform/calls/planted.ts', '../../features/basket/clock.tsx'],
]

describe('the arrows inside the packages', () => {
  it('hold for every import', () => {
    const files = listSources()
    expect(files.length).toBeGreaterThan(1000)
    expect(findBreaches(files)).toEqual([])
  })

  it('each notice an import that goes against them', () => {
    expect(PLANTED).toHaveLength(ARROWS.length)
    for (const [place, [path, target]] of PLANTED.entries()) {
      const told = findBreaches([{ path, text: `import { planted } from '${target}'\n` }])
      expect(
        told.some((breach) => breach.endsWith(ARROWS[place]?.says ?? 'no arrow')),
        path,
      ).toBe(true)
    }
  })

  it('see types, lazy imports and imports of several lines; tests may look everywhere', () => {
    const path = 'server/src/platform/http/planted.ts'
    const target = '../../features/member/buyer.ts'
    expect(findBreaches([{ path, text: `import type { Planted } from '${target}'` }])).toHaveLength(1)
    expect(findBreaches([{ path, text: `await import('${target}')` }])).toHaveLength(1)
    expect(findBreaches([{ path, text: `import {\n  planted,\n} from '${target}'` }])).toHaveLength(1)
    expect(findBreaches([{ path: 'server/src/platform/http/planted.test.ts', text: `import '${target}'` }])).toEqual([])
  })
})
