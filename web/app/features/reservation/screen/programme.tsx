import type { Reservation } from '@meltem/contract/reservation/reservation'
import { shortWeekday } from '@meltem/i18n/day-words'
import { formatDate } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { Picture } from '../../../ui/picture/picture.tsx'
import { useCards } from '../../basket/outcome/use-cards.ts'
import { usePartyOfLine } from '../../basket/use-line-words.ts'
import { standingLines } from '../cancel/standing-lines.ts'
import { programmeOf } from './programme-days.ts'

/** Day by day: what begins and what ends. */
export function Programme({ reservation }: { reservation: Reservation }) {
  const { language } = useFrame()
  const t = useTranslations('trip.programme')
  const people = usePartyOfLine()
  const cards = useCards(reservation.sepet_urunler.map(({ urun_k_no }) => urun_k_no))
  return (
    <section>
      <h2 className="mb-5 text-30">{t('title')}</h2>
      <ol className="grid gap-6">
        {programmeOf(standingLines(reservation)).map(({ gun, duraklar }) => (
          <li key={gun} className="grid grid-cols-[64px_minmax(0,1fr)] gap-4">
            <p className="text-center">
              <b className="flar block text-30 leading-none">{Number(gun.slice(8))}</b>
              <small className="block text-13 text-ink-2">{shortWeekday(LOCALES[language].tag, gun)}</small>
              <small className="block text-12 text-ink-2">{formatDate(gun).slice(3)}</small>
            </p>
            <ul className="stops">
              {duraklar.map(({ line, ends }) => (
                <li key={`${line.k_no}${ends}`} className={ends ? '' : 'stop'}>
                  <b>
                    {(ends ? line.bitis_saat : line.baslangic_saat) ?? ''}{' '}
                    {ends ? t('ends', { title: line.baslik }) : line.baslik}
                  </b>
                  {ends ? null : (
                    <>
                      <p className="text-14 text-ink-2">{people(line)}</p>
                      <Picture
                        picture={cards.get(line.urun_k_no)?.kapak ?? null}
                        sizes="(max-width: 640px) 80vw, 480px"
                        className="mt-2 aspect-[16/9] w-full max-w-[480px]"
                        decorative
                      />
                    </>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
