import { changeDraft } from '../../platform/stores/reservation-store.ts'
import { HowMuch, Ways } from '../payment/payment-choices.tsx'
import { useCheckout } from './checkout-context.tsx'
import { fieldId } from './field-id.ts'
import { useProblems } from './use-shown-problems.ts'

const IDS = { first: fieldId('odeme_yontemi'), instalments: fieldId('kart_taksit') }

/** How much now, and how. */
export function PaymentSection() {
  const { quote, draft, methods, methodsFailure } = useCheckout()
  const { errorOf } = useProblems()
  const kur = quote?.fis.kur ?? ''
  return (
    <>
      {quote ? null : <span className="sk h-24" />}
      {quote?.odeme_plani.length === 0 ? (
        <HowMuch totals={quote.fis.toplam} kur={kur} choice={draft} onChoose={changeDraft} />
      ) : null}
      <Ways
        kur={kur}
        choice={draft}
        onChoose={changeDraft}
        methods={{ data: methods, failure: methodsFailure }}
        error={errorOf('odeme_yontemi')}
        ids={IDS}
      />
    </>
  )
}
