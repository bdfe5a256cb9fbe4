import { PRODUCT_KINDS } from '@meltem/contract/content/content'
import { LANGUAGES } from '@meltem/contract/wire/language'
import { expectSoundPage, shareOfWidths } from '../axe.ts'
import { findProduct } from '../product-of-kind.ts'
import { open, test } from '../storefront-test.ts'

/** In shares, so that the pages of one language are looked at side by side. */
const SHARES = 2

for (const language of LANGUAGES) {
  for (let share = 0; share < SHARES; share += 1) {
    test(`axe finds nothing on any kind of product in ${language}, share ${share + 1} of ${SHARES}`, {
      tag: language === 'en' && share === 0 ? ['@walk'] : [],
    }, async ({ page, request }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const kinds = PRODUCT_KINDS.filter((_, place) => place % SHARES === share)
      for (const kind of kinds) {
        const { path } = await findProduct(request, language, kind)
        await open(page, path)
        await expectSoundPage(page, path, shareOfWidths(language))
      }
    })
  }
}
