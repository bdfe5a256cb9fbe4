import {
  type listTranslations,
  type QueueEntry,
  TRANSLATED,
  TRANSLATION_GROUPS,
} from '@meltem/contract/content/translation'
import type { InputOf, OutputOf } from '@meltem/contract/wire/endpoint'
import { LANGUAGES } from '@meltem/contract/wire/language'
import { LOCALES } from '@meltem/i18n/locales'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, BookA } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { PairPanel } from '../../features/translations/pair-panel.tsx'
import { ProgressMatrix } from '../../features/translations/progress-matrix.tsx'
import { Queue } from '../../features/translations/queue.tsx'
import { pairsQuery, progressQuery } from '../../features/translations/translation-queries.ts'
import { Button } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Problem } from '../../ui/problem.tsx'
import { KeyHints, type KeyRow, useScreenKeys } from '../../ui/screen-keys.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { useWideScreen } from '../../ui/use-wide-screen.ts'

const GlossaryDialog = lazy(() => import('../../features/translations/glossary-dialog.tsx'))

type Asked = InputOf<typeof listTranslations>

function askedIn(query: URLSearchParams): Asked {
  const dil = LANGUAGES.find((one) => one === query.get('dil'))
  const grup = TRANSLATION_GROUPS.find((one) => one === query.get('grup'))
  const sayfa = Number(query.get('sayfa') ?? 1)
  return {
    ...(dil ? { dil } : {}),
    ...(grup ? { grup } : {}),
    ...(query.get('gorunum') === 'hepsi' ? { gorunum: 'hepsi' as const } : {}),
    ...(Number.isInteger(sayfa) && sayfa > 1 ? { sayfa } : {}),
  }
}

/** What is opened: `tur.k_no` in the address. */
function chosenIn(query: URLSearchParams) {
  const [word = '', k_no = ''] = (query.get('metin') ?? '').split('.')
  const tur = TRANSLATED.find((one) => one === word)
  return tur && /^[0-9a-f-]{36}$/.test(k_no) ? { tur, k_no } : undefined
}

/** How far every language is, what is open in one, and one text of it in pairs. */
export default function Translations() {
  const t = useTranslations('admin.translations')
  const format = useFormatter()
  const { query } = useAddress()
  const asked = askedIn(query)
  const chosen = chosenIn(query)
  const list = useQuery(progressQuery(asked))
  const listing = list.data
  const dil = listing?.dil ?? asked.dil
  const [glossary, setGlossary] = useState(false)
  const entries = listing?.data ?? []
  const addressOf = ({ tur, k_no }: QueueEntry) => {
    const words = new URLSearchParams(query)
    words.set('metin', `${tur}.${k_no}`)
    if (dil) words.set('dil', dil)
    return `?${words}`
  }
  useFirstOpen(listing !== undefined && chosen === undefined ? entries[0] && addressOf(entries[0]) : undefined)
  const at = entries.findIndex(({ k_no }) => k_no === chosen?.k_no)
  const following = entries[at + 1]
  const keys = useQueueKeys(entries, at, addressOf)
  const fields = listing?.gruplar.reduce((sum, { alan }) => sum + alan, 0) ?? 0
  return (
    <>
      <PageHead
        title={t('title')}
        lead={listing ? t('lead', { language: LOCALES[listing.kaynak].name, count: format.number(fields) }) : ' '}
      >
        <KeyHints rows={keys} />
        <Button onClick={() => setGlossary(true)} className="max-lg:min-h-11">
          <BookA aria-hidden="true" className="icon" />
          {t('glossary_count', { count: listing?.terim ?? 0 })}
        </Button>
      </PageHead>
      {!listing &&
        (list.error ? <Problem error={list.error} onRetry={() => void list.refetch()} /> : <Skeleton lines={8} />)}
      {listing && (
        <Board
          listing={listing}
          asked={asked}
          chosen={chosen}
          addressOf={addressOf}
          next={following && addressOf(following)}
        />
      )}
      {glossary && (
        <Suspense>
          <GlossaryDialog onClose={() => setGlossary(false)} />
        </Suspense>
      )}
    </>
  )
}

interface BoardProps {
  readonly listing: OutputOf<typeof listTranslations>
  readonly asked: Asked
  readonly chosen: ReturnType<typeof chosenIn>
  readonly addressOf: (entry: QueueEntry) => string
  readonly next: string | undefined
}

/** Matrix, queue and one text; on a phone one after the other. */
function Board({ listing, asked, chosen, addressOf, next }: BoardProps) {
  const t = useTranslations('admin.translations')
  const { change } = useAddress()
  const { dil } = listing
  const hidden = chosen ? 'max-lg:hidden' : ''
  return (
    <>
      <div className={hidden}>
        <ProgressMatrix listing={listing} grup={asked.grup} />
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[300px_minmax(0,1fr)]">
        <div className={hidden}>
          <Queue
            listing={listing}
            chosen={chosen?.k_no}
            addressOf={addressOf}
            page={Number(asked.sayfa ?? 1)}
            onPage={(sayfa) => change({ sayfa: String(sayfa), metin: undefined })}
            onAll={() => change({ gorunum: 'hepsi' })}
          />
        </div>
        <div className={`min-w-0 ${chosen ? '' : 'max-lg:hidden'}`}>
          <Link
            to={{ search: `?dil=${dil}` }}
            className="link mb-2 inline-flex min-h-11 items-center gap-1.5 lg:hidden"
          >
            <ArrowLeft aria-hidden="true" className="icon" />
            {t('back')}
          </Link>
          {chosen && <Chosen key={`${chosen.k_no} ${dil}`} chosen={{ ...chosen, dil }} next={next} />}
        </div>
      </div>
    </>
  )
}

/** Beside the queue its first entry opens by itself. */
function useFirstOpen(search: string | undefined): void {
  const navigate = useNavigate()
  const wide = useWideScreen()
  useEffect(() => {
    if (wide && search) void navigate({ search }, { replace: true, preventScrollReset: true })
  }, [wide, search, navigate])
}

function useQueueKeys(
  entries: readonly QueueEntry[],
  at: number,
  addressOf: (entry: QueueEntry) => string,
): readonly KeyRow[] {
  const t = useTranslations('admin.keys')
  const navigate = useNavigate()
  const step = (by: 1 | -1) => {
    const entry = entries[Math.min(entries.length - 1, Math.max(0, at + by))]
    if (!entry) return
    void navigate({ search: addressOf(entry) }, { preventScrollReset: true })
    document.querySelector(`[data-entry="${entry.k_no}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  const table: readonly KeyRow[] = [{ words: t('row'), acts: { j: () => step(1), k: () => step(-1) } }]
  useScreenKeys(table)
  return table
}

type Wanted = Parameters<typeof pairsQuery>[0]

function Chosen({ chosen, next }: { chosen: Wanted; next: string | undefined }) {
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(pairsQuery(chosen))
  if (!data) return error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={8} />
  return (
    <PairPanel
      data={data.data}
      onNext={next === undefined ? undefined : () => void navigate({ search: next }, { preventScrollReset: true })}
    />
  )
}
