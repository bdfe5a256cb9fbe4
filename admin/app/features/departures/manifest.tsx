import type { Departure, DepartureGuest } from '@meltem/contract/departure/office'
import { formatInstant, formatMoney } from '@meltem/i18n/format'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { WideTable } from '../../ui/wide-table.tsx'
import { shortParty } from '../../ui/words/booking-words.ts'

const HEAD =
  'border-line border-b bg-mist px-2 py-[7px] text-left text-12 font-semibold whitespace-nowrap text-ink-2 first:pl-4 last:pr-4'
const CELL = 'border-line-soft border-b px-2 py-2 align-top first:pl-4 last:pr-4'

function peopleOf({ pax }: DepartureGuest): number {
  return pax.yetiskin + pax.cocuk + pax.bebek
}

/** What is to be collected, currency by currency: sums of different money are never added. */
function dueByCurrency(guests: readonly DepartureGuest[]): { kur: string; tutar: number }[] {
  const sums = new Map<string, number>()
  for (const { kur, kalan } of guests) if (kalan > 0) sums.set(kur, (sums.get(kur) ?? 0) + Math.round(kalan * 100))
  return [...sums].toSorted(([a], [b]) => a.localeCompare(b)).map(([kur, cents]) => ({ kur, tutar: cents / 100 }))
}

export function ManifestFigures({ departure }: { departure: Departure }) {
  const t = useTranslations('admin.departures')
  const { language } = useLanguage()
  const { kisi, kapasite, rezervasyon, misafirler, arac } = departure
  const due = dueByCurrency(misafirler)
  const aboard = misafirler.reduce((sum, { binis }) => sum + (binis?.durum === 'bindi' ? binis.kisi : 0), 0)
  const all = misafirler.reduce((sum, guest) => sum + peopleOf(guest), 0)
  const figures = [
    {
      label: t('booked'),
      value: `${kisi} / ${kapasite}`,
      note: t('booked_note', { free: Math.max(0, kapasite - kisi) }),
    },
    { label: t('bookings'), value: rezervasyon, note: '' },
    {
      label: t('to_collect'),
      value:
        due.length > 0 ? due.map(({ kur, tutar }) => formatMoney(language, tutar, kur)).join(' + ') : t('collect_none'),
      note: '',
    },
    { label: t('aboard'), value: `${aboard} / ${all}`, note: '' },
    { label: t('vehicle'), value: arac ?? t('vehicle_none'), note: '' },
  ]
  return (
    <dl className="card -mb-px grid grid-cols-2 overflow-hidden sm:grid-cols-3 xl:grid-cols-5">
      {figures.map(({ label, value, note }) => (
        <div key={label} className="border-line border-r border-b px-4 py-2.5">
          <dt className="text-13">{label}</dt>
          <dd className="num text-16 font-[660]">
            {value} {note && <small className="font-[450] text-12 text-ink-2">{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Aboard or missing, as the crew saw it. */
function Presence({ guest: { binis } }: { guest: DepartureGuest }) {
  const t = useTranslations('admin.departures')
  if (!binis) return null
  const isAboard = binis.durum === 'bindi'
  return (
    <small className={`block text-12 font-[620] ${isAboard ? 'text-olive' : 'text-danger'}`}>
      {t(isAboard ? 'boarded_by' : 'no_show_by', { time: formatInstant(binis.zaman), who: binis.kim })}
    </small>
  )
}

/** What the guests have told of themselves: weight, flight, what they cannot eat. */
function Answers({ guest: { yanitlar } }: { guest: DepartureGuest }) {
  if (!yanitlar || yanitlar.length === 0) return null
  return (
    <ul className="text-12">
      {yanitlar.map(({ baslik, kisi, deger }) => (
        <li key={`${baslik} ${kisi}`} className="break-words">
          <span className="text-ink-2">
            {baslik}
            {kisi === null ? '' : ` (${kisi})`}:
          </span>{' '}
          {deger}
        </li>
      ))}
    </ul>
  )
}

/** Everybody who has a seat, hotel by hotel. */
export function Manifest({ guests }: { guests: readonly DepartureGuest[] }) {
  const t = useTranslations('admin.departures')
  const { language } = useLanguage()
  const [only, setOnly] = useState<'all' | 'due'>('all')
  const due = guests.filter(({ kalan }) => kalan > 0)
  const rows = only === 'all' ? guests : due
  const options = [
    { value: 'all' as const, label: t('all', { count: guests.length }) },
    { value: 'due' as const, label: t('due', { count: due.length }) },
  ]
  return (
    <Panel
      title={t('guests')}
      aside={<Segmented label={t('filter')} options={options} value={only} onChange={setOnly} />}
    >
      {guests.length === 0 && (
        <Nothing>
          <p>{t('no_guests')}</p>
        </Nothing>
      )}
      {guests.length > 0 && (
        <WideTable title={t('guests')}>
          <table className="w-full border-collapse text-13">
            <thead>
              <tr>
                <th scope="col" className={`${HEAD} max-sm:hidden`}>
                  {t('pickup')}
                </th>
                <th scope="col" className={HEAD}>
                  {t('guest')}
                </th>
                <th scope="col" className={`${HEAD} text-right`}>
                  {t('people')}
                </th>
                <th scope="col" className={`${HEAD} max-sm:hidden`}>
                  {t('language')}
                </th>
                <th scope="col" className={`${HEAD} max-sm:hidden`}>
                  {t('note')}
                </th>
                <th scope="col" className={`${HEAD} text-right`}>
                  {t('money')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((guest) => (
                <tr key={guest.rezervasyon_k_no} className="break-inside-avoid hover:bg-desk">
                  <td className={`${CELL} max-sm:hidden`}>
                    {guest.alinis ?? <span className="text-ink-2">{t('own_way')}</span>}
                  </td>
                  <td className={CELL}>
                    <Link
                      to={`/rezervasyonlar/${guest.rezervasyon_k_no}`}
                      className="font-[640] no-underline hover:underline"
                    >
                      {guest.ad} {guest.soyad}
                    </Link>
                    <small className="block text-12 text-ink-2">
                      <a href={`tel:${guest.telefon}`} className="link inline-flex min-h-6 items-center">
                        {guest.telefon}
                      </a>{' '}
                      · {guest.kayit_no}
                      {guest.secenek ? ` · ${guest.secenek}` : ''}
                    </small>
                    <Answers guest={guest} />
                    <Presence guest={guest} />
                    <span className="text-12 text-ink-2 sm:hidden">
                      {guest.alinis ?? t('own_way')} · {guest.lang}
                      {guest.not && (
                        <span className="block font-[620] text-danger" lang={guest.lang}>
                          {guest.not}
                        </span>
                      )}
                    </span>
                  </td>
                  <td className={`${CELL} num text-right`}>{shortParty(guest.pax)}</td>
                  <td className={`${CELL} max-sm:hidden`}>{guest.lang}</td>
                  <td className={`${CELL} max-w-64 max-sm:hidden`}>
                    {guest.not && (
                      <span className="font-[560] text-danger" lang={guest.lang}>
                        {guest.not}
                      </span>
                    )}
                    {guest.acente && (
                      <span className="block text-ink-2">
                        {t('agency')}: {guest.acente}
                      </span>
                    )}
                  </td>
                  <td className={`${CELL} num text-right whitespace-nowrap`}>
                    {guest.kalan > 0 ? (
                      formatMoney(language, guest.kalan, guest.kur)
                    ) : (
                      <span className="text-olive">{t('paid')}</span>
                    )}
                    {guest.sahada && (
                      <small className="block text-12 whitespace-normal text-ink-2">
                        {t('taken_by', {
                          sum: formatMoney(language, guest.sahada.tutar, guest.kur),
                          who: guest.sahada.kim,
                        })}
                      </small>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
      )}
    </Panel>
  )
}
