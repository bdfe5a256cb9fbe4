import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { changeDraft } from '../../platform/stores/reservation-store.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import { HoldLine } from '../basket/clock.tsx'
import { Sums } from '../basket/sums.tsx'
import { useLineWords } from '../basket/use-line-words.ts'
import { TermsList } from '../reservation/cancel/terms-list.tsx'
import { useCheckout } from './checkout-context.tsx'

/** Sums, clock, lines and guest beside the form: what the button will do, at a glance. */
export function Summary() {
  const { quote, due, kind, bitis, draft } = useCheckout()
  const [query] = useSearchParams()
  const onTheDay = kind === 'direk' && query.get('adim') === 'odeme' && draft.odeme_yontemi === 'tur_gunu'
  const { language } = useFrame()
  const navigate = useNavigate()
  const t = useTranslations('basket')
  const over = () => {
    changeDraft({ tutma: null })
    void navigate(`/${language}/basket/warning?neden=sure`)
  }
  return (
    <aside className="grid content-start gap-4 lg:sticky lg:top-24">
      <div className="box tint" data-summary={kind}>
        <h2 className="mb-3.5 text-24">{t('summary')}</h2>
        {quote ? <Sums quote={quote} due={due} kind={kind} onTheDay={onTheDay} /> : <span className="sk h-40" />}
        {bitis && kind === 'direk' ? (
          <div className="mt-3">
            <HoldLine end={bitis} onOver={over} />
          </div>
        ) : null}
      </div>
      <div className="box">
        <Lines />
        <GuestRecap />
      </div>
    </aside>
  )
}

function Lines() {
  const { cart, quote } = useCheckout()
  const words = useLineWords()
  return (
    <ul className="grid gap-5">
      {cart.sepet_urunler.map((line) => {
        const place = quote?.sepet_urunler.findIndex((one) => one.k_no === line.k_no) ?? -1
        const priced = quote?.sepet_urunler[place]
        const terms = quote?.satir_kosullari[place]
        return (
          <li key={line.k_no} className="grid grid-cols-[72px_minmax(0,1fr)] gap-x-3 gap-y-2">
            <Picture picture={line.urun.kapak} sizes="72px" className="aspect-[4/3] w-full" decorative />
            <span>
              <b className="font-[640]">{priced?.baslik ?? line.urun.baslik}</b>
              <small className="block text-13 text-ink-2">{words(priced ?? line.istek)}</small>
            </span>
            {terms ? (
              <div className="col-span-2">
                <TermsList terms={terms} />
              </div>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

/** The first guest, once the payment is on screen. */
function GuestRecap() {
  const { draft, facts } = useCheckout()
  const { language } = useFrame()
  const [query] = useSearchParams()
  const t = useTranslations('checkout')
  if (query.get('adim') !== 'odeme') return null
  const { ad, soyad, telefon } = draft.misafir
  const hotel = facts.answers['rezervasyon/otel']
  const satis = query.get('satis')
  return (
    <>
      <hr className="passage my-3" />
      <p className="text-14">
        <b>{t('recapGuest')}</b> {ad} {soyad}, {telefon}
        {hotel ? (
          <span className="block">
            <b>{t('recapHotel')}</b> {hotel}
          </span>
        ) : null}
      </p>
      <a className="link min-h-6 text-14" href={`/${language}/basket/checkout${satis ? `?satis=${satis}` : ''}`}>
        {t('change')}
      </a>
    </>
  )
}
