import { Link2, Unlink } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { usePassing } from '../../ui/use-passing.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import type { Templates } from './use-templates.ts'

interface TemplateBarProps {
  readonly templates: Templates
  /** Words are typed and not saved: a template would be written beside them. */
  readonly isDirty: boolean
  /** What choosing one does to what stands there. */
  readonly hint: string
}

/** Over the rows of a part: the templates it follows, each to be left, and those it can be given. */
export function TemplateBar({ templates, isDirty, hint }: TemplateBarProps) {
  const t = useTranslations('admin.product_screen.template')
  const errorText = useErrorText()
  const [done, setDone] = usePassing<string>()
  const { followed, offered, mayGive, act } = templates
  if (followed.length === 0 && (offered.length === 0 || !mayGive)) return null
  const leave = (k_no: string) => act.mutate({ k_no, nasil: 'birak' }, { onSuccess: () => setDone(t('left')) })
  return (
    <div className="grid gap-3 border-line-soft border-b bg-mist/50 p-4">
      {followed.length > 0 && (
        <ul aria-label={t('followed')} className="grid gap-1.5">
          {followed.map(({ k_no, ad }) => (
            <li key={k_no} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="inline-flex min-w-0 items-center gap-1.5">
                <Link2 aria-hidden="true" className="icon flex-none text-sea" />
                <span className="min-w-0 break-words">{t('follows', { name: ad })}</span>
              </span>
              {mayGive && (
                <Button
                  disabled={isDirty}
                  busy={act.isPending}
                  aria-label={t('leave_named', { name: ad })}
                  onClick={() => leave(k_no)}
                  className="max-lg:min-h-11"
                >
                  <Unlink aria-hidden="true" className="icon" />
                  {t('leave')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayGive && offered.length > 0 && (
        <Chooser templates={templates} isDirty={isDirty} hint={hint} onDone={(text) => setDone(text)} />
      )}
      {mayGive && isDirty && <p className="text-13 text-ink-2">{t('save_first')}</p>}
      {act.error && <Note tone="danger">{errorText(act.error)}</Note>}
      <p role="status" className="text-13 text-olive empty:hidden">
        {done}
      </p>
    </div>
  )
}

function Chooser({ templates, isDirty, hint, onDone }: TemplateBarProps & { readonly onDone: (text: string) => void }) {
  const t = useTranslations('admin.product_screen.template')
  const id = useId()
  const { offered, act } = templates
  const [chosen, setChosen] = useState('')
  const template = offered.find(({ k_no }) => k_no === chosen)
  const give = (nasil: 'bag' | 'kopya') => {
    if (!template) return
    const { k_no, ad } = template
    act.mutate({ k_no, nasil }, { onSuccess: () => onDone(t(`given.${nasil}`, { name: ad })) })
    setChosen('')
  }
  const off = isDirty || template === undefined
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-13 font-semibold">
        {t('choose')}
      </label>
      <div className="flex flex-wrap gap-2">
        <select
          id={id}
          value={template ? chosen : ''}
          disabled={isDirty}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setChosen(target.value)}
          className="control min-w-0 max-w-full flex-[1_1_220px] max-lg:min-h-11 sm:max-w-sm"
        >
          <option value="">{t('none')}</option>
          {offered.map(({ k_no, ad }) => (
            <option key={k_no} value={k_no}>
              {ad}
            </option>
          ))}
        </select>
        <Button disabled={off} busy={act.isPending} onClick={() => give('bag')} className="max-lg:min-h-11">
          {t('follow')}
        </Button>
        <Button disabled={off} busy={act.isPending} onClick={() => give('kopya')} className="max-lg:min-h-11">
          {t('copy')}
        </Button>
      </div>
      <p id={`${id}-hint`} className="text-13 text-ink-2">
        {hint}
      </p>
    </div>
  )
}

/** On a row that follows: where it comes from, and what typing into it means. */
export function FollowedMark({ templates, kod }: { readonly templates: Templates; readonly kod: string }) {
  const t = useTranslations('admin.product_screen.template')
  const template = templates.followed.find((one) => one.kod === kod)
  if (!template) return null
  return (
    <p className="flex items-center gap-1.5 text-13 text-ink-2 sm:col-span-full">
      <Link2 aria-hidden="true" className="icon flex-none text-sea" />
      {t('row', { name: template.ad })}
    </p>
  )
}
