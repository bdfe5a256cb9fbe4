import { NOTICE_KINDS, type SocialProvider } from '@meltem/contract/member/member'
import type { OfficeMember } from '@meltem/contract/member/office'
import { formatDate, formatInstant, formatMoney } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay } from '../../platform/rights.ts'
import { Card, Facts } from '../../ui/card.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { ReservationState } from '../reservations/reservation-state.tsx'

interface CardProps {
  readonly member: OfficeMember
}

const PROVIDERS: Readonly<Record<SocialProvider, string>> = { google: 'Google', facebook: 'Facebook' }

/** Who they are, and how they come in. */
export function FactsCard({ member }: CardProps) {
  const t = useTranslations('admin.members')
  const { telefon, dogum_tarihi, adres, dil, kur, sifre_var, baglantilar } = member
  const logins = [...(sifre_var ? [t('password')] : []), ...baglantilar.map((one) => PROVIDERS[one])]
  return (
    <Card title={t('facts')}>
      <Facts
        rows={[
          [
            t('fact.phone'),
            telefon ? (
              <a key="phone" href={`tel:${telefon}`} className="link num">
                {telefon}
              </a>
            ) : (
              '–'
            ),
          ],
          [t('fact.birth'), dogum_tarihi ? formatDate(dogum_tarihi) : '–'],
          [t('fact.address'), adres ?? '–'],
          [t('fact.language'), LOCALES[dil].name],
          [t('fact.currency'), kur ?? '–'],
          [t('fact.login'), logins.join(', ') || '–'],
          [t('fact.seen'), member.son_gorulme ? formatInstant(member.son_gorulme) : t('never')],
          [t('fact.sessions'), member.oturum],
          [t('fact.travellers'), member.yolcu],
          [t('fact.favourites'), member.favori],
        ]}
      />
    </Card>
  )
}

export function BookingsCard({ member }: CardProps) {
  const t = useTranslations('admin.members')
  const { rezervasyonlar, rezervasyon } = member
  return (
    <Panel title={t('bookings_title')}>
      {rezervasyonlar.length === 0 && <Nothing>{t('no_bookings')}</Nothing>}
      <BookingList bookings={rezervasyonlar} />
      {rezervasyon > rezervasyonlar.length && (
        <p className="px-4 py-3 text-13 text-ink-2">{t('more_bookings', { count: rezervasyon })}</p>
      )}
    </Panel>
  )
}

/** Bookings by number, product and state; each leads to its own screen for whoever may read it. */
export function BookingList({ bookings }: { bookings: OfficeMember['rezervasyonlar'] }) {
  const { language } = useLanguage()
  const may = useMay()
  return (
    <ul>
      {bookings.map(({ k_no, kayit_no, baslik, ilk_gun, durum, toplam, kur }) => (
        <li
          key={k_no}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-line-soft border-b px-4 py-3 last:border-b-0"
        >
          {may('rezervasyon.oku') ? (
            <Link to={`/rezervasyonlar/${k_no}`} className="link num justify-self-start font-[620] max-lg:py-1.5">
              {kayit_no || formatDate(ilk_gun)}
            </Link>
          ) : (
            <b className="num">{kayit_no}</b>
          )}
          <span className="justify-self-end">
            <ReservationState state={durum} />
          </span>
          <span className="text-ink-2 wrap-anywhere">
            {baslik} · <span className="num whitespace-nowrap">{formatDate(ilk_gun)}</span>
          </span>
          <b className="num justify-self-end whitespace-nowrap">{formatMoney(language, toplam, kur)}</b>
        </li>
      ))}
    </ul>
  )
}

/** What they have agreed to, and when. */
export function ConsentsCard({ member: { rizalar } }: CardProps) {
  const t = useTranslations('admin.members')
  const { sozlesme, e_mail, bulten, bildirimler } = rizalar
  const on = NOTICE_KINDS.filter((kind) => bildirimler[kind].e_posta).length
  return (
    <Card title={t('consents')}>
      <Facts
        rows={[
          [t('consent.agreement'), sozlesme ? t('accepted', { time: formatInstant(sozlesme) }) : t('not_given')],
          [t('consent.e_mail'), e_mail ? t('confirmed', { time: formatInstant(e_mail) }) : t('unconfirmed')],
          [t('consent.newsletter'), <Newsletter key="newsletter" bulten={bulten} />],
          [t('consent.notices'), t('notices_some', { on, all: NOTICE_KINDS.length })],
        ]}
      />
    </Card>
  )
}

function Newsletter({ bulten }: Pick<OfficeMember['rizalar'], 'bulten'>) {
  const t = useTranslations('admin.members')
  if (!bulten) return t('not_given')
  const { durum, riza_zamani, onay_zamani, ayrilma_zamani } = bulten
  if (durum === 'ayrildi') return t('left', { time: formatInstant(ayrilma_zamani ?? riza_zamani) })
  if (durum === 'onayli') return t('confirmed', { time: formatInstant(onay_zamani ?? riza_zamani) })
  return t('asked', { time: formatInstant(riza_zamani) })
}
