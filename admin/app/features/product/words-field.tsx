import type { Language, LocalText } from '@meltem/contract/wire/language'
import { LOCALES } from '@meltem/i18n/locales'
import { useId } from 'react'
import { useFieldName } from './use-field-name.ts'

interface WordsFieldProps {
  readonly name: string
  readonly diller: readonly Language[]
  readonly value: LocalText
  readonly most: number
  readonly onChange: (value: LocalText) => void
}

/** The same few words in each language of the tenant, one beside the other. */
export function WordsField({ name, diller, value, most, onChange }: WordsFieldProps) {
  const nameOf = useFieldName()
  const id = useId()
  return (
    <fieldset className="min-w-0 sm:col-span-full">
      <legend className="mb-1 text-13 font-semibold">{nameOf(name)}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {diller.map((dil) => (
          <label
            key={dil}
            htmlFor={`${id}-${dil}`}
            className="grid grid-cols-[2.25rem_minmax(0,1fr)] items-center gap-2"
          >
            <abbr title={LOCALES[dil].name} className="text-12 text-ink-2 uppercase no-underline">
              {dil}
            </abbr>
            <input
              id={`${id}-${dil}`}
              lang={dil}
              value={value[dil] ?? ''}
              maxLength={most}
              onChange={({ target }) => onChange({ ...value, [dil]: target.value })}
              className="control w-full max-lg:min-h-11!"
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
