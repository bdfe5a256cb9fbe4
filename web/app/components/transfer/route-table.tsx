import type { TransferRoute } from '@meltem/contract/transfer'
import { formatMoney, formatNumber } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../lib/frame.ts'
import { pathTo } from '../../lib/paths.ts'
import { durationWords } from '../catalog/fact-words.ts'

interface RouteTableProps {
  readonly routes: readonly TransferRoute[]
  /** The route whose page this is. */
  readonly here?: string
}

export function RouteTable({ routes, here }: RouteTableProps) {
  const t = useTranslations('transfer')
  return (
    <table className="ptable">
      <thead>
        <tr>
          <th scope="col">{t('route')}</th>
          <th scope="col" className="max-sm:hidden">
            {t('distance')}
          </th>
          <th scope="col" className="max-sm:hidden">
            {t('duration')}
          </th>
          <th scope="col" className="r">
            {t('fromPrice')}
          </th>
        </tr>
      </thead>
      <tbody>
        {routes.map((route) => (
          <Row key={route.urun_k_no} route={route} here={route.slug === here} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ route, here }: { route: TransferRoute; here: boolean }) {
  const { language } = useFrame()
  const t = useTranslations('transfer')
  const facts = useTranslations('facts')
  const card = useTranslations('card')
  const price = route.baslangic_fiyat
  return (
    <tr className={here ? 'here' : undefined}>
      <th scope="row">
        {here ? (
          <>
            {route.baslik}
            <small>{t('yours')}</small>
          </>
        ) : (
          <a href={pathTo(language, { turu: 't', slug: route.slug })} className="link">
            {route.baslik}
          </a>
        )}
      </th>
      <td className="num max-sm:hidden">
        {facts('line.kilometres', { value: formatNumber(language, route.mesafe_km) })}
      </td>
      <td className="num max-sm:hidden">{durationWords(route.sure_dk, { t: facts, language })}</td>
      <td className="r">
        <span className="num">{price ? formatMoney(language, price.fiyat, price.kur) : '–'}</span>
        {price ? <small className="block text-13 text-ink-2">{card(`unit.${price.birim}`)}</small> : null}
      </td>
    </tr>
  )
}
