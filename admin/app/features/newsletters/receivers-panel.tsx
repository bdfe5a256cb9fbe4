import {
  MISSING_LANGUAGES,
  NEWSLETTER_SEGMENTS,
  type NewsletterFields,
} from '@meltem/contract/audience/newsletter-office'
import { LANGUAGES } from '@meltem/contract/wire/language'
import { LOCALES } from '@meltem/i18n/locales'
import { useTranslations } from 'use-intl'
import { Choice } from '../../ui/form/choice.tsx'
import { Tick } from '../../ui/form/text-field.tsx'
import { Panel } from '../../ui/panel.tsx'

interface ReceiversProps {
  readonly fields: NewsletterFields
  readonly put: (part: Partial<NewsletterFields>) => void
}

/** Which of the confirmed subscribers get it, and what those get whose language has no words. */
export function ReceiversPanel({ fields, put }: ReceiversProps) {
  const t = useTranslations('admin.newsletters')
  const { segment, diller, eksik_dil } = fields
  return (
    <Panel title={t('receivers')}>
      <div className="grid gap-4 p-4">
        <Choice
          inForm
          label={t('segment')}
          value={segment}
          options={NEWSLETTER_SEGMENTS.map((value) => ({ value, label: t(`segments.${value}`) }))}
          onChange={(chosen) => put({ segment: NEWSLETTER_SEGMENTS.find((one) => one === chosen) ?? 'hepsi' })}
        />
        <fieldset>
          <legend className="text-13 font-semibold">{t('only_languages')}</legend>
          <p className="mb-1 text-12 text-ink-2">{t('all_languages')}</p>
          <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
            {LANGUAGES.map((dil) => (
              <Tick
                key={dil}
                label={LOCALES[dil].name}
                value={diller.includes(dil)}
                onChange={(isOn) =>
                  put({ diller: LANGUAGES.filter((one) => (one === dil ? isOn : diller.includes(one))) })
                }
              />
            ))}
          </div>
        </fieldset>
        <Choice
          inForm
          label={t('missing_language')}
          value={eksik_dil}
          options={MISSING_LANGUAGES.map((value) => ({ value, label: t(`missing_languages.${value}`) }))}
          onChange={(chosen) => put({ eksik_dil: MISSING_LANGUAGES.find((one) => one === chosen) ?? 'varsayilan' })}
        />
      </div>
    </Panel>
  )
}
