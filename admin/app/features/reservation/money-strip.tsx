import type { Reservation } from '@meltem/contract/reservation/reservation'
import { formatMoney } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'

/** How the money stands, before everything else: on a phone it is what the clerk is asked first. */
export function MoneyStrip({ data }: { data: Reservation }) {
  const t = useTranslations('admin.reservation')
  const { language } = useLanguage()
  const { genel_toplam, odenen, simdi, kabulde, kalan } = data.hesap
  const owes = simdi + kabulde + kalan > 0
  const cells = [
    { name: t('total'), sum: genel_toplam, strong: false },
    { name: t('paid'), sum: odenen, strong: false },
    ...(simdi > 0 ? [{ name: t('due_now'), sum: simdi, strong: true }] : []),
    ...(kabulde > 0 ? [{ name: t('due_accept'), sum: kabulde, strong: true }] : []),
    // What is over owes nothing: a sum to be paid would be asked for at the door.
    ...(owes && (kalan > 0 || simdi + kabulde === 0) ? [{ name: t('left'), sum: kalan, strong: simdi === 0 }] : []),
  ]
  return (
    <section aria-label={t('money')} className="mb-4">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none">
        {cells.map(({ name, sum, strong }) => (
          <div key={name} className="grid content-start gap-0.5 bg-paper px-4 py-2.5 max-sm:last:odd:col-span-2">
            <dt className="text-13 text-ink-2">{name}</dt>
            <dd className={`num text-20 whitespace-nowrap ${strong ? 'font-[700] text-sun-ink' : 'font-[640]'}`}>
              {formatMoney(language, sum, data.secilen_kur)}
            </dd>
          </div>
        ))}
        {!owes && (
          <div className="grid content-center bg-paper px-4 py-2.5 max-sm:last:odd:col-span-2">
            <dt className="sr-only">{t('left')}</dt>
            <dd className="text-ink-2">{data.durum === 'cancelled' ? t('owes_cancelled') : t('owes_nothing')}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
