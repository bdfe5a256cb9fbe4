import { formatDate } from '@meltem/i18n/format'
import { CircleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Nothing, Panel } from '../../ui/panel.tsx'
import type { PeriodProblem } from './period-edit.ts'
import type { Periods } from './use-periods.ts'

/** Days on which two periods count or none does, each with the way out of it. */
export function ToSolve({ periods }: { readonly periods: Periods }) {
  const t = useTranslations('admin.prices')
  const { problems, edit } = periods
  return (
    <Panel
      title={t('solve.title')}
      aside={problems.length > 0 ? <b className="num text-danger">{problems.length}</b> : undefined}
    >
      {problems.length === 0 ? (
        <Nothing>{t('solve.none')}</Nothing>
      ) : (
        <ul className="grid gap-2 p-4">
          {problems.map((problem) => (
            <li
              key={problem.tur + problem.ilk_gun}
              className="flex gap-2 border-danger border-l-3 bg-danger/8 py-2 pr-3 pl-2.5 text-13"
            >
              <CircleAlert aria-hidden="true" className="icon mt-0.5 flex-none text-danger" />
              <div className="grid justify-items-start gap-1">
                <Sentence problem={problem} />
                {problem.mend && (
                  <button
                    type="button"
                    className="min-h-6 text-left font-semibold text-link underline"
                    onClick={() => problem.mend && edit(problem.mend)}
                  >
                    <Mending problem={problem} />
                  </button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function useWords({ ilk_gun, son_gun, names }: PeriodProblem) {
  const t = useTranslations('admin.prices')
  const [one = '', two = ''] = names.map((name) => name || t('periods.unnamed'))
  const days = ilk_gun === son_gun ? formatDate(ilk_gun) : `${formatDate(ilk_gun)} – ${formatDate(son_gun)}`
  return { days, one, two }
}

function Sentence({ problem }: { readonly problem: PeriodProblem }) {
  const t = useTranslations('admin.prices.solve')
  const words = useWords(problem)
  return (
    <p>
      <b className="font-semibold">{t(`name.${problem.tur}`, words)}</b> {t(`text.${problem.tur}`, words)}
    </p>
  )
}

function Mending({ problem }: { readonly problem: PeriodProblem }) {
  const t = useTranslations('admin.prices.solve')
  const words = useWords(problem)
  return problem.way ? t(`mend.${problem.way}`, words) : null
}
