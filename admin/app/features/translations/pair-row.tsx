import type { PairedField } from '@meltem/contract/content/translation'
import type { Language } from '@meltem/contract/wire/language'
import { findTerms } from '@meltem/domain/translation/terms'
import { LOCALES } from '@meltem/i18n/locales'
import { lazy, Suspense, useId } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'

const WordDiff = lazy(() => import('../content/word-diff.tsx'))

export interface TermPair {
  readonly from: string
  readonly to: string
}

interface PairRowProps {
  readonly field: PairedField
  readonly name: string
  readonly kaynak: Language
  readonly dil: Language
  readonly terms: readonly TermPair[]
  readonly value: string
  /** What another has written here meanwhile. */
  readonly now: string | undefined
  readonly isConfirmed: boolean
  readonly mayWrite: boolean
  readonly onType: (text: string) => void
  readonly onConfirm: () => void
}

const LOOK = {
  tam: 'border-transparent',
  eski: 'border-sun-edge bg-sun-tint',
  eksik: 'border-danger bg-danger-tint',
} as const

/** What the source says at the left, what the language says at the right. */
export function PairRow(props: PairRowProps) {
  const { field, name, kaynak, dil, value, now, isConfirmed, mayWrite, onType, onConfirm } = props
  const t = useTranslations('admin.translations')
  const id = useId()
  const touched = value !== field.metin || isConfirmed
  const rows = Math.min(
    12,
    Math.max(2, Math.ceil(Math.max(value.length, field.kaynak.length) / 60), value.split('\n').length),
  )
  const told = [
    touched ? t('writing') : t(`state.${field.durum}`),
    field.bicim === 'liste' ? t('one_per_line') : '',
    field.bicim === 'html' ? t('rich') : '',
  ].filter(Boolean)
  return (
    <div className="grid border-line-soft border-b lg:grid-cols-2">
      <div className="min-w-0 px-4 py-3">
        <p className="mb-1 flex justify-between gap-2 text-12">
          <b>{name}</b>
          <span className="num text-ink-3">{t('letters', { count: field.kaynak.length })}</span>
        </p>
        <div lang={kaynak} className="break-words whitespace-pre-wrap">
          <Source field={field} kaynak={kaynak} terms={props.terms} />
        </div>
      </div>
      <div
        className={`grid min-w-0 content-start gap-2 border-l-3 px-4 py-3 ${touched ? 'border-sea' : LOOK[field.durum]}`}
      >
        <p className="flex flex-wrap justify-between gap-2 text-12">
          <label htmlFor={id} className="font-bold">
            {name}
          </label>
          <span className={field.durum === 'eksik' && !touched ? 'font-semibold text-danger' : 'text-ink-2'}>
            {told.join(' · ')}
          </span>
        </p>
        <textarea
          id={id}
          lang={dil}
          rows={rows}
          value={value}
          readOnly={!mayWrite}
          data-field={field.alan}
          onChange={(event) => onType(event.target.value)}
          className="control w-full py-2"
        />
        {now !== undefined && now !== field.metin && (
          <p className="flex flex-wrap items-center gap-2 text-13 text-sun-ink">
            {t('now', { value: now })}
            {mayWrite && <Button onClick={() => onType(now)}>{t('take')}</Button>}
          </p>
        )}
        {mayWrite &&
          field.oneriler.map((hit) => (
            <p key={hit.metin} className="flex items-start gap-2.5 border border-line bg-paper px-3 py-2 text-13">
              <b className="num text-olive">{t('per_cent', { value: hit.yuzde / 100 })}</b>
              <span className="min-w-0 flex-1 break-words">
                <span lang={dil}>{hit.metin}</span>
                <span className="mt-0.5 block text-12 text-ink-2">{t('from_memory', { where: hit.nereden })}</span>
              </span>
              <Button data-suggestion onClick={() => onType(hit.metin)}>
                {t('take')}
              </Button>
            </p>
          ))}
        {field.durum === 'eski' && mayWrite && !isConfirmed && (
          <Button onClick={onConfirm} className="justify-self-start max-lg:min-h-11">
            {t('still_right')}
          </Button>
        )}
        <Terms {...props} />
      </div>
    </div>
  )
}

/** The source; what has changed in it since it was translated is marked, terms of the glossary are underlined. */
function Source({ field, kaynak, terms }: Pick<PairRowProps, 'field' | 'kaynak' | 'terms'>) {
  if (field.kaynak_once !== null) {
    return (
      <Suspense fallback={field.kaynak}>
        <WordDiff before={field.kaynak_once} after={field.kaynak} />
      </Suspense>
    )
  }
  const pieces = findTerms(
    field.kaynak,
    terms.map(({ from }) => from),
    LOCALES[kaynak].tag,
  )
  return pieces.map(({ metin, terim }, place) =>
    terim === null ? (
      metin
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other name than their place.
      <span key={place} className="underline decoration-dotted decoration-2 underline-offset-4">
        {metin}
      </span>
    ),
  )
}

/** What the glossary says to words of the source; those the translation does not use are told. */
function Terms({ field, kaynak, dil, terms, value }: PairRowProps) {
  const t = useTranslations('admin.translations')
  const pieces = findTerms(
    field.kaynak,
    terms.map(({ from }) => from),
    LOCALES[kaynak].tag,
  )
  const found = terms.filter((_term, place) => pieces.some(({ terim }) => terim === place))
  if (found.length === 0) return null
  const used = value.toLocaleLowerCase(LOCALES[dil].tag)
  return (
    <p className="flex flex-wrap gap-x-2 text-13 text-ink-2">
      {t('glossary')}:
      {found.map(({ from, to }) => (
        <span key={from}>
          <b lang={kaynak}>{from}</b> <span lang={dil}>{to}</span>
          {value !== '' && !used.includes(to.toLocaleLowerCase(LOCALES[dil].tag)) && (
            <span className="text-sun-ink"> ({t('not_used')})</span>
          )}
        </span>
      ))}
    </p>
  )
}
