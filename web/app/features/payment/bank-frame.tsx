import { useTranslations } from 'use-intl/react'

/** The bank's own form. Its page needs scripts, its session and the way out; nothing more is allowed. */
const ALLOWED = 'allow-scripts allow-same-origin allow-forms allow-popups allow-top-navigation'

export function BankFrame({ src }: { src: string }) {
  const t = useTranslations('checkout.bank')
  return <iframe className="bank-frame" src={src} title={t('frame')} allow="payment" sandbox={ALLOWED} />
}
