import type { Colleague } from '@meltem/contract/staff/people'
import {
  ALL_RIGHTS,
  FRESH_RIGHTS,
  LIMITED,
  limitOf,
  type Right,
  roleHas,
  STAFF_ROLES,
  type StaffRole,
  salesSeenBy,
} from '@meltem/contract/staff/rights'
import { Check, KeyRound } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { Panel } from '../../ui/panel.tsx'
import { WideTable } from '../../ui/wide-table.tsx'

/** What each role brings along, out of the table the server refuses by (PEOPLE-14, PEOPLE-18); nothing is changed here. */
export function RoleMatrix({ people }: { readonly people: readonly Colleague[] }) {
  const t = useTranslations('admin.staff.matrix')
  const roles = useTranslations('admin.roles')
  const rights = useTranslations('admin.rights')
  const note = useId()
  const countOf = (rol: StaffRole) => people.filter((person) => person.aktif && person.rol === rol).length
  return (
    <Panel title={t('title')}>
      <p id={note} className="flex flex-wrap items-center gap-x-2 px-4 py-3 text-14 text-ink-2">
        {t('lead')}
        <span className="inline-flex items-center gap-1">
          <KeyRound aria-hidden="true" className="icon text-sun-ink" />
          {t('fresh_note')}
        </span>
      </p>
      <WideTable title={t('title')} className="border-line border-t">
        <table aria-describedby={note} className="w-full border-collapse text-14">
          <thead>
            <tr>
              <th scope="col" className={HEAD}>
                {t('right')}
              </th>
              {STAFF_ROLES.map((rol) => (
                <th key={rol} scope="col" className={`${HEAD} text-center`}>
                  {roles(rol)}
                  <span className="block font-normal text-12 text-ink-2">{t('people', { count: countOf(rol) })}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ALL_RIGHTS.map((hak) => (
              <Row key={hak} name={rights(hak)} fresh={FRESH_RIGHTS.includes(hak)}>
                {STAFF_ROLES.map((rol) => (
                  <RightCell key={rol} rol={rol} hak={hak} />
                ))}
              </Row>
            ))}
            {LIMITED.map((what) => (
              <Row key={what} name={t(`limit.${what}`)} fresh={false}>
                {STAFF_ROLES.map((rol) => (
                  <Cell key={rol} words={limitOf(rol, what) > 0 ? t('up_to', { percent: limitOf(rol, what) }) : ''} />
                ))}
              </Row>
            ))}
          </tbody>
        </table>
      </WideTable>
    </Panel>
  )
}

const HEAD = 'bg-mist px-3 py-2 text-left align-bottom font-[640] text-13'

function Row({
  name,
  fresh,
  children,
}: {
  readonly name: string
  readonly fresh: boolean
  readonly children: ReactNode
}) {
  const t = useTranslations('admin.staff.matrix')
  return (
    <tr className="border-line-soft border-t">
      <th
        scope="row"
        className="min-w-44 bg-paper px-3 py-2 text-left font-normal max-lg:sticky max-lg:left-0 max-lg:z-1"
      >
        {name}
        {fresh && (
          <>
            <KeyRound aria-hidden="true" className="icon ml-1.5 inline text-sun-ink" />
            <span className="sr-only">, {t('fresh')}</span>
          </>
        )}
      </th>
      {children}
    </tr>
  )
}

/** Where a right reaches only so far, the cell says how far. */
function RightCell({ rol, hak }: { readonly rol: StaffRole; readonly hak: Right }) {
  const t = useTranslations('admin.staff.matrix')
  if (!roleHas(rol, hak)) return <Cell words="" />
  if (hak === 'saha.binis' && rol === 'saha') return <Cell words={t('own_departures')} />
  if (hak === 'rakam.oku') {
    const seen = salesSeenBy({ rol, ek_haklar: [], alinan_haklar: [] })
    if (seen !== 'hepsi') return <Cell words={t(seen === 'kendi' ? 'own_sales' : 'visits')} />
  }
  return (
    <Cell words={t('yes')}>
      <Check aria-hidden="true" className="icon inline text-olive" />
    </Cell>
  )
}

/** A mark has its word for readers; a cell without anything says no. */
function Cell({ words, children }: { readonly words: string; readonly children?: ReactNode }) {
  const t = useTranslations('admin.staff.matrix')
  if (words === '')
    return (
      <td className="px-3 py-2 text-center text-ink-2">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('no')}</span>
      </td>
    )
  return (
    <td className="px-3 py-2 text-center">
      {children ? (
        <>
          {children}
          <span className="sr-only">{words}</span>
        </>
      ) : (
        <span className="font-[620] text-13 text-sea-deep">{words}</span>
      )}
    </td>
  )
}
