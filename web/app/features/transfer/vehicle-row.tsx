import type { TransferOffer } from '@meltem/contract/catalog/transfer'
import { useTranslations } from 'use-intl/react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Price } from '../../ui/price.tsx'
import { useReasonWords } from '../booking/panel/use-obstacle-words.ts'
import { Vehicle } from './vehicle.tsx'

interface VehicleRowProps {
  readonly offer: TransferOffer
  readonly people: number
  readonly back: boolean
  readonly chosen: boolean
  readonly onChoose: () => void
}

/** A vehicle with its room and its price; one that is too small or taken says why and cannot be pressed. */
export function VehicleRow({ offer, people, back, chosen, onChoose }: VehicleRowProps) {
  const look = chosen
    ? 'bg-sea-tint shadow-[inset_4px_0_var(--color-sea)] -mx-(--spacing-gutter) px-(--spacing-gutter) lg:-mx-5 lg:px-5'
    : ''
  return (
    <li
      className={`grid items-center gap-x-6 gap-y-3 border-b border-line py-5 sm:grid-cols-[200px_minmax(0,1fr)_150px] ${look} ${offer.musait ? '' : 'text-ink-3'}`}
    >
      <div
        className={`bg-[linear-gradient(var(--color-sand)_0_86%,#e9e1cf_86%)] px-3 pt-6 pb-2 max-sm:px-[18%] ${offer.musait ? '' : 'opacity-60'}`}
      >
        <Vehicle kind={offer.bilgi.arac ?? 'van'} label={offer.ad} />
      </div>
      <Words offer={offer} people={people} />
      <Pay offer={offer} back={back} chosen={chosen} onChoose={onChoose} />
    </li>
  )
}

function Words({ offer, people }: { offer: TransferOffer; people: number }) {
  const t = useTranslations('transfer')
  const reason = useReasonWords()
  const { kapasite, buyuk_bavul } = offer.bilgi
  const small = !offer.paylasimli && kapasite !== null && kapasite < people
  return (
    <div>
      <h3 className="text-20">{offer.ad}</h3>
      {offer.paylasimli ? (
        <p className="text-14">
          {t('shared')}, {t('leaves', { time: offer.saat })}
        </p>
      ) : null}
      <p className="mt-2 flex flex-wrap gap-x-[18px] gap-y-1 font-[560]">
        {kapasite === null ? null : (
          <span className="inline-flex items-center gap-[7px]">
            <Icon name="users" />
            {small ? (
              <b className="font-[640] text-danger">{t('tooSmall', { seats: kapasite, people })}</b>
            ) : (
              t('upTo', { count: kapasite })
            )}
          </span>
        )}
        {buyuk_bavul === null ? null : (
          <span className="inline-flex items-center gap-[7px]">
            <Icon name="luggage" />
            {t('cases', { count: buyuk_bavul })}
          </span>
        )}
      </p>
      {offer.musait ? (
        <p className="mt-2 flex gap-2 text-14 text-ink-2">
          <Icon name="check" className="text-olive" />
          {t('sign')}
        </p>
      ) : null}
      {!offer.musait && !small && offer.engel ? (
        <p className="mt-2 font-[550] text-14 text-danger">{reason(offer.engel)}</p>
      ) : null}
    </div>
  )
}

function Pay({ offer, back, chosen, onChoose }: Omit<VehicleRowProps, 'people'>) {
  const t = useTranslations('transfer')
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 sm:grid sm:justify-items-end sm:text-right">
      <p>
        {offer.toplam === null ? null : <Price amount={offer.toplam} currency={offer.kur} className="text-24" />}
        <small className="block text-13">{back ? t('totalBoth') : t('totalOne')}</small>
      </p>
      {offer.musait ? (
        <Button
          size="sm"
          look={chosen ? 'deep' : 'line'}
          className="min-h-11"
          aria-pressed={chosen}
          aria-label={`${chosen ? t('chosen') : t('choose')}: ${offer.ad}`}
          onClick={onChoose}
        >
          {chosen ? t('chosen') : t('choose')}
        </Button>
      ) : (
        <span className="text-13">{t('notChoosable')}</span>
      )}
    </div>
  )
}
