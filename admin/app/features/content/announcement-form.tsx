import { ANNOUNCEMENT_PLACES, type Announcement, saveAnnouncement } from '@meltem/contract/content/announcement'
import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { LOCALES } from '@meltem/i18n/locales'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { Button } from '../../ui/button.tsx'
import { contestOf } from '../../ui/edit/contest.ts'
import { ContestedNote } from '../../ui/edit/contested-note.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { Note } from '../../ui/note.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { InstantField } from './instant-field.tsx'
import { PictureField } from './picture-field.tsx'
import { TextInput } from './text-input.tsx'

type Draft = Omit<Announcement, 'k_no'>

interface AnnouncementFormProps {
  readonly stored: Draft
  readonly k_no?: string
  readonly onDone: () => void
}

/** Where, when, in which languages, with which words; as it will look above it. */
export function AnnouncementForm({ stored, k_no, onDone }: AnnouncementFormProps) {
  const t = useTranslations('admin.content')
  const errorText = useErrorText()
  const [seen, setSeen] = useState(stored)
  const [draft, setDraft] = useState(stored)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => call(saveAnnouncement, { ...draft, ...(k_no ? { k_no, gorulen: { ...seen, k_no } } : {}) }),
    onSuccess: onDone,
    onError: (problem) => {
      const now = contestOf(problem)?.alanlar
      if (now) setSeen((before) => ({ ...before, ...now }))
    },
  })
  const contested = contestOf(error)
  const put = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (!isPending) mutate()
  }
  return (
    <form onSubmit={submit} className="grid gap-3 border-line-soft border-t bg-desk p-4">
      {contested && (
        <ContestedNote
          contest={contested}
          words={(field, value) => ({
            name: t(`announced.${field}` as 'announced.yer'),
            value: wordsOf(value),
          })}
          onTake={(field, value) => {
            put({ [field]: value })
            reset()
          }}
        />
      )}
      {error && !contested && <Note tone="danger">{errorText(error)}</Note>}
      <Sample draft={draft} />
      <WhereAndWhen draft={draft} onChange={put} />
      <div className="grid gap-3 lg:grid-cols-2">
        {LANGUAGES.filter((dil) => draft.dil === null || draft.dil === dil).map((dil) => (
          <Words key={dil} dil={dil} draft={draft} onChange={put} />
        ))}
      </div>
      <TextInput
        label={t('announced.url')}
        value={draft.url ?? ''}
        most={500}
        hint={t('url_hint')}
        onChange={(url) => put({ url: url || null })}
      />
      {draft.yer === 'splash' && <SplashPictures draft={draft} onChange={put} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="sun" busy={isPending} className="max-lg:min-h-11">
          {t('save_live')}
        </Button>
        <Button onClick={onDone} className="max-lg:min-h-11">
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

/** What a field says, in words. */
function wordsOf(value: unknown): string {
  if (value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

interface PartProps {
  readonly draft: Draft
  readonly onChange: (part: Partial<Draft>) => void
}

function WhereAndWhen({ draft, onChange: put }: PartProps) {
  const t = useTranslations('admin.content')
  return (
    <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      <Choice
        label={t('announced.yer')}
        value={draft.yer}
        options={ANNOUNCEMENT_PLACES.map((value) => ({ value, label: t(`place.${value}`) }))}
        onChange={(value) => put({ yer: ANNOUNCEMENT_PLACES.find((place) => place === value) ?? 'ust' })}
      />
      <Choice
        label={t('announced.dil')}
        value={draft.dil ?? ''}
        options={[
          { value: '', label: t('all_languages') },
          ...LANGUAGES.map((dil) => ({ value: dil, label: LOCALES[dil].name })),
        ]}
        onChange={(value) => put({ dil: LANGUAGES.find((dil) => dil === value) ?? null })}
      />
      <InstantField
        label={t('announced.baslangic')}
        value={draft.baslangic}
        onChange={(baslangic) => put({ baslangic })}
      />
      <InstantField label={t('announced.bitis')} value={draft.bitis} onChange={(bitis) => put({ bitis })} />
    </div>
  )
}

function SplashPictures({ draft, onChange: put }: PartProps) {
  const t = useTranslations('admin.content')
  return (
    <div className="grid gap-3 lg:grid-cols-2">
      <PictureField
        label={t('announced.gorsel')}
        bolum="splash"
        value={draft.gorsel ?? ''}
        onChange={(key) => put({ gorsel: key || null })}
      />
      <PictureField
        label={t('announced.gorsel_dar')}
        bolum="splash"
        value={draft.gorsel_dar ?? ''}
        onChange={(key) => put({ gorsel_dar: key || null })}
      />
    </div>
  )
}

interface WordsProps {
  readonly dil: Language
  readonly draft: Draft
  readonly onChange: (part: Partial<Draft>) => void
}

function Words({ dil, draft, onChange }: WordsProps) {
  const t = useTranslations('admin.content')
  const text = draft.icerik[dil]
  const put = (part: { metin?: string; etiket?: string }) => {
    const next = { metin: '', ...text, ...part }
    const { [dil]: _gone, ...others } = draft.icerik
    onChange({ icerik: next.metin === '' ? others : { ...others, [dil]: next } })
  }
  return (
    <div className="grid gap-2">
      <TextInput
        label={`${t('announced.metin')}, ${LOCALES[dil].name}`}
        value={text?.metin ?? ''}
        most={200}
        lang={dil}
        onChange={(metin) => put({ metin })}
      />
      <TextInput
        label={`${t('announced.etiket')}, ${LOCALES[dil].name}`}
        value={text?.etiket ?? ''}
        most={60}
        lang={dil}
        onChange={(etiket) => put({ etiket })}
      />
    </div>
  )
}

/** How the bar or the strip will read. */
function Sample({ draft }: { draft: Draft }) {
  const t = useTranslations('admin.content')
  const dil = LANGUAGES.find((one) => draft.icerik[one])
  const text = dil && draft.icerik[dil]
  if (draft.yer === 'splash') return null
  return (
    <figure className="grid gap-1">
      <figcaption className="text-12 font-semibold text-ink-2">{t('preview')}</figcaption>
      <p lang={dil} className="flex flex-wrap justify-center gap-x-3 bg-sea-deep px-4 py-2 text-paper">
        {text?.metin ?? t('sample_empty')}
        {text?.etiket && <u>{text.etiket}</u>}
      </p>
    </figure>
  )
}
