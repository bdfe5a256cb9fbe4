import type { Language } from '@meltem/contract/wire/language'
import { formatDate, formatMoney } from '@meltem/i18n/format'
import { translatorFor } from '@meltem/i18n/translator'
import type { Words } from '../letter.ts'
import type { LetterFrame } from '../letter-frame.ts'
import type { MailData } from '../mail-kinds.ts'

/** It is free, or cheaper; with a way to be left alone. */
export function composeWatchNews(data: MailData['watch_news'], language: Language, frame: LetterFrame): Words {
  const t = translatorFor(language, 'mail')
  const { neden, urun, baslangic, bitis, fiyat, kur } = data
  const text = t(`watch_news.${neden}.text`, { urun })
  const rows: [string, string][] = [[t('watch_news.rows.urun'), urun]]
  if (baslangic) {
    const days = bitis ? `${formatDate(baslangic)} – ${formatDate(bitis)}` : formatDate(baslangic)
    rows.push([t('watch_news.rows.tarih'), days])
  }
  if (fiyat !== null) rows.push([t('watch_news.rows.fiyat'), formatMoney(language, fiyat, kur)])
  const unsubscribe = frame.links.stopWatching(data.k_no, language)
  return {
    subject: t(`watch_news.${neden}.subject`, { urun, marka: frame.settings.company.marka }),
    preview: text,
    heading: t(`watch_news.${neden}.heading`),
    paragraphs: [text, t('watch_news.once')],
    rows: [
      ...rows,
      [t('watch_news.rows.link'), frame.links.page(data.yol, language)],
      [t('watch_news.rows.vazgec'), unsubscribe],
    ],
    unsubscribe,
  }
}
