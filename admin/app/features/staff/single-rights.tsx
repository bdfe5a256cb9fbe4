import { differingRights, hasRight, type Right, type RightHolder, SINGLE_RIGHTS } from '@meltem/contract/staff/rights'
import { useTranslations } from 'use-intl'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Tick } from '../../ui/form/text-field.tsx'

interface SingleRightsProps<T extends RightHolder> {
  readonly draft: T
  readonly onChange: (draft: T) => void
}

/** What the role gives, with what this person has beside or despite it; nobody gives what they have not got (PEOPLE-73). */
export function SingleRights<T extends RightHolder>({ draft, onChange }: SingleRightsProps<T>) {
  const t = useTranslations('admin.staff')
  const names = useTranslations('admin.rights')
  const may = useMay()
  const { ek_haklar, alinan_haklar } = differingRights(draft)
  const differs = ek_haklar.length + alinan_haklar.length > 0
  const toggle = (hak: Right) => {
    const without = (list: readonly Right[]) => list.filter((each) => each !== hak)
    const next = hasRight(draft, hak)
      ? { ek_haklar: without(ek_haklar), alinan_haklar: [...alinan_haklar, hak] }
      : { ek_haklar: [...ek_haklar, hak], alinan_haklar: without(alinan_haklar) }
    onChange({ ...draft, ...differingRights({ rol: draft.rol, ...next }) })
  }
  const hintOf = (hak: Right, has: boolean) => {
    if (ek_haklar.includes(hak)) return t('right_added')
    if (alinan_haklar.includes(hak)) return t('right_taken')
    return !has && !may(hak) ? t('right_not_yours') : undefined
  }
  return (
    <details className="border border-line bg-paper">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 px-3.5 py-2 font-[640]">
        {t('rights')}
        {differs && <DifferingRights holder={draft} />}
      </summary>
      <div className="grid gap-3 border-line border-t p-3.5">
        <p className="text-ink-2">{t('rights_lead')}</p>
        {differs && (
          <Button
            onClick={() => onChange({ ...draft, ek_haklar: [], alinan_haklar: [] })}
            className="justify-self-start max-lg:min-h-11"
          >
            {t('rights_as_role')}
          </Button>
        )}
        <div className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
          {SINGLE_RIGHTS.map((hak) => {
            const has = hasRight(draft, hak)
            const hint = hintOf(hak, has)
            return (
              <Tick
                key={hak}
                label={names(hak)}
                value={has}
                disabled={!has && !may(hak)}
                onChange={() => toggle(hak)}
                {...(hint ? { hint } : {})}
              />
            )
          })}
        </div>
      </div>
    </details>
  )
}

/** How far a person is from the role; nothing where they are not. */
export function DifferingRights({ holder }: { readonly holder: RightHolder }) {
  const t = useTranslations('admin.staff')
  const { ek_haklar, alinan_haklar } = differingRights(holder)
  const [added, taken] = [ek_haklar.length, alinan_haklar.length]
  if (added + taken === 0) return null
  const both = added > 0 && taken > 0 ? 'yes' : 'no'
  return <span className="text-12 font-normal text-ink-2">{t('rights_differ', { added, taken, both })}</span>
}
