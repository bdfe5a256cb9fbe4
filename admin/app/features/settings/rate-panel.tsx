import { dropRate, listRates, type OfficeRate } from '@meltem/contract/rate-office'
import type { Language } from '@meltem/contract/wire/language'
import { formatDate, formatInstant, formatNumber } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePassing } from '../../ui/use-passing.ts'
import { ActTrouble } from './provider-section.tsx'
import { RateForm } from './rate-form.tsx'
import { RATES_KEY, type RateAct, useRateAct } from './use-rate-act.ts'

/** Rates of the bank, and those the operator sets in their place (PAY-49). */
export function RatePanel() {
  const t = useTranslations('admin.settings.rate')
  const may = useMay()('ayar.yaz')
  const [open, setOpen] = useState<string>()
  const [said, say] = usePassing<string>()
  const act = useRateAct((words) => {
    setOpen(undefined)
    say(words)
  })
  const { data, error, refetch } = useQuery({
    queryKey: RATES_KEY,
    queryFn: ({ signal }) => call(listRates, {}, signal),
  })
  if (!data) return error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={4} />
  const shown = data.data.filter(({ kod, sunulan, elle }) => sunulan || elle || kod === open)
  const known = shown.some(({ kod }) => kod === open)
  const begin = (kod: string | undefined) => {
    act.reset()
    setOpen(kod)
  }
  const form = (kod: string, rate?: OfficeRate) => (
    <RateForm key={kod} kod={kod} rate={rate} act={act} onClose={() => begin(undefined)} />
  )
  return (
    <Panel title={t('title')}>
      <p className="border-line-soft border-b px-4 py-3 text-13 text-ink-2">{t('lead')}</p>
      {open === undefined && <ActTrouble error={act.error} />}
      <ul>
        {shown.map((rate) => (
          <li key={rate.kod} className="border-line-soft border-b">
            <RateLine
              rate={rate}
              day={data.bulten_tarihi}
              act={act}
              isOpen={open === rate.kod}
              onOpen={may ? () => begin(open === rate.kod ? undefined : rate.kod) : undefined}
            />
            {open === rate.kod && form(rate.kod, rate)}
          </li>
        ))}
      </ul>
      {open !== undefined && !known && form(open)}
      {may && <OtherCurrency taken={shown} onChoose={begin} />}
      <UndoNote text={said} />
    </Panel>
  )
}

interface LineProps {
  readonly rate: OfficeRate
  readonly day: string | null
  readonly act: RateAct
  readonly isOpen: boolean
  readonly onOpen: (() => void) | undefined
}

function RateLine({ rate: { kod, cekilen, elle }, day, act, isOpen, onOpen }: LineProps) {
  const t = useTranslations('admin.settings.rate')
  const { language } = useLanguage()
  const number = (value: number) => formatNumber(language, value, value < 1 ? 6 : 4)
  const own = elle?.satis ?? null
  const surum = elle?.surum ?? 0
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2">
          <b className="font-[620]">{kod}</b>
          <span className="text-ink-2">{nameOf(language, kod)}</span>
          {own !== null && <Chip tone="wait">{t('own', { rate: number(own) })}</Chip>}
        </p>
        <p className="num text-14">
          {cekilen ? t('bank', { rate: number(cekilen.satis), day: day ? formatDate(day) : '' }) : t('no_bank')}
        </p>
        {elle && (
          <p className="text-13 text-ink-2">
            {t(own === null ? 'back_by' : 'by', { person: elle.kim, time: formatInstant(elle.zaman) })}
          </p>
        )}
      </div>
      {onOpen && (
        <span className="flex flex-wrap gap-2">
          <Button
            aria-expanded={isOpen}
            aria-label={t(own === null ? 'set_of' : 'change_of', { code: kod })}
            onClick={onOpen}
            className="max-lg:min-h-11"
          >
            {t(own === null ? 'set' : 'change')}
          </Button>
          {own !== null && cekilen && (
            <Button
              busy={act.isPending}
              aria-label={t('back_of', { code: kod })}
              onClick={() =>
                act.mutate({ run: () => call(dropRate, { kod, surum }), words: t('returned', { code: kod }) })
              }
              className="max-lg:min-h-11"
            >
              {t('back')}
            </Button>
          )}
        </span>
      )}
    </div>
  )
}

function nameOf(language: Language, kod: string): string {
  return new Intl.DisplayNames(LOCALES[language].tag, { type: 'currency' }).of(kod) ?? kod
}

const CURRENCIES = Intl.supportedValuesOf('currency')

/** One that nobody is offered yet, or that no bulletin has. */
function OtherCurrency({ taken, onChoose }: { taken: readonly OfficeRate[]; onChoose: (kod: string) => void }) {
  const t = useTranslations('admin.settings.rate')
  const { language } = useLanguage()
  const rest = CURRENCIES.filter((kod) => kod !== 'TRY' && !taken.some((rate) => rate.kod === kod))
  return (
    <div className="max-w-100 px-4 py-3">
      <Choice
        label={t('other')}
        value=""
        onChange={(kod) => kod !== '' && onChoose(kod)}
        options={[
          { value: '', label: t('other_choose') },
          ...rest.map((kod) => ({ value: kod, label: `${kod} ${nameOf(language, kod)}` })),
        ]}
      />
    </div>
  )
}
