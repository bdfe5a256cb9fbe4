import type { listNetProducts, NetProduct } from '@meltem/contract/agency-desk'
import { formatMoney } from '@meltem/i18n/format'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Pages, Waiting } from '../../components/desk/desk-parts.tsx'
import { useAsked } from '../../components/desk/use-asked.ts'
import { useDesk } from '../../components/desk/use-desk.ts'
import { AreaHeading } from '../../components/member/area-heading.tsx'
import { TextField } from '../../components/ui/field.tsx'
import { useFrame } from '../../lib/frame.ts'
import type { Route } from './+types/products.ts'
import { deskMeta } from './desk-meta.ts'

const KINDS = ['tur', 'villa', 'yat', 'transfer', 'arac_kira', 'otel'] as const
const PAGE = 24

export default function Products() {
  const { language } = useFrame()
  const { acente } = useDesk()
  const t = useTranslations('agencyDesk')
  const [kind, setKind] = useState<(typeof KINDS)[number]>('tur')
  const [words, setWords] = useState('')
  const [markup, setMarkup] = useState('0')
  const [page, setPage] = useState(1)
  const kar_oran = Math.min(300, Math.max(0, Math.round(Number(markup.replace(',', '.')) * 100) / 100 || 0))
  const { answer, problem } = useAsked<typeof listNetProducts>('/acente-urun-listele', {
    dil: language,
    kur: acente.kur,
    urun_tipi: kind,
    kar_oran,
    sayfa: page,
    ...(words.trim() ? { ara: words.trim() } : {}),
  })
  return (
    <>
      <AreaHeading lead={t('productsLead')}>{t('nav.products')}</AreaHeading>
      <div className="mb-5 grid gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField
          id="desk-words"
          label={t('search')}
          value={words}
          onChange={(event) => {
            setWords(event.target.value)
            setPage(1)
          }}
        />
        <TextField
          id="desk-markup"
          label={t('markup')}
          inputMode="decimal"
          value={markup}
          onChange={(event) => setMarkup(event.target.value)}
        />
      </div>
      <fieldset className="desk-kinds">
        <legend className="sr-only">{t('kind')}</legend>
        {KINDS.map((one) => (
          <button
            key={one}
            type="button"
            className="btn btn-line btn-sm"
            aria-pressed={one === kind}
            onClick={() => {
              setKind(one)
              setPage(1)
            }}
          >
            {t(`kinds.${one}`)}
          </button>
        ))}
      </fieldset>
      {answer ? (
        <>
          <NetTable rows={answer.data} kur={answer.kur} />
          <Pages page={page} pages={Math.ceil(answer.toplam / PAGE)} onPage={setPage} />
        </>
      ) : (
        <Waiting problem={problem} />
      )}
    </>
  )
}

function NetTable({ rows, kur }: { rows: readonly NetProduct[]; kur: string }) {
  const { language } = useFrame()
  const { kullanici } = useDesk()
  const t = useTranslations('agencyDesk')
  const money = (amount: number | null) => (amount === null ? '–' : formatMoney(language, amount, kur))
  if (rows.length === 0) return <p className="text-ink-2">{t('nothing')}</p>
  return (
    <table className="desk-table">
      <thead>
        <tr>
          <th scope="col">{t('product')}</th>
          <th scope="col">{t('list')}</th>
          <th scope="col">{t('net')}</th>
          <th scope="col">{t('commission')}</th>
          <th scope="col">{t('client')}</th>
          <th scope="col">
            <span className="sr-only">{t('nav.booking')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.k_no}>
            <th scope="row">
              {row.baslik}
              {row.bolge ? <span className="block text-14 font-normal text-ink-2">{row.bolge}</span> : null}
            </th>
            <td data-label={t('list')}>{money(row.liste)}</td>
            <td data-label={t('net')}>
              <b>{money(row.net)}</b>
            </td>
            <td data-label={t('commission')}>{row.oran === null ? '–' : `${money(row.komisyon)} (${row.oran} %)`}</td>
            <td data-label={t('client')}>{money(row.musteri)}</td>
            <td>
              {row.oran === null || kullanici.rol === 'muhasebe' ? null : (
                <a className="link" href={`/${language}/agency/desk/booking?urun=${row.k_no}`}>
                  {t('book')}
                  <span className="sr-only"> {row.baslik}</span>
                </a>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function meta(parts: Route.MetaArgs) {
  return deskMeta('products', parts)
}
