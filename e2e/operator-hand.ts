import type { Locator, Page } from '@playwright/test'

type Files = Parameters<Locator['setInputFiles']>[0]

/** What a person at the office does, counted: fields that are filled, presses, and pages that are seen. */
export class OperatorHand {
  readonly page: Page
  fields = 0
  presses = 0
  #seen = ''
  pages = 0

  constructor(page: Page) {
    this.page = page
    page.on('framenavigated', (frame) => {
      const { pathname } = new URL(frame.url())
      if (frame !== page.mainFrame() || pathname === this.#seen) return
      this.#seen = pathname
      this.pages += 1
    })
  }

  async fill(field: Locator, text: string): Promise<void> {
    this.fields += 1
    await field.fill(text)
  }

  async choose(field: Locator, option: Parameters<Locator['selectOption']>[0]): Promise<void> {
    this.fields += 1
    await field.selectOption(option)
  }

  async hang(field: Locator, files: Files): Promise<void> {
    this.fields += 1
    await field.setInputFiles(files)
  }

  async press(target: Locator): Promise<void> {
    this.presses += 1
    await target.click()
  }

  /** By an address: what stands in a mail, or a line of the navigation. */
  async visit(address: string): Promise<void> {
    this.presses += 1
    await this.page.goto(address)
  }

  get counts() {
    const { fields, presses, pages } = this
    return { fields, presses, pages }
  }
}
