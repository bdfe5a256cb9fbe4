import { getAgencyPage, saveAgencyPage } from '@meltem/contract/agency/agency'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import type { Language } from '@meltem/contract/wire/language'
import { LOCALES } from '@meltem/i18n/locales'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useAgencyCall } from '../../../platform/calls/agency-session.ts'
import { textOf } from '../../../platform/calls/form-text.ts'
import { useAnswer } from '../../../platform/calls/use-answer.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { Button } from '../../../ui/button.tsx'
import { TextareaField, TextField } from '../../../ui/form/field.tsx'
import { Note } from '../../../ui/note.tsx'
import { Waiting } from '../portal-parts.tsx'
import { usePortal } from '../use-portal.ts'
import { LogoField } from './logo-field.tsx'
import { type Chosen, ProductPicker } from './product-picker.tsx'

const LANGUAGES: readonly Language[] = ['tr', 'en', 'de', 'ru']

type Page = OutputOf<typeof getAgencyPage>['data']

/** What visitors find under the agency's number, as it stands now. */
export function PublicPage() {
  const t = useTranslations('agencyPage')
  const { acente } = usePortal()
  const { language } = useFrame()
  const { answer, failure } = useAnswer(getAgencyPage, { kno: acente.kno, lang: language }, { call: useAgencyCall() })
  return (
    <section aria-labelledby="portal-page" className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="portal-page" className="text-24">
            {t('heading')}
          </h2>
          <p className="max-w-[44em] text-ink-2">{t('lead')}</p>
        </div>
        <a className="btn btn-line btn-sm" href={`/${language}/agency/${acente.kno}`} target="_blank" rel="noopener">
          {t('preview')}
        </a>
      </div>
      {answer ? (
        <>
          <LogoField logo={answer.data.logo} marka={acente.marka} />
          <PageForm page={answer.data} />
        </>
      ) : (
        <Waiting problem={failure?.message} />
      )}
    </section>
  )
}

/** People leave the scheme out. */
const addressOf = (typed: string) => (typed === '' || /^https?:\/\//i.test(typed) ? typed : `https://${typed}`)

type Said = { readonly good: boolean; readonly text: string; readonly web?: string | undefined }

function PageForm({ page }: { page: Page }) {
  const t = useTranslations('agencyPage')
  const call = useAgencyCall()
  const [chosen, setChosen] = useState<readonly Chosen[]>(page.urunler)
  const [said, setSaid] = useState<Said>()
  const [busy, setBusy] = useState(false)
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    const tanitim = Object.fromEntries(LANGUAGES.map((language) => [language, textOf(form, `tanitim.${language}`)]))
    setBusy(true)
    const answer = await call(saveAgencyPage, {
      tanitim,
      web: addressOf(textOf(form, 'web')),
      urunler: chosen.map(({ k_no }) => k_no),
    })
    setBusy(false)
    if (answer.success === 1) return setSaid({ good: true, text: t('saved') })
    const web = answer.alanlar?.find(({ alan }) => alan === 'web')?.mesaj
    setSaid({ good: false, text: answer.alanlar?.[0]?.mesaj ?? answer.message, web })
  }
  const forget = () => setSaid(undefined)
  return (
    <form noValidate onSubmit={(event) => void save(event)} onInput={forget} className="grid gap-6">
      <div className="grid gap-5 sm:grid-cols-2">
        {LANGUAGES.map((language) => (
          <TextareaField
            key={language}
            id={`tanitim-${language}`}
            name={`tanitim.${language}`}
            lang={language}
            label={t('text', { dil: LOCALES[language].name })}
            defaultValue={page.tanitim[language] ?? ''}
            rows={5}
            maxLength={1200}
          />
        ))}
      </div>
      <p className="hint -mt-4">{t('textHint')}</p>
      <TextField
        id="sayfa-web"
        name="web"
        label={t('web')}
        hint={t('webHint')}
        error={said?.web}
        defaultValue={page.web ?? ''}
        maxLength={200}
        className="sm:max-w-[50%]"
      />
      <ProductPicker
        chosen={chosen}
        onChosen={(next) => {
          setChosen(next)
          forget()
        }}
      />
      {said ? (
        <Note tone={said.good ? 'good' : 'danger'} alert>
          {said.text}
        </Note>
      ) : null}
      <Button type="submit" look="sun" busy={busy} className="justify-self-start max-sm:w-full">
        {t('save')}
      </Button>
    </form>
  )
}
