import type { listTransferTariffs, queryTransfer } from '@meltem/contract/catalog/transfer'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { formatNumber } from '@meltem/i18n/format'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { Note } from '../../ui/note.tsx'
import { durationWords } from '../catalog/fact-words.ts'
import { hasReturn, type RideForm } from './ride-form.ts'
import { TransferPanel } from './transfer-panel.tsx'
import { VehicleRow } from './vehicle-row.tsx'

type Answer =
  | ({ readonly success: 1 } & OutputOf<typeof queryTransfer>)
  | { readonly success: 0; readonly message: string }

interface VehiclesProps {
  readonly sorgu: Answer
  readonly ride: RideForm
  readonly tarife: OutputOf<typeof listTransferTariffs>
}

/** Vehicles for the ride at the left, the chosen one with its price at the right. */
export function Vehicles({ sorgu, ride, tarife }: VehiclesProps) {
  if (sorgu.success === 0) return <NoRoute message={sorgu.message} />
  return <VehicleList answer={sorgu} ride={ride} tarife={tarife} />
}

function NoRoute({ message }: { message: string }) {
  const { language } = useFrame()
  const t = useTranslations('transfer')
  return (
    <Note tone="info">
      {message || t('noRoute')}{' '}
      <a href={`/${language}/contact`} className="link">
        {t('writeUs')}
      </a>
    </Note>
  )
}

type ListProps = Omit<VehiclesProps, 'sorgu'> & { readonly answer: OutputOf<typeof queryTransfer> }

function VehicleList({ answer, ride, tarife }: ListProps) {
  const { language } = useFrame()
  const t = useTranslations('transfer')
  const facts = useTranslations('facts')
  const { araclar } = answer
  const [key, setKey] = useState<string | null>(null)
  const chosen = araclar.find((one) => one.musait && one.opsiyon_k_no === key) ?? araclar.find((one) => one.musait)
  const people = ride.yetiskin + ride.cocuk
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (answer) heading.current?.focus({ preventScroll: true })
  }, [answer])
  const duration = durationWords(answer.sure_dk, { t: facts, language })
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start xl:gap-12">
      <section>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b-2 border-ink pb-2.5">
          <h2 ref={heading} tabIndex={-1} className="text-24 focus-visible:shadow-none">
            {t('vehiclesFor', { count: people + ride.bebek })}
          </h2>
          <p className="text-14 text-ink-2">{t('ride', { km: formatNumber(language, answer.mesafe_km), duration })}</p>
        </div>
        <ul>
          {araclar.map((offer) => (
            <VehicleRow
              key={`${offer.opsiyon_k_no}-${offer.kalkis ?? ''}-${offer.saat}`}
              offer={offer}
              people={people}
              back={hasReturn(ride)}
              chosen={offer === chosen}
              onChoose={() => setKey(offer.opsiyon_k_no)}
            />
          ))}
        </ul>
        <p className="mt-3 text-13 text-ink-3">{t('toScale')}</p>
      </section>
      {chosen ? (
        <TransferPanel
          key={chosen.opsiyon_k_no}
          ride={ride}
          offer={chosen}
          route={tarife.guzergahlar.find(({ urun_k_no }) => urun_k_no === chosen.urun_k_no)}
          places={tarife.yerler}
        />
      ) : null}
    </div>
  )
}
