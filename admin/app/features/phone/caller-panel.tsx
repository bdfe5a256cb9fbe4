import { type Caller, findCallers } from '@meltem/contract/reservation/phone-office'
import { LANGUAGES } from '@meltem/contract/wire/language'
import { formatDate } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useId, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { SearchBox } from '../../ui/form/search-box.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { ReservationState } from '../reservations/reservation-state.tsx'
import type { CallerDraft } from './phone-draft.ts'
import { SectionKey } from './section-key.tsx'

interface CallerPanelProps {
  readonly caller: CallerDraft
  readonly onCaller: (part: Partial<CallerDraft>) => void
  readonly kur: string
  readonly currencies: readonly string[]
  readonly onCurrency: (kur: string) => void
}

/** Who is calling: found by phone, mail or name, or written down. */
export function CallerPanel({ caller, onCaller, kur, currencies, onCurrency }: CallerPanelProps) {
  const t = useTranslations('admin.phone')
  // A person whom the search has found is looked up at once.
  const [query] = useSearchParams()
  const [words, setWords] = useState(query.get('kim') ?? '')
  const search = useCallback((ara: string) => setWords(ara.trim()), [])
  return (
    <Panel title={t('who')} aside={<SectionKey name="1" />}>
      <div className="grid gap-3 p-4">
        <div className="[&_search]:w-full!">
          <SearchBox label={t('find')} placeholder={t('find')} value={words} onSearch={search} />
        </div>
        {words.length >= 3 && (
          <Known
            words={words}
            onTake={(one) => {
              onCaller({ ...one, uye_k_no: one.uye_k_no ?? undefined })
              setWords('')
            }}
          />
        )}
        <GuestFields caller={caller} onCaller={onCaller} />
        <div className="grid grid-cols-2 gap-3">
          <Choice
            label={t('dil')}
            value={caller.lang}
            options={LANGUAGES.map((value) => ({ value, label: LOCALES[value].name }))}
            onChange={(value) => onCaller({ lang: LANGUAGES.find((one) => one === value) ?? 'tr' })}
          />
          <Choice
            label={t('kur')}
            value={kur}
            options={currencies.map((value) => ({ value, label: value }))}
            onChange={onCurrency}
          />
        </div>
      </div>
    </Panel>
  )
}

const FIELDS = [
  ['ad', 'text', 'given-name'],
  ['soyad', 'text', 'family-name'],
  ['telefon', 'tel', 'tel'],
  ['e_mail', 'email', 'email'],
  ['hotel', 'text', 'off'],
] as const

function GuestFields({ caller, onCaller }: Pick<CallerPanelProps, 'caller' | 'onCaller'>) {
  const t = useTranslations('admin.phone')
  const id = useId()
  return FIELDS.map(([name, type, complete], place) => (
    <div key={name} className="grid gap-1">
      <label htmlFor={`${id}-${name}`} className="text-13 font-semibold">
        {t(name)}
      </label>
      <input
        id={`${id}-${name}`}
        data-section={place === 0 ? '1' : undefined}
        type={type}
        autoComplete={complete === 'off' ? 'off' : `section-caller ${complete}`}
        maxLength={name === 'hotel' ? 120 : 80}
        value={caller[name]}
        aria-describedby={name === 'telefon' ? `${id}-hint` : undefined}
        onChange={(event) => onCaller({ [name]: event.target.value })}
        className="control w-full max-lg:min-h-11!"
      />
      {name === 'telefon' && (
        <p id={`${id}-hint`} className="text-12 text-ink-2">
          {t('telefon_hint')}
        </p>
      )}
    </div>
  ))
}

function Known({ words, onTake }: { words: string; onTake: (one: Caller) => void }) {
  const t = useTranslations('admin.phone')
  const { data, error, refetch } = useQuery({
    queryKey: ['arayan', words],
    queryFn: ({ signal }) => call(findCallers, { ara: words }, signal),
    gcTime: 0,
  })
  if (error) return <Problem error={error} onRetry={() => void refetch()} />
  if (!data) return null
  if (data.data.length === 0) {
    return (
      <p role="status" className="text-13 text-ink-2">
        {t('nobody')}
      </p>
    )
  }
  return (
    <ul aria-label={t('known')} className="grid gap-2">
      {data.data.map((one) => (
        <li key={one.e_mail} className="grid gap-1.5 border-olive border-l-3 bg-olive-tint p-2.5">
          <b className="font-[640]">
            {one.ad} {one.soyad}
          </b>
          <small className="text-12 break-all">
            {one.uye_k_no ? t('member') : t('guest_before')} · {one.telefon} · {one.e_mail}
          </small>
          {one.rezervasyonlar.map((row) => (
            <span key={row.k_no} className="flex flex-wrap items-center justify-between gap-1.5 text-12">
              <Link to={`/rezervasyonlar/${row.k_no}`} className="link num">
                {row.kayit_no}
              </Link>
              <span className="num">{formatDate(row.ilk_gun)}</span>
              <ReservationState state={row.durum} />
              <span className="basis-full break-words">{row.baslik}</span>
            </span>
          ))}
          <div>
            <Button onClick={() => onTake(one)} className="max-lg:min-h-11">
              {t('take')}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
