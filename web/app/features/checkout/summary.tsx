import { formatMoney } from '@meltem/i18n/format'
import { useId, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { changeDraft } from '../../platform/stores/reservation-store.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { HoldLine } from '../basket/clock.tsx'
import { HelpLine } from '../basket/help-box.tsx'
import { Sums } from '../basket/sums.tsx'
import { useLineWords } from '../basket/use-line-words.ts'
import { TermsList } from '../reservation/cancel/terms-list.tsx'
import { useCheckout } from './checkout-context.tsx'

/**
 * Lines, sums, guest and clock beside the form: what the button will do, at a glance. A phone has it as one line with
 * the total, over the form, that opens.
 */
export function Summary() {
  const { quote, due, kind, bitis, draft, cart } = useCheckout()
  const [query] = useSearchParams()
  const onTheDay = kind === 'direk' && query.get('adim') === 'odeme' && draft.odeme_yontemi === 'tur_gunu'
  const { language } = useFrame()
  const navigate = useNavigate()
  const t = useTranslations('basket')
  const over = () => {
    changeDraft({ tutma: null })
    void navigate(`/${language}/basket/warning?neden=sure`)
  }
  const id = useId()
  const [open, setOpen] = useState(false)
  const total = due ?? quote?.fis.toplam
  return (
    <aside className="grid content-start gap-4 max-lg:order-first lg:sticky lg:top-6">
      <div className="box tint max-lg:-mx-(--spacing-gutter) max-lg:rounded-none" data-summary={kind}>
        <h2 className="mb-3.5 text-24 max-lg:hidden">{t('summary')}</h2>
        <button
          type="button"
          className="-my-3 flex min-h-14 w-full items-center gap-2 text-left lg:hidden"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <b className="font-[640]">{t('summary')}</b>
          <small className="text-14 text-ink-2">{t('lineCount', { count: cart.sepet_urunler.length })}</small>
          {/* Open, the sums say the total. */}
          <b className="num ml-auto text-18">
            {total && quote && !open ? formatMoney(language, total.genel_toplam, quote.fis.kur) : null}
          </b>
          <Icon name="chevron-down" className={open ? 'rotate-180' : ''} />
        </button>
        <div id={id} className={open ? 'max-lg:mt-4' : 'max-lg:hidden'}>
          <Lines />
          <hr className="my-4 border-line" />
          {quote ? <Sums quote={quote} due={due} kind={kind} onTheDay={onTheDay} /> : <span className="sk h-40" />}
          <GuestRecap />
        </div>
        {bitis && kind === 'direk' ? (
          <div className="mt-3">
            <HoldLine end={bitis} onOver={over} />
          </div>
        ) : null}
      </div>
      <div className="max-lg:hidden">
        <HelpLine />
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
