import type { Right } from '@meltem/contract/staff/rights'
import { useMay, useMissingRightText } from '../../platform/rights.ts'
import { Note } from '../../ui/note.tsx'
import { useAgencyError } from './agency-query.ts'

/** Why an act was refused, in words of the office. */
export function Trouble({ error }: { error: unknown }) {
  const errorText = useAgencyError()
  return error ? <Note tone="danger">{errorText(error)}</Note> : null
}

/** Which right a person would need for what others can do here. */
export function MissingRight({ hak }: { hak: Right }) {
  const may = useMay()
  const missing = useMissingRightText()
  return may(hak) ? null : <p className="mb-3 text-14 text-ink-2">{missing(hak)}</p>
}
