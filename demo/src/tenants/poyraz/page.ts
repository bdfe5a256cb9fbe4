import type { PageType } from '@meltem/contract/content'
import type { DemoPage, PageText } from '../../tenant-data.ts'

interface EnglishPage extends PageText {
  readonly anahtar: string
  readonly turu: PageType
  readonly gorsel: string | null
  readonly yayin_zamani: string
  readonly sozlesme?: boolean
}

/** Poyraz speaks English only. */
export function englishPage({ anahtar, turu, gorsel, yayin_zamani, sozlesme, ...text }: EnglishPage): DemoPage {
  return { anahtar, turu, gorsel, yayin_zamani, sozlesme: sozlesme ?? false, icerik: { en: text } }
}
