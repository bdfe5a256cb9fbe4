import type { BasketQuote } from '@meltem/contract/reservation/basket'
import { formatDate } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { Note } from '../../../ui/note.tsx'
import { type TripHint, type TripLine, tripHints } from '../trip-hints.ts'

/** What people notice too late: said while it can still be changed, and never in the way. */
export function Hints({ direct, ask }: { direct: BasketQuote | undefined; ask: BasketQuote | undefined }) {
  const t = useTranslations('basket.hints')
  const lines: readonly TripLine[] = [...(direct?.sepet_urunler ?? []), ...(ask?.sepet_urunler ?? [])]
  const hints = tripHints(lines)
  if (hints.length === 0) return null
  return (
    <section className="mt-7 grid gap-2.5" aria-label={t('title')}>
      {hints.map((hint) => (
        <Note key={`${hint.kod}${hint.satirlar.join()}`} tone={hint.kod === 'transfer_yok' ? 'info' : 'warn'}>
          <Sentence hint={hint} lines={lines} />
        </Note>
      ))}
    </section>
  )
}

function Sentence({ hint, lines }: { hint: TripHint; lines: readonly TripLine[] }) {
  const { language } = useFrame()
  const t = useTranslations('basket.hints')
  const title = (place: number) => lines.find(({ k_no }) => k_no === hint.satirlar[place])?.baslik ?? ''
  const both = { one: title(0), other: title(1) }
  switch (hint.kod) {
    case 'once_giris':
      return t(hint.kod, { ...both, day: formatDate(hint.giris) })
    case 'sonra_cikis':
      return t(hint.kod, { ...both, day: formatDate(hint.cikis) })
    case 'ayni_saat':
      return t(hint.kod, { ...both, day: formatDate(hint.gun) })
    case 'kucuk_arac':
      return t(hint.kod, { ...both, people: hint.kisi, seats: hint.aracta })
    case 'transfer_yok':
      return (
        <>
          {t(hint.kod, { one: title(0) })}{' '}
          <a className="link" href={`/${language}/t`}>
            {t('findTransfer')}
          </a>
        </>
      )
  }
}
