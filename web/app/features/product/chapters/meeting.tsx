import type { Product } from '@meltem/contract/catalog/catalog'
import type { MeetingPoint } from '@meltem/contract/catalog/product-content'
import { lengthOf } from '@meltem/domain/chart/mercator'
import { formatNumber } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { CoastChart } from '../../../ui/chart/coast-chart.tsx'
import { formatCoordinates } from '../../../ui/chart/coordinates.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Chapter } from './chapter.tsx'

/** Where it starts, and where it ends when that is another place. The map is our own chart. */
export function Meeting({ product }: { product: Product }) {
  const t = useTranslations('chapters')
  const { language } = useFrame()
  const picture = useTranslations('picture')
  const { bulusma, bitis_noktasi } = product.icerik
  const { gecis = [] } = product
  const miles = picture('miles', { count: formatNumber(language, lengthOf(gecis)) })
  const place = bulusma ?? homeOf(product)
  if (!place) return null
  const title = bulusma ? t(`meeting.${product.urun_tipi}`) : t('whereItIs')
  return (
    <Chapter title={title}>
      <div className="grid gap-6 sm:grid-cols-[1fr_1.2fr]">
        <div className="grid content-start gap-5">
          <Point point={place} lang={product.dil} />
          {bitis_noktasi ? (
            <div>
              <p className="mb-1 font-semibold text-13 text-sea">{t('endsAt')}</p>
              <Point point={bitis_noktasi} lang={product.dil} />
            </div>
          ) : null}
        </div>
        <CoastChart
          pins={[place, ...(gecis.length > 1 && bitis_noktasi ? [bitis_noktasi] : [])].map(({ enlem, boylam }) => ({
            enlem,
            boylam,
          }))}
          ways={gecis.length > 1 ? [{ kind: 'sea', points: gecis, tag: miles }] : []}
          label={t('mapOf', { place: place.ad })}
          className="h-[230px] w-full rounded-print"
        />
      </div>
    </Chapter>
  )
}

function homeOf({ enlem, boylam, bolge }: Product): MeetingPoint | null {
  return enlem === null || boylam === null ? null : { ad: bolge?.baslik ?? '', not: '', enlem, boylam }
}

function Point({ point, lang }: { point: MeetingPoint; lang: string }) {
  const { language } = useFrame()
  const t = useTranslations('chapters')
  return (
    <div>
      <p className="font-[640]" lang={lang}>
        {point.ad}
      </p>
      {point.not ? (
        <p className="text-ink-2" lang={lang}>
          {point.not}
        </p>
      ) : null}
      <p className="mt-2 text-13 text-ink-3">{formatCoordinates(language, point.enlem, point.boylam, 4)}</p>
      <a
        className="btn btn-line btn-sm mt-3 min-h-11"
        href={`geo:${point.enlem},${point.boylam}?q=${point.enlem},${point.boylam}`}
      >
        <Icon name="navigation" />
        {t('openInMaps')}
      </a>
    </div>
  )
}
