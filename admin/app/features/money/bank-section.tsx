import { type BankLine, LINE_VIEWS, type listBankLines, MOST_CONFIRMED } from '@meltem/contract/payment/bank-office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { formatInstant, formatNumber } from '@meltem/i18n/format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { Note } from '../../ui/note.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { usePassing } from '../../ui/use-passing.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { BankLineRow } from './bank-line-row.tsx'
import { MatchDialog } from './match-dialog.tsx'
import { linesQuery, useConfirm, useSetAside } from './use-money.ts'

type Lines = OutputOf<typeof listBankLines>
type View = (typeof LINE_VIEWS)[number]

const PAGE_SIZE = 50

/** What the address says about the list of lines. */
export function useLineFilter() {
  const { query, change } = useAddress()
  const view = LINE_VIEWS.find((one) => one === query.get('gorunum')) ?? 'acik'
  const page = Math.max(1, Number(query.get('sayfa')) || 1)
  const account = query.get('hesap') ?? undefined
  return { view, page, account, change }
}

export function BankSection() {
  const t = useTranslations('admin.money')
  const { view, page, account, change } = useLineFilter()
  const input = { gorunum: view, sayfa: page, ...(account ? { hesap_k_no: account } : {}) }
  const { data: lines, error, refetch } = useQuery(linesQuery(input))
  return (
    <Panel
      title={t('lines')}
      className="mb-4"
      aside={
        <Segmented
          label={t('views')}
          value={view}
          options={LINE_VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
          onChange={(value: View) => change({ gorunum: value === 'acik' ? undefined : value, sayfa: undefined })}
        />
      }
    >
      {!lines && (error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={6} />)}
      {lines && <LineList lines={lines} view={view} page={page} onPage={(next) => change({ sayfa: String(next) })} />}
    </Panel>
  )
}

interface LineListProps {
  readonly lines: Lines
  readonly view: View
  readonly page: number
  readonly onPage: (page: number) => void
}

function LineList({ lines, view, page, onPage }: LineListProps) {
  const t = useTranslations('admin.money')
  const mayMatch = useMay()('odeme.esle')
  const errorText = useErrorText()
  const confirm = useConfirm()
  const aside = useSetAside()
  const [open, setOpen] = useState<BankLine>()
  const [told, setTold] = usePassing<{ readonly words: string; readonly aside?: BankLine }>()
  const error = confirm.error ?? aside.error
  const accountOf = (key: string) => {
    const account = lines.hesaplar.find(({ k_no }) => k_no === key)
    return account ? `${account.ad} ${account.kur}` : ''
  }
  const book = (line: BankLine) =>
    confirm.mutate(
      { hareketler: [line.k_no] },
      {
        onSuccess: ({ data: [one] }) =>
          setTold({ words: t(one?.sonuc === 'eslesti' ? 'done.matched' : 'done.changed') }),
      },
    )
  return (
    <>
      {error && <Note tone="danger">{errorText(error)}</Note>}
      {lines.data.length === 0 && (
        <Nothing>
          <p>{t(`none.${view}`)}</p>
        </Nothing>
      )}
      <ul aria-label={t('lines')}>
        {lines.data.map((line) => (
          <BankLineRow
            key={line.k_no}
            line={line}
            account={accountOf(line.hesap_k_no)}
            busy={
              (confirm.isPending && confirm.variables.hareketler.includes(line.k_no)) ||
              (aside.isPending && aside.variables.k_no === line.k_no)
            }
            onMatch={mayMatch ? () => book(line) : undefined}
            onOpen={mayMatch ? () => setOpen(line) : undefined}
            onReturn={mayMatch ? () => aside.mutate({ k_no: line.k_no, ayir: false }) : undefined}
          />
        ))}
      </ul>
      <Paging total={lines.toplam} page={page} onPage={onPage} />
      {open && (
        <MatchDialog
          line={open}
          onClose={() => setOpen(undefined)}
          onDone={(what) => {
            setTold({ words: t(`done.${what}`), ...(what === 'aside' ? { aside: open } : {}) })
            setOpen(undefined)
          }}
        />
      )}
      <UndoNote
        text={told?.words}
        busy={aside.isPending}
        onUndo={
          told?.aside &&
          (() => {
            if (told.aside)
              aside.mutate({ k_no: told.aside.k_no, ayir: false }, { onSuccess: () => setTold(undefined) })
          })
        }
      />
    </>
  )
}

function Paging({ total, page, onPage }: { total: number; page: number; onPage: (page: number) => void }) {
  const t = useTranslations('admin.money')
  const { language } = useLanguage()
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  if (pages === 1) return null
  return (
    <nav
      aria-label={t('pages')}
      className="flex flex-wrap items-center justify-between gap-3 border-line border-t px-4 py-2"
    >
      <span className="num text-13 text-ink-2">
        {t('page_of', { page: formatNumber(language, page), pages: formatNumber(language, pages) })}
      </span>
      <span className="flex gap-2">
        <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
          {t('previous')}
        </Button>
        <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
          {t('next')}
        </Button>
      </span>
    </nav>
  )
}

/** When the bank was read last, and what came with it. */
export function LastFile({ lines }: { lines: Lines | undefined }) {
  const t = useTranslations('admin.money')
  const file = lines?.son_dosya
  if (!lines) return ' '
  if (!file) return t('no_file')
  return t('last_file', { time: formatInstant(file.yukleme_zamani), lines: file.satir, fresh: file.yeni })
}

/** The yellow button: everything that is certain, in one go; the others stay where they are. */
export function ConfirmAll({ lines }: { lines: Lines }) {
  const t = useTranslations('admin.money')
  const errorText = useErrorText()
  const confirm = useConfirm()
  const [told, setTold] = usePassing<string>()
  const keys = lines.kesinler.slice(0, MOST_CONFIRMED)
  return (
    <>
      <Button
        look="sun"
        busy={confirm.isPending}
        disabled={keys.length === 0}
        onClick={() =>
          confirm.mutate(
            { hareketler: keys },
            {
              onSuccess: ({ data }) => {
                const booked = data.filter(({ sonuc }) => sonuc === 'eslesti').length
                setTold(t('done.bulk', { booked, left: data.length - booked }))
              },
            },
          )
        }
        className="max-lg:min-h-11"
      >
        {keys.length === 0 ? t('confirm_none') : t('confirm', { count: keys.length })}
      </Button>
      <UndoNote text={confirm.error ? errorText(confirm.error) : told} />
    </>
  )
}
