import { type getApplication, getApplicationDocument } from '@meltem/contract/agency/application'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { formatInstant, formatNumber } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { download } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, Facts } from '../../ui/card.tsx'
import { Note } from '../../ui/note.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { ApplicationChip } from './application-list.tsx'

export type Application = OutputOf<typeof getApplication>['data']

/** The form as it was written: company, money, people and what they sell. */
export function WrittenForm({ application: { form, dil } }: { application: Application }) {
  const t = useTranslations('admin.agencies')
  const channels = useTranslations('admin.agencies.channel')
  const { yetkili, muhasebe } = form
  const person = ({ ad, soyad, gorev, telefon, e_mail }: typeof yetkili) =>
    [`${ad} ${soyad}`, gorev, telefon, e_mail].filter(Boolean).join(' · ')
  return (
    <Card title={t('application.form')}>
      <Facts
        rows={[
          [t('field.unvan'), form.unvan],
          [t('field.vergi_dairesi'), form.vergi_dairesi],
          [t('field.vergi_no'), <Digits key="vergi_no">{form.vergi_no}</Digits>],
          [t('field.iban'), <Digits key="iban">{form.iban}</Digits>],
          [t('field.tursab_no'), <Digits key="tursab_no">{form.tursab_no}</Digits>],
          [t('field.adres'), form.adres],
          [t('field.web'), form.web || '–'],
          [t('application.owner'), person(yetkili)],
          ...(muhasebe ? [[t('application.accounting'), person(muhasebe)] as const] : []),
          [t('field.kanallar'), form.kanallar.map((one) => channels(one)).join(', ')],
          [t('field.diller'), form.diller.map((one) => LOCALES[one].name).join(', ')],
          [t('field.bolgeler'), form.bolgeler.join(', ') || '–'],
          [t('field.istenen_mutabakat'), t(`flow.${form.istenen_mutabakat}`)],
          [t('field.dil'), LOCALES[dil].name],
          ...(form.aciklama ? [[t('application.said'), form.aciklama] as const] : []),
        ]}
      />
    </Card>
  )
}

function Digits({ children }: { children: string }) {
  return <span className="num">{children}</span>
}

/** Papers come as downloads: what strangers have sent is never opened in the office itself. */
export function Documents({ belgeler }: Pick<Application, 'belgeler'>) {
  const t = useTranslations('admin.agencies.application')
  const kinds = useTranslations('admin.agencies.document')
  const { language } = useLanguage()
  const errorText = useErrorText()
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (k_no: string) => download(getApplicationDocument, { k_no }),
  })
  return (
    <Card title={t('documents')}>
      {belgeler.length === 0 && <p className="text-ink-2">{t('no_documents')}</p>}
      <ul className="grid gap-3">
        {belgeler.map((one) => (
          <li key={one.k_no} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0">
              <b className="font-[620]">{kinds(one.tur)}</b>
              <small className="block text-12 text-ink-2 wrap-anywhere">
                {one.ad} · {t('size', { kb: formatNumber(language, Math.ceil(one.boyut / 1024)) })} ·{' '}
                {formatInstant(one.yukleme_zamani)}
                {one.sonradan && ` · ${t('later')}`}
              </small>
            </span>
            <Button
              busy={isPending && variables === one.k_no}
              aria-label={t('download_of', { name: one.ad })}
              onClick={() => mutate(one.k_no)}
              className="max-lg:min-h-11"
            >
              <Download aria-hidden="true" className="icon" />
              {t('download')}
            </Button>
          </li>
        ))}
      </ul>
      {error && <Note tone="danger">{errorText(error)}</Note>}
    </Card>
  )
}

/** What happened to it, and what both sides wrote. */
export function History({ gecmis }: Pick<Application, 'gecmis'>) {
  const t = useTranslations('admin.agencies.application')
  return (
    <Card title={t('history')}>
      <ol className="grid gap-3">
        {gecmis.map((one) => (
          <li key={one.zaman} className="grid justify-items-start gap-1">
            <span className="flex flex-wrap items-center gap-2">
              <ApplicationChip durum={one.durum} />
              <span className="num text-12 text-ink-2">
                {one.kim ?? t('applicant')} · {formatInstant(one.zaman)}
              </span>
            </span>
            {one.aciklama && <p className="whitespace-pre-wrap wrap-anywhere">{one.aciklama}</p>}
          </li>
        ))}
      </ol>
    </Card>
  )
}
