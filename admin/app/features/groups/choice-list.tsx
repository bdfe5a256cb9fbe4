import type { Language } from '@meltem/contract/wire/language'
import { Plus, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { SortableList } from '../../ui/sortable-list.tsx'
import { LanguageTabs } from './language-texts.tsx'

interface Named {
  readonly kod: string
  readonly baslik: Partial<Record<Language, string | undefined>>
}

interface ChoiceListProps<T extends Named> {
  readonly label: string
  readonly choices: readonly T[]
  readonly onChange: (choices: T[]) => void
  readonly make: (kod: string) => T
  readonly disabled: boolean
  /** Beside a choice: how many have it, and which. */
  readonly children?: (choice: T) => ReactNode
}

/** `Deniz manzarası` becomes `deniz-manzarasi`; the name stays when the words change. */
function codeFrom(words: string, taken: ReadonlySet<string>): string {
  const plain = words.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i').toLowerCase()
  const base =
    plain
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '')
      .slice(0, 36) || 'secenek'
  let kod = base
  for (let count = 2; taken.has(kod); count += 1) kod = `${base}-${count}`
  return kod
}

/** Choices in an order, worded in one language at a time. */
export function ChoiceList<T extends Named>({
  label,
  choices,
  onChange,
  make,
  disabled,
  children,
}: ChoiceListProps<T>) {
  const t = useTranslations('admin.groups')
  const [dil, setDil] = useState<Language>('tr')
  const [words, setWords] = useState('')
  const nameOf = ({ baslik, kod }: Named) => baslik[dil] ?? baslik.tr ?? Object.values(baslik)[0] ?? kod
  const put = (kod: string, to: number) => {
    const from = choices.findIndex((one) => one.kod === kod)
    const moved = choices[from]
    if (moved && to >= 0 && to < choices.length) onChange(choices.toSpliced(from, 1).toSpliced(to, 0, moved))
  }
  const add = () => {
    if (words.trim() === '') return
    const made = make(codeFrom(words, new Set(choices.map(({ kod }) => kod))))
    onChange([...choices, { ...made, baslik: { [dil]: words.trim() } }])
    setWords('')
  }
  const reword = (kod: string, text: string) => {
    onChange(
      choices.map((one) => {
        if (one.kod !== kod) return one
        const { [dil]: _gone, ...others } = one.baslik
        return { ...one, baslik: text === '' ? others : { ...one.baslik, [dil]: text } }
      }),
    )
  }
  return (
    <fieldset className="grid gap-2" disabled={disabled}>
      <legend className="mb-1 text-13 font-semibold">{label}</legend>
      <LanguageTabs value={dil} onChange={setDil} has={(one) => choices.every(({ baslik }) => Boolean(baslik[one]))} />
      {choices.length > 0 && (
        <div className="rounded-card border border-line">
          <SortableList
            label={label}
            items={choices.map((choice) => ({
              key: choice.kod,
              label: nameOf(choice),
              children: (
                <ChoiceRow
                  name={nameOf(choice)}
                  dil={dil}
                  words={choice.baslik[dil] ?? ''}
                  onWords={(text) => reword(choice.kod, text)}
                  onRemove={() => onChange(choices.filter(({ kod }) => kod !== choice.kod))}
                >
                  {children?.(choice)}
                </ChoiceRow>
              ),
            }))}
            onMove={
              disabled
                ? undefined
                : (kod, over) =>
                    put(
                      kod,
                      choices.findIndex((one) => one.kod === over),
                    )
            }
            onStep={disabled ? undefined : (kod, by) => put(kod, choices.findIndex((one) => one.kod === kod) + by)}
          />
        </div>
      )}
      {!disabled && (
        <div className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <TextField label={t('field.new_choice')} lang={dil} value={words} onChange={setWords} />
          </div>
          <Button onClick={add} className="max-lg:min-h-11">
            <Plus aria-hidden="true" className="icon" />
            {t('add')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

interface ChoiceRowProps {
  readonly name: string
  readonly dil: Language
  readonly words: string
  readonly onWords: (words: string) => void
  readonly onRemove: () => void
  readonly children: ReactNode
}

function ChoiceRow({ name, dil, words, onWords, onRemove, children }: ChoiceRowProps) {
  const t = useTranslations('admin.groups')
  return (
    <div className="grid gap-1 py-1.5 pl-2">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label={<span className="sr-only">{t('field.choice_words', { name })}</span>}
            lang={dil}
            value={words}
            onChange={onWords}
          />
        </div>
        <Button
          size="icon"
          aria-label={t('remove_choice', { name })}
          onClick={onRemove}
          className="border-transparent! max-lg:min-h-11"
        >
          <X aria-hidden="true" className="icon" />
        </Button>
      </div>
      {children}
    </div>
  )
}
