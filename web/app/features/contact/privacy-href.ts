import type { Settings } from '@meltem/contract/settings'
import type { Language } from '@meltem/contract/wire/language'
import { pathTo } from '../../platform/page/paths.ts'

/** The menus name the privacy notice in every language; its Turkish or English slug tells it apart. */
const PRIVACY = /gizlilik|privacy|kvkk/i

export function findPrivacyHref({ menu }: Settings, language: Language): string | undefined {
  const item = menu.find(({ icerik }) =>
    [icerik.tr, icerik.en].some((text) => PRIVACY.test(text?.slug ?? text?.url ?? '')),
  )
  const target = item?.icerik[language]
  return item && target ? pathTo(language, { turu: item.turu, slug: target.slug, url: target.url }) : undefined
}
