import { AxeBuilder } from '@axe-core/playwright'
import { LANGUAGES, type Language } from '@meltem/contract/language'
import { expect, type Page } from '@playwright/test'

const WIDTHS = [1440, 390] as const

/** Colours do not depend on the language, and looking at them takes half of a look: two languages tell. */
const COLOURED: readonly (string | null)[] =
  process.env.E2E_SCALE === 'full' ? LANGUAGES : (['tr', 'en'] satisfies readonly Language[])

interface Look {
  /** Only this part of the page. */
  readonly part?: string
  readonly colours?: boolean
}

/** What axe finds on the page, or in a part of it, as lines that can be read. */
export async function findings(page: Page, { part, colours = true }: Look = {}): Promise<string[]> {
  // Our pages hold no frames of ours: the mode for those would open a second page for every look.
  const builder = new AxeBuilder({ page }).setLegacyMode()
  const rules = { 'color-contrast': { enabled: colours } }
  builder.options({ resultTypes: ['violations'], selectors: false, preload: false, rules })
  if (part) builder.include(part)
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** The page as it stands, on a desk and on a phone: axe finds nothing, nothing runs over the edge. */
export async function expectSoundPage(page: Page, name: string, widths: readonly number[] = WIDTHS): Promise<void> {
  const colours = COLOURED.includes(await page.locator('html').getAttribute('lang'))
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    expect.soft(await findings(page, { colours }), `${name} at ${width} px`).toEqual([])
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(over, `${name} at ${width} px runs over the edge`).toBeLessThanOrEqual(0)
  }
}
