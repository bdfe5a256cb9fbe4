import { Search } from 'lucide-react'
import type { SyntheticEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../lib/frame.ts'
import { Button } from '../ui/button.tsx'
import { markFilled } from './mark-filled.ts'
import { SearchFieldControl } from './search-field-control.tsx'
import type { SearchKind } from './search-kinds.ts'

interface SearchPanelProps {
  readonly searchKind: SearchKind
  readonly today: string
  readonly chosen: boolean
  readonly scripted: boolean
}

/** Without a script the address's anchor decides which panel is seen; with one, the chosen tab. */
function visibility(chosen: boolean, scripted: boolean): string {
  if (scripted) return chosen ? '' : 'hidden'
  return chosen ? 'group-has-[[role=tabpanel]:target]/search:hidden target:block!' : 'hidden target:block'
}

function followInput({ currentTarget }: SyntheticEvent<HTMLFormElement>): void {
  keepOrder(currentTarget)
  markFilled(currentTarget)
}

/** An end before its start makes no sense: it cannot be picked, and one picked earlier is taken back. */
function keepOrder(form: HTMLFormElement): void {
  const start = form.elements.namedItem('baslangic')
  const end = form.elements.namedItem('bitis')
  if (!(start instanceof HTMLInputElement && end instanceof HTMLInputElement) || !start.value) return
  end.min = start.value
  if (end.value && end.value < start.value) end.value = ''
}

/** A GET form to the contact page: it works before and without any script. */
export function SearchPanel({ searchKind: { kind, fields }, today, chosen, scripted }: SearchPanelProps) {
  const t = useTranslations('search')
  const { language } = useFrame()
  return (
    <div
      id={`ara-${kind}`}
      role="tabpanel"
      aria-labelledby={`ara-sekme-${kind}`}
      className={visibility(chosen, scripted)}
    >
      <form
        method="get"
        action={`/${language}/contact`}
        onInput={followInput}
        className="grid grid-cols-2 items-stretch px-2.5 pt-1.5 pb-3 lg:flex lg:p-3"
      >
        <input type="hidden" name="konu" value="rezervasyon" />
        <input type="hidden" name="urun_tipi" value={kind} />
        {fields.map((field, index) => (
          <SearchFieldControl
            key={field.name}
            field={field}
            kind={kind}
            today={today}
            alone={isAlone(fields.length, index)}
          />
        ))}
        <Button
          type="submit"
          look="sun"
          className="col-span-full mt-3 min-h-[54px] px-7 lg:mt-0 lg:min-h-15 lg:self-center"
        >
          <Search className="icon" aria-hidden="true" />
          {t('submit')}
        </Button>
      </form>
    </div>
  )
}

/** In two columns the first field takes a whole row, and so does the last one when it would stand alone. */
function isAlone(count: number, index: number): boolean {
  return index === 0 || (index === count - 1 && count % 2 === 0)
}
