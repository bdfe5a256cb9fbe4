import type { InvoiceLack } from '@meltem/contract/payment/invoice-office'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '../../platform/rights.ts'
import { Note } from '../../ui/note.tsx'

/** Said with the company; everything else is said with the invoices. */
const OF_COMPANY: ReadonlySet<InvoiceLack> = new Set(['unvan', 'vergi_no', 'vergi_dairesi', 'adres'])

/** What the settings do not say yet, and the way to where they say it. */
export function LacksNote({ lacks }: { lacks: readonly InvoiceLack[] }) {
  const t = useTranslations('admin.invoices')
  const may = useMay()
  if (lacks.length === 0) return null
  const ofCompany = lacks.some((lack) => OF_COMPANY.has(lack))
  const ofInvoices = lacks.some((lack) => !OF_COMPANY.has(lack))
  return (
    <div className="mb-4">
      <Note tone="warn">
        <p>{t('lacking', { names: lacks.map((lack) => t(`lack.${lack}`)).join(', ') })}</p>
        {may('ayar.yaz') ? (
          <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
            {ofCompany && (
              <Link to="/ayarlar/sirket" className="link inline-flex min-h-6 items-center max-lg:min-h-11">
                {t('to_company')}
              </Link>
            )}
            {ofInvoices && (
              <Link to="/ayarlar/fatura" className="link inline-flex min-h-6 items-center max-lg:min-h-11">
                {t('to_invoicing')}
              </Link>
            )}
          </p>
        ) : (
          <p className="mt-1">{t('ask_manager')}</p>
        )}
      </Note>
    </div>
  )
}
