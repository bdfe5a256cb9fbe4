import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from '../../../ui/button.tsx'
import { useBooking } from '../booking-context.tsx'
import { lacksConsent, type Missing } from '../choice.ts'
import { addToBasket, cartProductOf } from '../use-add-to-basket.ts'
import { useFreeUntil } from './use-free-until.ts'

/** The one next step: into the basket, or into the request. */
export function PanelAction({ full, onDone }: { full: boolean; onDone?: () => void }) {
  const { product, option, choice, quote, satis, missing, setAdded } = useBooking()
  const t = useTranslations('panel')
  const blocked = (quote.quote?.engeller.length ?? 0) > 0 || quote.refusal !== undefined
  const unasked = lacksConsent(product, choice)
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (missing !== null) focusOn(missing, currentTarget)
    else if (unasked) document.getElementById('onay-klinik')?.focus()
    if (unasked || missing !== null || blocked || quote.busy || !quote.quote) return
    const secenek = product.secenekler.length > 1 ? (option?.ad ?? null) : null
    const added = addToBasket(quote, { urun: cartProductOf(product, secenek), onaylar: choice.onaylar })
    if (!added) return
    setAdded(added)
    onDone?.()
  }
  return (
    <Button
      look="sun"
      size="lg"
      full={full}
      aria-disabled={blocked || undefined}
      busy={quote.slow}
      onClick={press}
      className="max-sm:px-5"
    >
      {satis === 'direk' ? t('addToBasket') : t(`request.${product.urun_tipi}`)}
    </Button>
  )
}

/** Pressed too early, the button leads to what is still to be chosen; the sentence above it names that. */
function focusOn(missing: Missing, button: HTMLElement): void {
  const asking = button.closest('aside, dialog')?.querySelector<HTMLElement>(`[data-asks~="${missing}"]`)
  const field =
    asking?.querySelector<HTMLElement>('button:not([aria-disabled=true], [aria-expanded]), select') ?? asking
  field?.focus()
}

/** Until when it can be cancelled free of charge, or what happens with a request. */
export function NextStep() {
  const { satis, product, option, choice } = useBooking()
  const t = useTranslations('panel')
  const until = useFreeUntil()
  if (satis === 'sor_sat') {
    const talk = (option ?? product.secenekler[0])?.odeme_adimlari.find(({ olaylar }) => olaylar.includes('gorusme'))
    return (
      <p className="text-13 text-ink-2">
        {product.opsiyon_saat > 0 ? t('askOption', { hours: product.opsiyon_saat }) : t('askFree')}{' '}
        {talk ? t('askHealth', { gun: talk.bekleme_gun }) : t('askNoPayment')}{' '}
        {lacksConsent(product, choice) ? (
          <a href="#izinler" className="link">
            {t('consentFirst')}
          </a>
        ) : null}
      </p>
    )
  }
  return <p className="text-center text-13 text-ink-2">{until ? t('freeUntil', { when: until }) : t('noFree')}</p>
}
