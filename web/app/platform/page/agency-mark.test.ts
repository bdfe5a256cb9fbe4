import { runInNewContext } from 'node:vm'
import { afterEach, expect, it, vi } from 'vitest'
import { agencyMark, beginVisit, parseMark, visitCode } from './agency-mark.ts'

const ONE = '11111111-1111-4111-8111-111111111111'
const TWO = '22222222-2222-4222-8222-222222222222'

it('takes only what it has written itself', () => {
  expect(parseMark(ONE)).toEqual({ ac_k_no: ONE })
  expect(parseMark(`${ONE}.${TWO}`)).toEqual({ ac_k_no: ONE, alt_ac_k_no: TWO })
  for (const nonsense of [undefined, '', 'x', `${ONE}.`, `${ONE}.x`, `${ONE}.${TWO}.${TWO}`, `${ONE}<script>`]) {
    expect(parseMark(nonsense)).toBeUndefined()
  }
})

it('marks a booking with the last agency page of the visit', () => {
  beginVisit(TWO, null)
  beginVisit(ONE, TWO)
  expect(agencyMark()).toEqual({ ac_k_no: ONE, alt_ac_k_no: TWO })
  beginVisit(TWO, null)
  expect(agencyMark()).toEqual({ ac_k_no: TWO })
})

afterEach(() => vi.unstubAllGlobals())

/** As after a reload: the module knows nothing, the tab does. */
async function loadedAnew() {
  vi.resetModules()
  return await import('./agency-mark.ts')
}

function stubTab(storage: object, cookie = ''): void {
  vi.stubGlobal('window', { sessionStorage: storage })
  vi.stubGlobal('document', { cookie })
}

it('is known to the tab after a reload, before what was remembered on the device', async () => {
  const kept = new Map<string, string>()
  const tab = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  }
  stubTab(tab, `acente_iz=${TWO}`)
  const before = await loadedAnew()
  expect(before.agencyMark()).toEqual({ ac_k_no: TWO })
  before.beginVisit(ONE, TWO)
  const after = await loadedAnew()
  expect(after.agencyMark()).toEqual({ ac_k_no: ONE, alt_ac_k_no: TWO })
})

it('is written by the page itself as by its scripts, and a browser without storage only shows the page', () => {
  const kept = new Map<string, string>()
  const run = (sessionStorage: object) => runInNewContext(visitCode(ONE, TWO), { sessionStorage })
  run({ setItem: (name: string, value: string) => kept.set(name, value) })
  expect(parseMark([...kept.values()][0])).toEqual({ ac_k_no: ONE, alt_ac_k_no: TWO })
  expect([...kept.keys()]).toEqual(['acente_ziyaret'])
  const refused = () => {
    throw new Error('denied')
  }
  expect(() => run({ setItem: refused })).not.toThrow()
})

it('lasts as long as the page where storage is refused', async () => {
  const refused = () => {
    throw new Error('denied')
  }
  stubTab({ getItem: refused, setItem: refused })
  const page = await loadedAnew()
  page.beginVisit(ONE, null)
  expect(page.agencyMark()).toEqual({ ac_k_no: ONE })
  expect((await loadedAnew()).agencyMark()).toEqual({})
})
