import { type InvoiceView, takeInvoiceFile } from '@meltem/contract/payment/invoice-office'
import { formatDate } from '@meltem/i18n/format'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { download } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Note } from '../../ui/note.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { useMoneyText } from '../money/sums.tsx'
import type { ChosenRow } from './use-invoices.ts'

interface RowsProps {
  readonly view: InvoiceView
  readonly label: string
  readonly rows: readonly ChosenRow[]
  /** Keys that are chosen; nothing can be without the right to. */
  readonly chosen: ReadonlyMap<string, ChosenRow>
  readonly onToggle: ((k_no: string, extend: boolean) => void) | undefined
}

const GRID = 'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 px-4 py-2.5 lg:items-center'
/** Only what was prepared has a file at the end of its row. */
const COLUMNS = {
  plain: 'lg:grid-cols-[170px_minmax(0,1fr)_96px_minmax(0,15rem)_120px]',
  file: 'lg:grid-cols-[170px_minmax(0,1fr)_96px_minmax(0,15rem)_120px_48px]',
}

/** Bookings or invoices one below the other: who, what, when, and the taxes in it. */
export function InvoiceRows({ view, label, rows, chosen, onToggle }: RowsProps) {
  return (
    <ul aria-label={label}>
      {rows.map((row) => (
        <Row
          key={row.k_no}
          view={view}
          row={row}
          isChosen={chosen.has(row.k_no)}
          onToggle={onToggle && ((extend) => onToggle(row.k_no, extend))}
        />
      ))}
    </ul>
  )
}

interface RowProps {
  readonly view: InvoiceView
  readonly row: ChosenRow
  readonly isChosen: boolean
  readonly onToggle: ((extend: boolean) => void) | undefined
}

function Row({ view, row, isChosen, onToggle }: RowProps) {
  const t = useTranslations('admin.invoices')
  const money = useMoneyText()
  const { rezervasyon_k_no, kayit_no, fatura_no, tur, iade_edilen, alici, baslik, gun, kur, eksikler } = row
  const blocked = eksikler.length > 0
  const who = { name: alici, number: fatura_no ?? kayit_no }
  return (
    <li className={`flex border-line-soft border-b last:border-b-0 ${isChosen ? 'bg-sea-tint' : 'hover:bg-desk'}`}>
      {onToggle && (
        <label className="grid min-h-11 w-11 flex-none cursor-pointer place-items-center self-stretch pl-2 has-disabled:cursor-not-allowed">
          <input
            type="checkbox"
            checked={isChosen}
            disabled={blocked}
            aria-label={blocked ? t('cannot', who) : t('choose', who)}
            onChange={(event) => onToggle((event.nativeEvent as MouseEvent).shiftKey)}
            className="size-5 accent-sea"
          />
        </label>
      )}
      <div
        className={`min-w-0 flex-1 ${GRID} ${view === 'kesilen' ? COLUMNS.file : COLUMNS.plain} ${onToggle ? 'pl-1.5!' : ''}`}
      >
        <div className="min-w-0">
          {fatura_no && <b className="num block font-[620] wrap-anywhere">{fatura_no}</b>}
          <Link
            to={`/rezervasyonlar/${rezervasyon_k_no}`}
            className="link num inline-flex min-h-6 items-center text-13 max-lg:min-h-11"
          >
            {kayit_no}
          </Link>
        </div>
        <div className="min-w-0 max-lg:col-span-2 max-lg:row-start-2">
          <b className="block font-[620] wrap-anywhere">{alici}</b>
          <span className="line-clamp-2 text-13 text-ink-2 wrap-anywhere">{baslik}</span>
          {iade_edilen && <span className="block text-13 text-ink-2">{t('takes_back', { number: iade_edilen })}</span>}
          {blocked && (
            <span className="block text-13 text-danger">
              {t('missing', { names: eksikler.map((lack) => t(`lack.${lack}`)).join(', ') })}
            </span>
          )}
        </div>
        <span className="num text-13 text-ink-2 max-lg:row-start-3">{formatDate(gun)}</span>
        <span className="num text-13 text-ink-2 max-lg:col-span-2 max-lg:row-start-4">
          {t('tax_words', { base: money(row.matrah, kur), vat: money(row.kdv, kur) })}
          {row.konaklama > 0 && <span className="block">{t('stay_words', { stay: money(row.konaklama, kur) })}</span>}
        </span>
        <span className="text-right max-lg:col-start-2 max-lg:row-start-1">
          <b className="num block font-[620]">{money(row.toplam, kur)}</b>
          {tur === 'iade' && <Chip tone="wait">{t('kind.iade')}</Chip>}
        </span>
        {view === 'kesilen' && <TakeXml k_no={row.k_no} number={fatura_no ?? ''} />}
      </div>
    </li>
  )
}

function TakeXml({ k_no, number }: { k_no: string; number: string }) {
  const t = useTranslations('admin.invoices')
  const { language } = useLanguage()
  const errorText = useErrorText()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => download(takeInvoiceFile, { bicim: 'xml', k_nolar: k_no, dil: language }),
  })
  return (
    <span className="justify-self-end max-lg:col-start-2 max-lg:row-start-3">
      <Button
        size="icon"
        busy={isPending}
        aria-label={t('take_xml', { number })}
        title={t('take_xml', { number })}
        onClick={() => mutate()}
        className="max-lg:min-h-11 max-lg:min-w-11"
      >
        {!isPending && <Download aria-hidden="true" className="icon" />}
      </Button>
      {error && <Note tone="danger">{errorText(error)}</Note>}
    </span>
  )
}
