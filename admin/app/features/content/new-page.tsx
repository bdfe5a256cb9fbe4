import { savePage } from '@meltem/contract/content/office'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { Note } from '../../ui/note.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { CONTENT_KEY } from './content-queries.ts'
import { TextInput } from './text-input.tsx'

const TYPES = ['p', 'ozel', 'b', 'c', 'u', 'd', 't'] as const
type NewType = (typeof TYPES)[number]

/** A kind and a title; everything else is written on the page itself, which begins as a draft. */
export function NewPage({ turu }: { turu: NewType }) {
  const t = useTranslations('admin.content')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="sun" onClick={() => setOpen(true)} className="max-lg:hidden">
        <Plus aria-hidden="true" className="icon" />
        {turu === 'b' ? t('new_article') : t('new_page')}
      </Button>
      {open && <NewDialog turu={turu} onClose={() => setOpen(false)} />}
    </>
  )
}

function NewDialog({ turu, onClose }: { turu: NewType; onClose: () => void }) {
  const t = useTranslations('admin.content')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { language } = useLanguage()
  const [type, setType] = useState<NewType>(turu)
  const [baslik, setTitle] = useState('')
  const [url, setUrl] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const text = { baslik, ozet: '', seo_baslik: baslik, bloklar: [], ...(type === 'ozel' ? { url } : {}) }
      const facts = { turu: type, gorsel: null, yayin_zamani: new Date().toISOString(), taslak: true }
      return call(savePage, { ...facts, icerik: { [language]: text } })
    },
    onSuccess: ({ k_no }) => {
      void client.invalidateQueries({ queryKey: CONTENT_KEY })
      void navigate(`/icerik/${k_no}`)
    },
  })
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (baslik.trim() !== '' && !isPending) mutate()
  }
  return (
    <Dialog title={t('new_page')} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-3">
        {error && <Note tone="danger">{errorText(error)}</Note>}
        <Choice
          label={t('kind_of_page')}
          value={type}
          options={TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
          onChange={(value) => setType(TYPES.find((one) => one === value) ?? 'p')}
        />
        <TextInput label={t('field.baslik')} value={baslik} most={200} lang={language} onChange={setTitle} />
        {type === 'ozel' && (
          <TextInput label={t('own_address')} value={url} most={200} hint={t('own_address_hint')} onChange={setUrl} />
        )}
        <Button
          type="submit"
          look="sun"
          busy={isPending}
          disabled={baslik.trim() === ''}
          className="justify-self-start"
        >
          {t('begin_page')}
        </Button>
      </form>
    </Dialog>
  )
}
