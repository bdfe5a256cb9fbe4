import { getOfficePaper } from '@meltem/contract/reservation/office-detail'
import { useMutation } from '@tanstack/react-query'
import { FileText, ReceiptText, Ticket } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { download } from '../../platform/call.ts'
import { useMay } from '../../platform/rights.ts'
import { Button, buttonStyle } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import type { Detail } from './side-cards.tsx'

const ICONS = { voucher: Ticket, sozlesme: FileText } as const

/** The papers the guest has, to be looked at together on the phone. */
export function Papers({ detail: { data, belgeler } }: { detail: Detail }) {
  const t = useTranslations('admin.reservation.paper')
  const words = useTranslations('admin.reservation')
  const may = useMay()
  const errorText = useErrorText()
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (belge: Detail['belgeler'][number]) => download(getOfficePaper, { k_no: data.k_no, belge }),
  })
  return (
    <>
      {belgeler.map((belge) => {
        const Icon = ICONS[belge]
        return (
          <Button
            key={belge}
            busy={isPending && variables === belge}
            onClick={() => mutate(belge)}
            className="max-lg:min-h-11"
          >
            <Icon aria-hidden="true" className="icon" />
            {t(belge)}
          </Button>
        )
      })}
      {may('fatura.oku') && (
        <Link to={`/faturalar?rezervasyon=${data.k_no}`} className={buttonStyle({ className: 'max-lg:min-h-11' })}>
          <ReceiptText aria-hidden="true" className="icon" />
          {words('invoice')}
        </Link>
      )}
      {error && (
        <div className="basis-full">
          <Note tone="danger">{errorText(error)}</Note>
        </div>
      )}
    </>
  )
}
