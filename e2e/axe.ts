import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WIDTHS = [1440, 390] as const

/** What axe finds on the page, or in a part of it, as lines that can be read. */
export async function findings(page: Page, part?: string): Promise<string[]> {
  // Our pages hold no frames of ours: the mode for those would open a second page for every look.
  const builder = new AxeBuilder({ page }).setLegacyMode()
  builder.options({ resultTypes: ['violations'], selectors: false, preload: false })
  if (part) builder.include(part)
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** The page as it stands, on a desk and on a phone: axe finds nothing, nothing runs over the edge. */
export async function expectSoundPage(page: Page, name: string, widths: readonly number[] = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    expect.soft(await findings(page), `${name} at ${width} px`).toEqual([])
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(over, `${name} at ${width} px runs over the edge`).toBeLessThanOrEqual(0)
  }
}
