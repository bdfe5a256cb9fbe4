import type { Product } from '@meltem/contract/catalog/catalog'
import { useTranslations } from 'use-intl/react'
import { Icon } from '../../../ui/icon.tsx'
import type { FactPair } from '../kind-facts.ts'
import type { KindLook } from '../kinds.ts'
import { Chapter } from './chapter.tsx'
import { Folded } from './folded.tsx'

interface LookProps {
  readonly product: Product
  readonly look: KindLook
}

export function Included({ product }: { product: Product }) {
  const t = useTranslations('chapters')
  const { dahil, haric } = product.icerik
  if (dahil.length + haric.length === 0) return null
  return (
    <Chapter title={t('included')}>
      <div className="grid gap-x-8 gap-y-1 sm:grid-cols-2" lang={product.dil}>
        <Ticks items={dahil} label={t('isIncluded')} yes />
        <Ticks items={haric} label={t('isNotIncluded')} />
      </div>
    </Chapter>
  )
}

function Ticks({ items, label, yes = false }: { items: readonly string[]; label: string; yes?: boolean }) {
  if (items.length === 0) return null
  return (
    <ul aria-label={label}>
      {items.map((item) => (
        <li key={item} className={`flex break-inside-avoid gap-2.5 py-1.5 ${yes ? '' : 'text-ink-2'}`}>
          {yes ? (
            <Icon name="check" className="mt-0.5 text-olive" />
          ) : (
            <Icon name="minus" className="mt-0.5 text-ink-3" />
          )}
          {item}
        </li>
      ))}
    </ul>
  )
}

/** What the product has, three in a row, with measures beside them. */
export function Equipment({ product, particulars }: { product: Product; particulars: readonly FactPair[] }) {
  const t = useTranslations('chapters')
  const facts = useTranslations('facts')
  const { ozellikler } = product.bilgi
  if (particulars.length + ozellikler.length === 0) return null
  return (
    <Chapter title={t(`equipment.${product.urun_tipi}`)}>
      {ozellikler.length > 0 ? (
        <ul className="grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
          {ozellikler.map((code) => (
            <li key={code} className="flex gap-2.5 border-b border-line py-[9px]">
              <Icon name="check" className="mt-0.5 text-sea" />
              {facts(`ozellik.${code}`)}
            </li>
          ))}
        </ul>
      ) : null}
      <Pairs pairs={particulars} />
    </Chapter>
  )
}

function Pairs({ pairs }: { pairs: readonly FactPair[] }) {
  if (pairs.length === 0) return null
  return (
    <dl className="mt-4 grid gap-x-8 sm:grid-cols-2">
      {pairs.map(({ name, value }) => (
        <div key={name} className="border-b border-line py-2.5">
          <dt className="text-13 text-ink-2">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function Highlights({ product }: { product: Product }) {
  const t = useTranslations('chapters')
  const { one_cikanlar } = product.icerik
  if (one_cikanlar.length === 0) return null
  return (
    <Chapter title={t('highlights')}>
      <ul className="grid gap-2" lang={product.dil}>
        {one_cikanlar.map((item) => (
          <li key={item} className="flex gap-2.5">
            <span aria-hidden="true" className="mt-2 size-2.5 flex-none rounded-full border-[3px] border-sea" />
            {item}
          </li>
        ))}
      </ul>
    </Chapter>
  )
}

/** What is needed before anything else stands open, in a chapter of its own. */
export function Rules({ product, look: { openRules } }: LookProps) {
  const t = useTranslations('chapters')
  const { yanina_al, kurallar } = product.icerik
  if (!openRules || yanina_al.length + kurallar.length === 0) return null
  return (
    <Chapter title={t(`rules.${openRules}`)}>
      <div
        className="grid gap-x-8 gap-y-1 sm:grid-cols-2 sm:*:only:col-span-2 sm:*:only:columns-2 sm:*:only:gap-x-8"
        lang={product.dil}
      >
        <Ticks items={yanina_al} label={t('notes.yanina_al')} yes />
        <Ticks items={kurallar} label={t('notes.kurallar')} />
      </div>
    </Chapter>
  )
}

const NOTES = ['yanina_al', 'erisilebilirlik', 'kurallar', 'kosullar'] as const
/** Those that some kinds tell in a chapter of their own. */
const TOLD_BEFORE: readonly (typeof NOTES)[number][] = ['yanina_al', 'kurallar']

/** What to bring, accessibility, rules, terms: folded, because most people need one of them. */
export function GoodToKnow({ product, look: { openRules } }: LookProps) {
  const t = useTranslations('chapters')
  const told = openRules ? TOLD_BEFORE : []
  const filled = NOTES.filter((name) => product.icerik[name].length > 0 && !told.includes(name))
  if (filled.length === 0) return null
  return (
    <Chapter title={t('goodToKnow')}>
      <div className="border-t-2 border-ink">
        {filled.map((name) => (
          <Folded key={name} title={t(`notes.${name}`)} open={name === 'erisilebilirlik'}>
            <ul className="grid list-disc gap-1 pl-5 text-ink-2" lang={product.dil}>
              {product.icerik[name].map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Folded>
        ))}
      </div>
    </Chapter>
  )
}

export function Questions({ product }: { product: Product }) {
  const t = useTranslations('chapters')
  const { sss } = product.icerik
  if (sss.length === 0) return null
  return (
    <Chapter title={t('questions')}>
      <div className="border-t-2 border-ink" lang={product.dil}>
        {sss.map(({ soru, cevap }, place) => (
          <Folded key={soru} title={soru} open={place === 0}>
            <p className="max-w-[41.25em] text-ink-2">{cevap}</p>
          </Folded>
        ))}
      </div>
    </Chapter>
  )
}
