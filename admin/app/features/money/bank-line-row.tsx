import type { BankLine, BankSuggestion } from '@meltem/contract/payment/bank-office'
import { formatDate } from '@meltem/i18n/format'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { useMoneyText } from './sums.tsx'

const ROW =
  'grid gap-x-4 gap-y-2 border-line-soft border-b px-4 py-3 last:border-b-0 lg:grid-cols-[minmax(0,1.25fr)_minmax(100px,auto)_132px_minmax(0,1.25fr)_minmax(100px,auto)_176px] lg:items-center'
const FIRST = 'border-sea-deep! bg-sea-deep! text-paper! hover:bg-sea-deep-2!'

interface RowProps {
  readonly line: BankLine
  /** Name of the account and its currency. */
  readonly account: string
  readonly busy: boolean
  /** Books what is certain at once; everything else is looked at first. Undefined without the right. */
  readonly onMatch: (() => void) | undefined
  readonly onOpen: (() => void) | undefined
  readonly onReturn: (() => void) | undefined
}

/** A line of the bank at the left, what it is probably for at the right, and how sure that is between them. */
export function BankLineRow({ line, account, busy, onMatch, onOpen, onReturn }: RowProps) {
  const t = useTranslations('admin.money')
  const money = useMoneyText()
  const { gonderen, aciklama, tarih, saat, tutar, kur, oneri, kararlar } = line
  const title = gonderen || aciklama || t('no_words')
  return (
    <li className={ROW} aria-label={`${title}, ${money(tutar, kur)}`}>
      <span className="grid min-w-0 max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-x-3">
        <b className="font-[640] wrap-anywhere">
          {title}
          {gonderen && aciklama && <span className="font-[450]">, “{aciklama}”</span>}
        </b>
        <b className="num font-[640] whitespace-nowrap lg:hidden">{money(tutar, kur)}</b>
        <small className="col-span-full text-13 text-ink-2">
          {account} · <span className="num">{formatDate(tarih)}</span>
          {saat && <span className="num"> {saat}</span>}
        </small>
      </span>
      <b className="num text-right font-[640] whitespace-nowrap max-lg:hidden">{money(tutar, kur)}</b>
      {oneri ? <Sureness suggestion={oneri} kur={kur} /> : <Decided kararlar={kararlar} kur={kur} />}
      {oneri && <Suggested suggestion={oneri} kur={kur} />}
      {oneri && (
        <span className="flex flex-wrap justify-end gap-2">
          {oneri.sinif === 'kesin' && onMatch && (
            <Button busy={busy} onClick={onMatch} className={`${FIRST} max-lg:min-h-11`}>
              {t('match')}
              <span className="sr-only">: {title}</span>
            </Button>
          )}
          {oneri.sinif !== 'kesin' && onOpen && (
            <Button onClick={onOpen} className="whitespace-nowrap max-lg:min-h-11">
              {t(`open.${oneri.sinif}`, { count: oneri.paylar.length })}
              <span className="sr-only">: {title}</span>
            </Button>
          )}
        </span>
      )}
      {!oneri && onReturn && kararlar[0]?.tur === 'ayrildi' && (
        <span className="flex justify-end">
          <Button busy={busy} onClick={onReturn} className="max-lg:min-h-11">
            {t('wait_again')}
          </Button>
        </span>
      )}
    </li>
  )
}

/** A dotted way from the line to the booking, with how sure it is in words below. */
function Sureness({ suggestion: { sinif, paylar, fark }, kur }: { suggestion: BankSuggestion; kur: string }) {
  const t = useTranslations('admin.money')
  const money = useMoneyText()
  const none = sinif === 'yok'
  return (
    <span className={`grid justify-items-center gap-1 text-12 ${none ? 'text-danger' : 'text-ink-2'}`}>
      <span
        aria-hidden="true"
        className={`w-full border-t-2 ${none ? 'border-danger border-dashed' : 'border-sea border-dotted'}`}
      />
      <span className="text-center">
        {t(`sure.${sinif}`, { count: paylar.length, sum: money(Math.abs(fark), kur) })}
      </span>
    </span>
  )
}

function Suggested({ suggestion: { sinif, paylar }, kur }: { suggestion: BankSuggestion; kur: string }) {
  const t = useTranslations('admin.money')
  const states = useTranslations('admin.reservations.state')
  const { language } = useLanguage()
  const money = useMoneyText()
  const [first] = paylar
  if (!first) return <span className="text-ink-2 lg:col-span-2">{t('nothing_near')}</span>
  const several = paylar.length > 1
  const total = paylar.reduce((sum, { beklenen }) => sum + Math.round(beklenen * 100), 0) / 100
  const names = new Intl.ListFormat(language, { type: 'unit', style: 'short' })
  return (
    <>
      <span className="grid min-w-0 max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-x-3">
        <b className="font-[640] wrap-anywhere">
          {several ? (
            t('bookings_of', { count: paylar.length, name: first.misafir })
          ) : (
            <>
              <Link
                to={`/rezervasyonlar/${first.rezervasyon_k_no}`}
                className="link num inline-flex min-h-6 items-center"
              >
                {first.kayit_no}
              </Link>
              , {first.misafir}
            </>
          )}
        </b>
        <b className="num font-[640] whitespace-nowrap lg:hidden">{money(total, kur)}</b>
        <small className="col-span-full text-13 text-ink-2">
          {several
            ? names.format(paylar.map(({ kayit_no }) => kayit_no))
            : [
                sinif === 'kayitli' ? t('booked_before') : states(first.durum),
                first.oran && t('rate', { sum: money(first.tahsil_beklenen, first.tahsil_kur), rate: first.oran }),
              ]
                .filter(Boolean)
                .join(' · ')}
        </small>
      </span>
      <b className="num text-right font-[640] whitespace-nowrap max-lg:hidden">{money(total, kur)}</b>
    </>
  )
}

/** What was decided about a line, by whom and when. */
function Decided({ kararlar, kur }: { kararlar: BankLine['kararlar']; kur: string }) {
  const t = useTranslations('admin.money')
  const money = useMoneyText()
  if (kararlar.length === 0) return null
  return (
    <ul className="grid gap-1 lg:col-span-3">
      {kararlar.map((one) => (
        <li key={`${one.rezervasyon_k_no}${one.zaman}`} className="text-13 text-ink-2">
          {one.rezervasyon_k_no ? (
            <>
              <Link
                to={`/rezervasyonlar/${one.rezervasyon_k_no}`}
                className="link num inline-flex min-h-6 items-center"
              >
                {one.kayit_no}
              </Link>
              , {one.misafir} · <span className="num">{money(one.tutar, kur)}</span>
            </>
          ) : (
            one.metin
          )}
          {one.kim && (
            <span className="block text-12">{t('by', { name: one.kim, day: formatDate(one.zaman.slice(0, 10)) })}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
