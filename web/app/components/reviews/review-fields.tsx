import type { postReview } from '@meltem/contract/review'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useCall } from '../../lib/api.ts'
import { textOf } from '../../lib/form-text.ts'
import { useFrame } from '../../lib/frame.ts'
import { authStore } from '../../stores/auth-store.ts'
import { Button } from '../ui/button.tsx'
import { TextareaField, TextField } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Note } from '../ui/note.tsx'

const POST = { method: 'POST', path: '/urun-yorum-post' } as const
const MOST_WORDS = 3000

function useSending(urun_k_no: string, onSent: () => void) {
  const { language } = useFrame()
  const call = useCall()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => textOf(form, name)
    setBusy(true)
    const answer = await call<typeof postReview>(POST, {
      lang: language,
      urun_k_no,
      puan: Number(form.get('puan')),
      metin: text('metin'),
      ad: text('ad'),
      e_mail: text('e_mail'),
      ...(text('baslik') ? { baslik: text('baslik') } : {}),
    })
    setBusy(false)
    if (answer.success === 1) onSent()
    else setRefusal(answer.message)
  }
  return { busy, refusal, send }
}

export default function ReviewFields({ urun_k_no, onSent }: { urun_k_no: string; onSent: () => void }) {
  const t = useTranslations('reviews')
  const { busy, refusal, send } = useSending(urun_k_no, onSent)
  return (
    <form className="mt-4 grid gap-4 sm:grid-cols-2" onSubmit={(event) => void send(event)}>
      <StarChoice />
      <WordFields />
      {refusal ? (
        <div className="sm:col-span-2">
          <Note tone="danger" alert>
            {refusal}
          </Note>
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
        <Button type="submit" look="deep" busy={busy}>
          {t('send')}
        </Button>
        <span className="text-14 text-ink-2">{t('moderated')}</span>
      </div>
    </form>
  )
}

function WordFields() {
  const t = useTranslations('reviews')
  const id = useId()
  const user = authStore.use((state) => state.user)
  const person = { ad: user ? `${user.ad} ${user.soyad}` : '', e_mail: user?.e_mail ?? '' }
  return (
    <>
      <TextField id={`${id}-baslik`} name="baslik" label={t('headline')} maxLength={120} className="sm:col-span-2" />
      <TextareaField
        id={`${id}-metin`}
        name="metin"
        label={t('words')}
        required
        maxLength={MOST_WORDS}
        className="sm:col-span-2"
      />
      <TextField
        id={`${id}-ad`}
        name="ad"
        label={t('name')}
        hint={t('nameHint')}
        required
        maxLength={80}
        autoComplete="name"
        defaultValue={person.ad}
      />
      <TextField
        id={`${id}-mail`}
        name="e_mail"
        type="email"
        label={t('email')}
        hint={t('emailHint')}
        required
        autoComplete="email"
        defaultValue={person.e_mail}
      />
    </>
  )
}

/** One to five as radio buttons: arrow keys work, and without a choice the form is not sent. */
function StarChoice() {
  const t = useTranslations('reviews')
  const [stars, setStars] = useState(0)
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1 font-semibold text-14">{t('yourStars')}</legend>
      <div className="flex">
        {[1, 2, 3, 4, 5].map((value) => (
          <label
            key={value}
            className="grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:shadow-(--focus-ring)"
          >
            <input
              type="radio"
              name="puan"
              value={value}
              required
              className="sr-only"
              onChange={() => setStars(value)}
            />
            <Icon name="star" className={`size-6 ${value <= stars ? 'fill-ink stroke-ink' : 'stroke-line-strong'}`} />
            <span className="sr-only">{t('stars', { stars: value })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
