import type { Language } from '@meltem/contract/wire/language'
import { formatInstant, formatMoney } from '@meltem/i18n/format'
import { translatorFor } from '@meltem/i18n/translator'
import type { Words } from '../letter.ts'
import type { LetterFrame } from '../letter-frame.ts'
import type { MailData, PaymentEvent } from '../mail-kinds.ts'

const TO_PAY: ReadonlySet<PaymentEvent> = new Set([
  'basarisiz',
  'hatirlatma',
  'adim',
  'adim_hatirlatma',
  'bildirim_ret',
])

/** The time to think ends when payment opens; everything else has to be paid by then. */
function untilOf(olay: PaymentEvent, t: ReturnType<typeof translatorFor<'mail'>>): string {
  return olay === 'bekleme' ? t('payment_guest.bekleme.until') : t('reservation_rows.bitis')
}

/** Money that was taken, refused, given back, or is still waited for. */
export function composePayment(data: MailData['payment_guest'], language: Language, frame: LetterFrame): Words {
  const t = translatorFor(language, 'mail')
  const { olay, kayit_no, tutar, kalan, kur, bitis } = data
  const text =
    olay === 'basarisiz' && bitis === null ? t('payment_guest.basarisiz.stands') : t(`payment_guest.${olay}.text`)
  const money = (amount: number) => formatMoney(language, amount, kur)
  return {
    subject: t(`payment_guest.${olay}.subject`, { marka: frame.settings.company.marka, no: kayit_no }),
    number: kayit_no,
    preview: text,
    heading: t('reservation_guest.heading', { ad: data.ad }),
    paragraphs: [text, ...(data.mesaj ? [data.mesaj] : [])],
    rows: [
      [t('reservation_rows.kayit_no'), kayit_no],
      ...(tutar === null ? [] : [[t(`payment_guest.${olay}.amount`), money(tutar)] as const]),
      ...(kalan === null ? [] : [[t('payment_guest.kalan'), money(kalan)] as const]),
      ...(bitis === null ? [] : [[untilOf(olay, t), formatInstant(bitis)] as const]),
    ],
    links: [[t(`links.${TO_PAY.has(olay) ? 'pay' : 'trip'}`), frame.links.reservation(data.k_no, language)]],
  }
}
