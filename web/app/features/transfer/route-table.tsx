import type { TransferRoute } from '@meltem/contract/catalog/transfer'
import { formatMoney, formatNumber } from '@meltem/i18n/format'
import { unitWords } from '@meltem/i18n/price-unit'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { pathTo } from '../../platform/page/paths.ts'
import { durationWords } from '../catalog/fact-words.ts'
import { priceIn, type VehicleColumn, vehicleColumns } from './vehicle-columns.ts'

interface RouteTableProps {
  readonly routes: readonly TransferRoute[]
  /** The route whose page this is. */
  readonly here?: string
}

/** Wide screens have a column per vehicle; narrower ones show the least price. */
const WIDE = 'r max-lg:hidden'

export function RouteTable({ routes, here }: RouteTableProps) {
  const t = useTranslations('transfer')
  const card = useTranslations('card')
  const columns = vehicleColumns(routes)
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
          <th scope="col" className={`r ${columns.length > 0 ? 'lg:hidden' : ''}`}>
            {t('fromPrice')}
          </th>
          {columns.map(({ ad, kapasite }) => (
            <th scope="col" key={`${ad} ${kapasite}`} className={WIDE}>
              {ad}
              <small className="block font-normal text-13 text-ink-2">
                {kapasite === null ? card('unit.kisi') : t('upTo', { count: kapasite })}
              </small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {routes.map((route) => (
          <Row key={route.urun_k_no} route={route} here={route.slug === here} columns={columns} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  readonly route: TransferRoute
  readonly here: boolean
  readonly columns: readonly VehicleColumn[]
}

function Row({ route, here, columns }: RowProps) {
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
      <td className={`r ${columns.length > 0 ? 'lg:hidden' : ''}`}>
        <span className="num">{price ? formatMoney(language, price.fiyat, price.kur) : '–'}</span>
        {price ? <small className="block text-13 text-ink-2">{unitWords(card, price)}</small> : null}
      </td>
      {columns.map((column) => {
        const own = priceIn(route, column)
        return (
          <td key={`${column.ad} ${column.kapasite}`} className={`${WIDE} num`}>
            {own ? formatMoney(language, own.fiyat, own.kur) : '–'}
          </td>
        )
      })}
    </tr>
  )
}
