import type { FactorSetup } from '@meltem/contract/wire/second-step'
import { renderSVG } from 'uqr'
import { useTranslations } from 'use-intl'

/** What an authenticator app needs: a code to scan, and the same to type. */
export function AppSetup({ setup: { sir, uri } }: { setup: FactorSetup }) {
  const t = useTranslations('admin.second_step')
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { ecc: 'M', border: 4 }))}`
  return (
    <div className="mb-3 grid gap-3">
      <p className="text-ink-2">{t('setup')}</p>
      <img src={picture} alt={t('qr')} className="w-[200px] border border-line" />
      <p className="text-13 text-ink-2">
        {t('typed')}{' '}
        <code data-testid="totp-secret" className="break-all font-bold text-ink">
          {sir.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
    </div>
  )
}
