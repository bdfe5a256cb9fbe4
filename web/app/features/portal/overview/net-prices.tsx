import type { listNetProducts } from '@meltem/contract/agency-desk'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { Waiting } from '../desk-parts.tsx'
import { DESK_KINDS, type DeskKind, KindButtons, NetTable } from '../net-table.tsx'
import { useAsked } from '../use-asked.ts'
import { useDesk } from '../use-desk.ts'
import { Part } from './part.tsx'

const SHOWN = 5

/** The first prices of a kind with what the contract makes of them. */
export function NetPrices() {
  const { language } = useFrame()
  const { acente } = useDesk()
  const t = useTranslations('agencyDesk')
  const [kind, setKind] = useState<DeskKind>(DESK_KINDS[0])
  const { answer, problem } = useAsked<typeof listNetProducts>('/acente-urun-listele', {
    dil: language,
    kur: acente.kur,
    urun_tipi: kind,
  })
  return (
    <Part id="desk-prices" title={t('nav.products')} page="products" more={t('desk.allPrices')}>
      <KindButtons kind={kind} onKind={setKind} />
      {answer ? <NetTable rows={answer.data.slice(0, SHOWN)} kur={answer.kur} /> : <Waiting problem={problem} />}
    </Part>
  )
}
