import type { ListedPage, listWrittenPages, PAGE_GROUPS } from '@meltem/contract/content/office'
import type { InputOf } from '@meltem/contract/wire/endpoint'
import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { formatInstant } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { SearchBox } from '../../ui/form/search-box.tsx'
import { Nothing } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { pagesQuery } from './content-queries.ts'

type Filter = InputOf<typeof listWrittenPages>
export type PageGroup = (typeof PAGE_GROUPS)[number]

const STATES = ['taslak', 'planli', 'yayinda'] as const
const TONE = { taslak: 'plain', planli: 'wait', yayinda: 'ok' } as const

function filterOf(query: URLSearchParams, grup: PageGroup): Filter {
  const ara = query.get('ara')?.slice(0, 80)
  const durum = STATES.find((state) => state === query.get('durum'))
  const eksik = LANGUAGES.find((dil) => dil === query.get('eksik'))
  const sayfa = Number(query.get('sayfa') ?? 1)
  return {
    grup,
    ...(ara ? { ara } : {}),
    ...(durum ? { durum } : {}),
    ...(eksik ? { eksik } : {}),
    ...(Number.isInteger(sayfa) && sayfa > 1 ? { sayfa } : {}),
  }
}

/** Pages of one group: searched, filtered, a page of the list at a time; all of it in the address. */
export function PageList({ grup }: { grup: PageGroup }) {
  const t = useTranslations('admin.content')
  const { query, change } = useAddress()
  const filter = filterOf(query, grup)
  const { data, error, refetch } = useQuery(pagesQuery(filter))
  const isFiltered = Boolean(filter.ara ?? filter.durum ?? filter.eksik)
  return (
    <>
      <div className="mb-3 flex flex-wrap items-end gap-3">
        <SearchBox
          label={t('search')}
          placeholder={t('search')}
          value={query.get('ara') ?? ''}
          onSearch={(ara) => change({ ara, sayfa: undefined }, { replace: true })}
        />
        <Choice
          label={t('filter_state')}
          value={filter.durum ?? ''}
          options={[{ value: '', label: t('any') }, ...STATES.map((value) => ({ value, label: t(`state.${value}`) }))]}
          onChange={(durum) => change({ durum, sayfa: undefined })}
        />
        <Choice
          label={t('filter_missing')}
          value={filter.eksik ?? ''}
          options={[
            { value: '', label: t('any') },
            ...LANGUAGES.map((dil) => ({ value: dil, label: LOCALES[dil].name })),
          ]}
          onChange={(eksik) => change({ eksik, sayfa: undefined })}
        />
      </div>
      <div className="card">
        {!data && (error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={8} />)}
        {data?.data.length === 0 && (
          <Nothing>
            <p className="font-[620] text-ink">{isFiltered ? t('none_found') : t('none_yet')}</p>
            {isFiltered ? (
              <Button onClick={() => change({ ara: undefined, durum: undefined, eksik: undefined })}>
                {t('clear')}
              </Button>
            ) : (
              <p>{t('none_next')}</p>
            )}
          </Nothing>
        )}
        <ul>
          {data?.data.map((page) => (
            <PageRow key={page.k_no} page={page} />
          ))}
        </ul>
        {data && data.toplam > data.sayfa_boyu && (
          <Pages
            at={Number(filter.sayfa ?? 1)}
            of={Math.ceil(data.toplam / data.sayfa_boyu)}
            onGo={(sayfa) => change({ sayfa: String(sayfa) })}
          />
        )}
      </div>
    </>
  )
}

function PageRow({ page }: { page: ListedPage }) {
  const t = useTranslations('admin.content')
  const { language } = useLanguage()
  const shownIn =
    LANGUAGES.find((dil) => dil === language && page.basliklar[dil]) ?? LANGUAGES.find((dil) => page.basliklar[dil])
  return (
    <li
      data-page={page.k_no}
      className="relative grid gap-x-4 gap-y-1 border-line-soft border-b px-4 py-2.5 last:border-0 hover:bg-mist sm:grid-cols-[minmax(0,1fr)_auto_150px_170px] sm:items-center"
    >
      <div className="min-w-0">
        <Link
          to={`/icerik/${page.k_no}`}
          lang={shownIn}
          className="font-[620] break-words no-underline after:absolute after:inset-0 hover:underline"
        >
          {(shownIn && page.basliklar[shownIn]) || t('untitled')}
        </Link>
        <p className="text-13 text-ink-2">{t(`type.${page.turu}`)}</p>
      </div>
      <Languages page={page} />
      <span>
        <Chip tone={TONE[page.durum]}>{t(`state.${page.durum}`)}</Chip>
      </span>
      <span className="text-13 text-ink-2">
        {page.durum === 'planli'
          ? t('planned_for', { time: formatInstant(page.yayin_zamani) })
          : t('changed_at', { time: formatInstant(page.guncelleme_zamani) })}
      </span>
    </li>
  )
}

const SHOWN = 'rounded-card bg-olive-tint px-1.5 font-semibold text-olive'
const WAITS = 'rounded-card bg-sun-tint px-1.5 font-semibold text-sun-ink'
const NONE = 'rounded-card bg-danger-tint px-1.5 font-semibold text-danger line-through'

/** In which languages it can be read; the mark is a word too, for those who do not see colours. */
function Languages({ page }: { page: ListedPage }) {
  const t = useTranslations('admin.content')
  const stateOf = (dil: Language) => {
    if (!page.basliklar[dil]) return { look: NONE, words: t('language_state.none') }
    return page.taslaklar.includes(dil)
      ? { look: WAITS, words: t('language_state.draft') }
      : { look: SHOWN, words: t('language_state.shown') }
  }
  return (
    <ul className="flex gap-1.5 text-12">
      {LANGUAGES.map((dil) => {
        const { look, words } = stateOf(dil)
        return (
          <li key={dil} className={look}>
            <span aria-hidden="true">{dil}</span>
            <span className="sr-only">
              {LOCALES[dil].name}: {words}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

interface PagesProps {
  readonly at: number
  readonly of: number
  readonly onGo: (page: number) => void
}

/** Back and forth through a list. */
export function Pages({ at, of, onGo }: PagesProps) {
  const t = useTranslations('admin.content')
  return (
    <nav
      aria-label={t('paging')}
      className="flex items-center justify-end gap-2 border-line-soft border-t px-3.5 py-2.5"
    >
      <p className="num mr-auto text-13 text-ink-2">{t('page_of', { at, of })}</p>
      <Button disabled={at <= 1} onClick={() => onGo(at - 1)} className="max-lg:min-h-11">
        <ChevronLeft aria-hidden="true" className="icon" />
        {t('previous')}
      </Button>
      <Button disabled={at >= of} onClick={() => onGo(at + 1)} className="max-lg:min-h-11">
        {t('next')}
        <ChevronRight aria-hidden="true" className="icon" />
      </Button>
    </nav>
  )
}
