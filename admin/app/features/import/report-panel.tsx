import {
  IMPORT_STATES,
  type ImportDetail,
  type ImportProblem,
  type ImportRow,
  type ImportState,
  REPORT_PAGE,
} from '@meltem/contract/import/office'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Chip, type Tone } from '../../ui/chip.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'

const TONE: Readonly<Record<ImportState, Tone>> = { yeni: 'ok', degisen: 'wait', ayni: 'plain', hata: 'bad' }
const RESULT_TONE: Readonly<Record<NonNullable<ImportRow['sonuc']>, Tone>> = {
  yazildi: 'ok',
  yayinlandi: 'ok',
  atlandi: 'bad',
  eksik: 'wait',
}

interface ReportProps {
  readonly data: ImportDetail
  readonly durum: ImportState | undefined
  readonly page: number
  readonly onFilter: (durum: ImportState | undefined) => void
  readonly onPage: (page: number) => void
}

/** Product by product: what it would become, what is wrong with it where, and what came of it. */
export function ReportPanel({ data, durum, page, onFilter, onPage }: ReportProps) {
  const t = useTranslations('admin.import')
  const { sayilar, satirlar, toplam } = data
  const all = sayilar.yeni + sayilar.degisen + sayilar.ayni + sayilar.hata
  const pages = Math.max(1, Math.ceil(toplam / REPORT_PAGE))
  return (
    <Panel
      title={t('report')}
      aside={
        <Segmented
          label={t('filter')}
          options={[
            { value: 'hepsi', label: `${t('all')} ${all}` },
            ...IMPORT_STATES.map((state) => ({ value: state, label: `${t(`state.${state}`)} ${sayilar[state]}` })),
          ]}
          value={durum ?? 'hepsi'}
          onChange={(value) => onFilter(IMPORT_STATES.find((one) => one === value))}
        />
      }
    >
      {satirlar.length === 0 && (
        <Nothing>
          <p>{t('nothing_here')}</p>
        </Nothing>
      )}
      <ul className="divide-y divide-line">
        {satirlar.map((row) => (
          <ReportRow key={row.sira} row={row} />
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label={t('pages')} className="flex items-center gap-3 border-line border-t px-4 py-2.5">
          <Button disabled={page <= 1} onClick={() => onPage(page - 1)} className="max-lg:min-h-11">
            {t('before')}
          </Button>
          <span className="text-13 text-ink-2">{t('page', { page, pages })}</span>
          <Button disabled={page >= pages} onClick={() => onPage(page + 1)} className="max-lg:min-h-11">
            {t('next')}
          </Button>
        </nav>
      )}
    </Panel>
  )
}

function ReportRow({ row }: { row: ImportRow }) {
  const t = useTranslations('admin.import')
  const screen = useTranslations('admin.product_screen')
  const { kod, ad, urun_k_no, durum, degisen, hatalar, sonuc, eksik } = row
  const name = kod === '' ? t('without_code') : kod
  return (
    <li className="grid gap-1.5 px-4 py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {urun_k_no ? (
          <Link
            to={`/urunler/${urun_k_no}`}
            className="inline-flex min-h-6 items-center font-semibold wrap-anywhere max-lg:min-h-11"
          >
            {name}
          </Link>
        ) : (
          <span className="font-semibold wrap-anywhere">{name}</span>
        )}
        <span className="wrap-anywhere">{ad}</span>
        <span className="ml-auto flex flex-wrap gap-1.5">
          <Chip tone={TONE[durum]}>{t(`state.${durum}`)}</Chip>
          {sonuc && <Chip tone={RESULT_TONE[sonuc]}>{t(`result.${sonuc}`)}</Chip>}
        </span>
      </div>
      {degisen.length > 0 && (
        <p className="text-13 text-ink-2">
          {t('changes', { parts: degisen.map((part) => t(`part.${part}`)).join(', ') })}
        </p>
      )}
      {eksik.length > 0 && (
        <p className="text-13 text-ink-2">
          {t('lacks', { things: eksik.map((lack) => screen(`check.${lack}`)).join(', ') })}
        </p>
      )}
      {hatalar.length > 0 && (
        <ul className="grid gap-1">
          {hatalar.map((problem) => (
            <ProblemLine key={JSON.stringify(problem)} problem={problem} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** Where it is first, so that the eye finds the cell, then what is wrong with it. */
function ProblemLine({ problem }: { problem: ImportProblem }) {
  const t = useTranslations('admin.import')
  const { sayfa, satir, sutun, kod, deger } = problem
  const place = [sayfa, satir === null ? sutun : `${sutun ?? ''}${satir}`].filter(Boolean).join(' · ')
  return (
    <li className="flex flex-wrap gap-x-2 text-13">
      <span className="font-semibold text-ink-2 wrap-anywhere">{place}</span>
      <span className="text-danger wrap-anywhere">{t(`problem.${kod}`, { deger })}</span>
    </li>
  )
}
