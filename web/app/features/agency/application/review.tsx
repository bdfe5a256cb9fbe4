import type { UploadedDocument } from '@meltem/contract/agency/application'
import { LOCALES } from '@meltem/i18n/locales'
import { useTranslations } from 'use-intl/react'
import { CHANNELS, LANGUAGES, SETTLEMENTS, type Written } from './application-form-data.ts'
import type { Step } from './application-steps.ts'

type Row = readonly [label: string, value: string]

interface ReviewProps {
  readonly written: Written
  readonly documents: readonly UploadedDocument[]
  readonly onChange: (step: Step) => void
}

/** What was written, by step, as it will be read. */
function useRows(written: Written, documents: readonly UploadedDocument[]) {
  const t = useTranslations('agencyForm')
  const agency = useTranslations('agency')
  const text = (name: string) => written[name]?.[0]?.trim() ?? ''
  const joined = (names: readonly string[]) => names.filter(Boolean).join(', ')
  const person = (who: 'yetkili' | 'muhasebe') =>
    joined([`${text(`${who}.ad`)} ${text(`${who}.soyad`)}`.trim(), text(`${who}.e_mail`), text(`${who}.telefon`)])
  const chosen = SETTLEMENTS.find((each) => each === text('istenen_mutabakat'))
  const company: readonly Row[] = [
    [t('fields.unvan'), text('unvan')],
    [t('fields.marka'), text('marka')],
    [t('fields.adres'), text('adres')],
    [t('fields.web'), text('web')],
    [
      t('parts.sales'),
      joined(CHANNELS.filter((each) => written.kanallar?.includes(each)).map((each) => t(`channels.${each}`))),
    ],
    [
      t('review.languages'),
      joined(LANGUAGES.filter((each) => written.diller?.includes(each)).map((each) => LOCALES[each].name)),
    ],
    [t('fields.bolgeler'), text('bolgeler')],
  ]
  const licence: readonly Row[] = [
    [t('fields.tursab_no'), text('tursab_no')],
    [t('parts.documents'), documents.length > 0 ? joined(documents.map(({ ad }) => ad)) : t('noDocuments')],
    [t('fields.vergi_dairesi'), text('vergi_dairesi')],
    [t('fields.vergi_no'), text('vergi_no')],
    [t('fields.iban'), text('iban')],
    [t('parts.settlement'), chosen ? agency(`settlements.${chosen}.title`) : ''],
  ]
  const people: readonly Row[] = [
    [t('parts.yetkili'), person('yetkili')],
    [t('parts.muhasebe'), person('muhasebe')],
  ]
  return { company, licence, people }
}

export function Review({ written, documents, onChange }: ReviewProps) {
  const t = useTranslations('agencyForm')
  const rows = useRows(written, documents)
  return (
    <div className="grid gap-8">
      {(['company', 'licence', 'people'] as const).map((step) => (
        <section key={step} className="border-ink border-t-2 pt-4">
          <div className="mb-2 flex flex-wrap items-baseline justify-between gap-3">
            <h3 className="text-24">{t(`headings.${step}`)}</h3>
            <ChangeButton step={step} onChange={onChange} />
          </div>
          <Rows rows={rows[step]} />
        </section>
      ))}
    </div>
  )
}

function ChangeButton({ step, onChange }: { step: Exclude<Step, 'check'>; onChange: (step: Step) => void }) {
  const t = useTranslations('agencyForm')
  return (
    <button
      type="button"
      className="link min-h-11"
      aria-label={t('changeStep', { adim: t(`headings.${step}`) })}
      onClick={() => onChange(step)}
    >
      {t('change')}
    </button>
  )
}

function Rows({ rows }: { rows: readonly Row[] }) {
  const t = useTranslations('agencyForm')
  return (
    <dl className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[14em_minmax(0,1fr)]">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-14 text-ink-2">{label}</dt>
          <dd className="[overflow-wrap:anywhere]">{value || t('empty')}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Beside the later steps: the company that applies. */
export function Yours({ written, onChange }: { written: Written; onChange: (step: Step) => void }) {
  const t = useTranslations('agencyForm')
  const text = (name: string) => written[name]?.[0]?.trim() ?? ''
  const rows = (['unvan', 'marka', 'adres', 'web', 'bolgeler'] as const)
    .map((name): Row => [t(`fields.${name}`), text(name)])
    .filter(([, value]) => value)
  return (
    <div className="box tint grid gap-2">
      <h2 className="text-20">{t('yours')}</h2>
      <dl className="grid grid-cols-[8em_minmax(0,1fr)] gap-x-3 gap-y-1.5 text-14">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <ChangeButton step="company" onChange={onChange} />
      </div>
    </div>
  )
}
