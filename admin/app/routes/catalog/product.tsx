import { copyProduct, type OfficeProduct } from '@meltem/contract/catalog/office'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, CalendarRange, Copy, Eye } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link, NavLink, useNavigate, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { PreviewDialog } from '../../features/product/preview-dialog.tsx'
import { PRODUCTS_KEY, productQuery } from '../../features/product/product-query.ts'
import { ReadyPanel } from '../../features/product/ready-panel.tsx'
import { PRODUCT_TABS } from '../../features/product/tabs.ts'
import { optionsQuery } from '../../features/stock/use-stock.ts'
import { call } from '../../platform/call.ts'
import { useLook } from '../../platform/live.ts'
import { useMay } from '../../platform/rights.ts'
import { Button, buttonStyle } from '../../ui/button.tsx'
import { Colleagues } from '../../ui/colleagues.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'

/** One product, tab by tab, beside what publishing still needs. */
export default function Product() {
  const t = useTranslations('admin.product_screen')
  const { k_no = '', sekme } = useParams()
  const client = useQueryClient()
  useLook('urun', k_no)
  const { data, error, refetch, dataUpdatedAt } = useQuery(productQuery(k_no))
  const may = useMay()
  const isSailing = useDepartures(k_no)
  const tabs = PRODUCT_TABS.filter(({ name, hak }) => may(hak) && (name !== 'kalkis' || isSailing || sekme === name))
  const { Tab } = tabs.find(({ name }) => name === sekme) ?? PRODUCT_TABS[0]
  return (
    <>
      <Link to="/urunler" className="link mb-2 inline-flex min-h-8 items-center gap-1.5 max-lg:min-h-11">
        <ArrowLeft aria-hidden="true" className="icon" />
        {t('back')}
      </Link>
      <Colleagues
        konu="urun"
        k_no={k_no}
        readAt={dataUpdatedAt}
        onShow={() => void client.invalidateQueries({ queryKey: PRODUCTS_KEY })}
      />
      {!data && error !== null && <Problem error={error} onRetry={() => void refetch()} />}
      {!data && error === null && <Skeleton lines={8} />}
      {data && (
        <>
          <Head product={data.data} />
          <Tabs k_no={k_no} tabs={tabs} board={isSailing ? undefined : data.data.ad} />
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_300px]">
            <div className="min-w-0">
              <Suspense fallback={<Skeleton lines={8} />}>
                <Tab key={k_no} k_no={k_no} />
              </Suspense>
            </div>
            <ReadyPanel product={data.data} />
          </div>
        </>
      )}
    </>
  )
}

/** Whether anything of it leaves at a time: what is counted by nights or hours stands on the board instead. */
function useDepartures(k_no: string): boolean {
  const { data } = useQuery(optionsQuery(k_no))
  const shapes = data?.kaynaklar.map(({ stok }) => stok) ?? []
  return shapes.length === 0 || shapes.includes('kalkis')
}

function Head({ product }: { product: OfficeProduct }) {
  const t = useTranslations('admin.product_screen')
  const kinds = useTranslations('admin.reservations')
  const may = useMay()
  const navigate = useNavigate()
  const errorText = useErrorText()
  const { k_no, ad, urun_tipi, parcalar, durum, adresler } = product
  const copy = useMutation({
    mutationFn: () => call(copyProduct, { k_no, yeni_k_no: crypto.randomUUID() }),
    onSuccess: ({ k_no: copied }) => navigate(`/urunler/${copied}`),
  })
  const { kod } = parcalar.genel.deger
  const [page] = adresler
  const [isPreviewing, setPreviewing] = useState(false)
  return (
    <PageHead title={ad} lead={[kinds(`kind.${urun_tipi}`), kod].filter(Boolean).join(' · ')}>
      {page && durum === 'yayinda' && (
        <a href={page.url} target="_blank" rel="noreferrer" className={buttonStyle({ className: 'max-lg:min-h-11' })}>
          <Eye aria-hidden="true" className="icon" />
          {t('see')}
        </a>
      )}
      {durum !== 'yayinda' && may('urun.yaz') && (
        <Button onClick={() => setPreviewing(true)} className="max-lg:min-h-11">
          <Eye aria-hidden="true" className="icon" />
          {t('preview')}
        </Button>
      )}
      {isPreviewing && <PreviewDialog k_no={k_no} onClose={() => setPreviewing(false)} />}
      {may('urun.yaz') && (
        <Button busy={copy.isPending} onClick={() => copy.mutate()} className="max-lg:min-h-11">
          <Copy aria-hidden="true" className="icon" />
          {t('copy')}
        </Button>
      )}
      {copy.error && (
        <div className="basis-full">
          <Note tone="danger">{errorText(copy.error)}</Note>
        </div>
      )}
    </PageHead>
  )
}

interface TabsProps {
  readonly k_no: string
  readonly tabs: readonly (typeof PRODUCT_TABS)[number][]
  /** Its name, where its units stand on the board and nothing departs. */
  readonly board: string | undefined
}

/** Each tab has an address; on a phone they are a strip that is pushed sideways. */
function Tabs({ k_no, tabs, board }: TabsProps) {
  const t = useTranslations('admin.product_screen')
  const may = useMay()
  return (
    <nav aria-label={t('tabs')} className="mb-4 flex overflow-x-auto border-line border-b print:hidden">
      {tabs.map(({ name }, place) => (
        <NavLink
          key={name}
          to={place === 0 ? `/urunler/${k_no}` : `/urunler/${k_no}/${name}`}
          end
          className="-mb-px min-h-10 flex-none border-transparent border-b-3 px-3 py-2 font-semibold text-ink-2 no-underline hover:text-ink focus-visible:shadow-[inset_0_0_0_2px_var(--color-sea)] aria-[current=page]:border-sea aria-[current=page]:text-ink max-lg:min-h-11"
        >
          {t(`tab.${name}`)}
        </NavLink>
      ))}
      {board !== undefined && may('rezervasyon.oku') && (
        <Link
          to={`/takvim?ara=${encodeURIComponent(board)}`}
          className="-mb-px inline-flex min-h-10 flex-none items-center gap-1.5 border-transparent border-b-3 px-3 py-2 font-semibold text-ink-2 no-underline hover:text-ink focus-visible:shadow-[inset_0_0_0_2px_var(--color-sea)] max-lg:min-h-11"
        >
          <CalendarRange aria-hidden="true" className="icon" />
          {t('on_board')}
        </Link>
      )}
    </nav>
  )
}
