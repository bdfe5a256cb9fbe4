import type { ProductKind } from '@meltem/contract/content/content'
import type { SyntheticEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { contentHref } from '../../../platform/page/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { dayIn, writeDay } from '../../booking/calendar/written-day.ts'
import { type SearchFieldName, TABS } from '../../product/kinds.ts'
import { useSearchScope } from './search-context.ts'
import { SearchFieldControl } from './search-field-control.tsx'

/** What a person typed so far, by field. */
export type Typed = Readonly<Partial<Record<SearchFieldName, string>>>

interface SearchPanelProps {
  readonly kind: ProductKind
  readonly today: string
  readonly typed: Typed
}

/** An end before its start makes no sense: one that was given earlier is taken back. */
function keepOrder({ currentTarget: form, target }: SyntheticEvent<HTMLFormElement>): void {
  const start = form.elements.namedItem('baslangic')
  const end = form.elements.namedItem('bitis')
  if (!(start instanceof HTMLInputElement && end instanceof HTMLInputElement) || target !== start) return
  const [first, last] = [dayIn(start), dayIn(end)]
  if (first && last && last <= first) writeDay(end, '')
}

/** A GET form to the list of the kind, or to the transfers: it works before and without any script. */
export function SearchPanel({ kind, today, typed }: SearchPanelProps) {
  const t = useTranslations('search')
  const { language } = useFrame()
  const { lists, transferPlaces } = useSearchScope()
  // Without their list the places are asked for on the page of transfers itself.
  const { fields, list: own } = TABS[kind]
  const asked = fields.filter(({ input }) => input !== 'transfer_place' || transferPlaces.length > 0)
  const list = own ?? lists[kind]
  return (
    <div id="ara-form" role="tabpanel" aria-labelledby={`ara-sekme-${kind}`}>
      <form method="get" action={contentHref(language, list ?? '/d')} onInput={keepOrder} className="search-form">
        {list ? null : <input type="hidden" name="urun_tipi" value={kind} />}
        {asked.map((field, index) => (
          <SearchFieldControl
            key={field.name}
            field={field}
            kind={kind}
            today={today}
            typed={typed[field.name]}
            alone={isAlone(asked.length, index)}
          />
        ))}
        <Button type="submit" look="sun">
          <Icon name="search" />
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
