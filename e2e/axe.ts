import { AxeBuilder } from '@axe-core/playwright'
import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { expect, type Page } from '@playwright/test'

const WIDTHS = [1440, 390] as const
/** Everything in every language at both widths: half an hour that a release is worth, and not every change. */
export const EVERYTHING = process.env.E2E_SCALE === 'full'

/** Colours do not depend on the language, and looking at them takes half of a look: two languages tell. */
const COLOURED: readonly (string | null)[] = EVERYTHING ? LANGUAGES : (['tr', 'en'] satisfies readonly Language[])

/** Where axe looks at a page that all languages are looked at in: two of them on a desk, two on a phone. */
export function shareOfWidths(language: Language): readonly number[] {
  return EVERYTHING ? WIDTHS : [WIDTHS[LANGUAGES.indexOf(language) % 2] ?? WIDTHS[0]]
}

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

/** The page as it stands, on a desk and on a phone: nothing runs over the edge, and axe finds nothing where it looks. */
export async function expectSoundPage(page: Page, name: string, looked: readonly number[] = WIDTHS): Promise<void> {
  const colours = COLOURED.includes(await page.locator('html').getAttribute('lang'))
  // Half a page has neither its letters nor its width.
  await page.waitForLoadState('load')
  await page.evaluate(() => document.fonts.ready)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    if (looked.includes(width)) expect.soft(await findings(page, { colours }), `${name} at ${width} px`).toEqual([])
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(over, `${name} at ${width} px runs over the edge`).toBeLessThanOrEqual(0)
  }
}
