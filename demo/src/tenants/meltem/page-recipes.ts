import type { ProductKind, StripRule } from '@meltem/contract/content'
import type { Language } from '@meltem/contract/language'
import type { ContentType } from '@meltem/contract/settings'
import type { DemoPage, PageText, StoredBlock } from '../../tenant-data.ts'
import { DESTINATION_NAMES, type DestinationKey } from './destination-names.ts'
import { type InFour, inFour } from './four-languages.ts'
import { KIND_NAMES } from './kind-names.ts'

const HEADINGS: InFour<{
  readonly booking: string
  readonly included: string
  readonly questions: string
  readonly see: string
  readonly when: string
  readonly way: string
  readonly offer: string
  readonly write: string
}> = {
  tr: {
    booking: 'Nasıl ayırtılır?',
    included: 'Neler dahil?',
    questions: 'Sık sorulanlar',
    see: 'Ne görülür?',
    when: 'Ne zaman gelmeli?',
    way: 'Nasıl gelinir?',
    offer: 'Burada neler sunuyoruz?',
    write: 'Bize yazın',
  },
  en: {
    booking: 'How booking works',
    included: 'What is included',
    questions: 'Questions we are often asked',
    see: 'What to see',
    when: 'When to come',
    way: 'How to get here',
    offer: 'What we offer here',
    write: 'Write to us',
  },
  de: {
    booking: 'So buchen Sie',
    included: 'Das ist enthalten',
    questions: 'Häufige Fragen',
    see: 'Was Sie sehen sollten',
    when: 'Die beste Reisezeit',
    way: 'Anreise',
    offer: 'Unser Angebot vor Ort',
    write: 'Schreiben Sie uns',
  },
  ru: {
    booking: 'Как забронировать',
    included: 'Что входит в стоимость',
    questions: 'Частые вопросы',
    see: 'Что посмотреть',
    when: 'Когда ехать',
    way: 'Как добраться',
    offer: 'Что мы здесь предлагаем',
    write: 'Написать нам',
  },
}

type Question = readonly [soru: string, cevap: string]

interface Call {
  readonly baslik: string
  readonly metin: string
}

export interface KindText {
  readonly baslik: string
  readonly ozet: string
  readonly seo_baslik: string
  readonly giris: readonly string[]
  readonly rezervasyon: string
  readonly dahil: readonly string[]
  readonly sorular: readonly Question[]
  readonly cagri: Call
}

export interface DestinationText {
  readonly baslik: string
  readonly ozet: string
  readonly seo_baslik: string
  readonly giris: string
  readonly gor: string
  readonly zaman: string
  readonly ulasim: string
  readonly sunulan: string
}

export interface Table {
  readonly baslik: string
  readonly basliklar: string[]
  readonly satirlar: string[][]
}

/** Products that fit an article, in its middle. */
interface Strip {
  readonly kural: StripRule
  readonly metin: InFour<{ readonly baslik: string; readonly etiket: string; readonly url: string }>
}

interface Captioned {
  readonly gorsel: string
  readonly altyazi: string
}

export interface PlainText {
  readonly baslik: string
  readonly ozet: string
  readonly slug: string
  readonly seo_baslik: string
  readonly html: string
  /** A table after the running text, and what follows it. */
  readonly tablo?: Table
  readonly devam?: string
  /** A picture after the running text. */
  readonly resim?: Captioned
  /** A place on the chart. */
  readonly harita?: Readonly<Record<'baslik' | 'metin', string>> & Readonly<Record<'enlem' | 'boylam', number>>
  readonly galeri?: { readonly baslik: string; readonly ogeler: Captioned[] }
  /** A film elsewhere, behind a picture. */
  readonly video?: Readonly<Record<'baslik' | 'url' | 'gorsel', string>>
  readonly sorular?: readonly Question[]
  readonly cagri?: Call
}

const heading = (text: string): string => `<h2>${text}</h2>`
const paragraph = (text: string): string => `<p>${text}</p>`
const list = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

const textBlock = (html: string): StoredBlock => ({ tip: 'metin', html })

export function questionsBlock(dil: Language, questions: readonly Question[]): StoredBlock {
  return {
    tip: 'sss',
    baslik: HEADINGS[dil].questions,
    ogeler: questions.map(([soru, cevap]) => ({ soru, cevap })),
  }
}

export function callBlock(dil: Language, call: Call): StoredBlock {
  return { tip: 'cagri', ...call, etiket: HEADINGS[dil].write, url: '/contact' }
}

/** Landing page of one kind of product. */
export function kindPage(kind: ProductKind, texts: InFour<KindText>): DemoPage {
  const name = KIND_NAMES[kind]
  const text = (dil: Language): PageText => {
    const own = texts[dil]
    const html = [
      ...own.giris.map(paragraph),
      heading(HEADINGS[dil].booking),
      paragraph(own.rezervasyon),
      heading(HEADINGS[dil].included),
      list(own.dahil),
    ].join('')
    return {
      baslik: own.baslik,
      ozet: own.ozet,
      slug: name.slug[dil],
      seo_baslik: own.seo_baslik,
      bloklar: [textBlock(html), questionsBlock(dil, own.sorular), callBlock(dil, own.cagri)],
    }
  }
  return {
    anahtar: `c-${kind}`,
    turu: 'c',
    gorsel: name.gorsel,
    yayin_zamani: '2026-03-02T08:00:00Z',
    icerik: inFour(text),
  }
}

/** Page of one destination; `kinds` are what we sell there. */
export function destinationPage(
  key: DestinationKey,
  kinds: readonly ProductKind[],
  texts: InFour<DestinationText>,
): DemoPage {
  const name = DESTINATION_NAMES[key]
  const text = (dil: Language): PageText => {
    const own = texts[dil]
    const titles = HEADINGS[dil]
    const links = kinds.map((kind) => `<a href="/c/${KIND_NAMES[kind].slug[dil]}">${KIND_NAMES[kind].ad[dil]}</a>`)
    const html = [
      paragraph(own.giris),
      heading(titles.see),
      paragraph(own.gor),
      heading(titles.when),
      paragraph(own.zaman),
      heading(titles.way),
      paragraph(own.ulasim),
      heading(titles.offer),
      paragraph(own.sunulan),
      list(links),
    ].join('')
    return {
      baslik: own.baslik,
      ozet: own.ozet,
      slug: name.slug[dil],
      seo_baslik: own.seo_baslik,
      bloklar: [textBlock(html)],
    }
  }
  return {
    anahtar: `u-${key}`,
    turu: 'u',
    gorsel: name.gorsel,
    yayin_zamani: '2026-03-09T08:00:00Z',
    icerik: inFour(text),
  }
}

interface PlainPage extends Pick<DemoPage, 'kategori' | 'yazar' | 'sozlesme'> {
  readonly anahtar: string
  readonly turu: ContentType
  readonly gorsel: string | null
  readonly yayin_zamani: string
  readonly serit?: Strip
}

/** The running text in two, after its second heading: there a reader may want to look at something. */
function aroundStrip(html: string, dil: Language, { kural, metin }: Strip): StoredBlock[] {
  const parts = html.split(/(?=<h2>)/)
  const strip: StoredBlock = { tip: 'urunler', kural, urunler: [], ...metin[dil] }
  return [textBlock(parts.slice(0, 3).join('')), strip, textBlock(parts.slice(3).join(''))]
}

/** What can be looked at after the running text, in this order. */
function sights({ resim, harita, galeri, video }: PlainText): StoredBlock[] {
  const blocks: StoredBlock[] = []
  if (resim) blocks.push({ tip: 'gorsel', ...resim })
  if (harita) blocks.push({ tip: 'harita', ...harita })
  if (galeri) blocks.push({ tip: 'galeri', ...galeri })
  if (video) blocks.push({ tip: 'video', ...video })
  return blocks
}

/** Running text, then what can be looked at, questions and a call to write, where the page has them. */
export function plainPage({ serit, ...page }: PlainPage, texts: InFour<PlainText>): DemoPage {
  const text = (dil: Language): PageText => {
    const { baslik, ozet, slug, seo_baslik, html, tablo, devam, sorular, cagri } = texts[dil]
    const bloklar = serit ? aroundStrip(html, dil, serit) : [textBlock(html)]
    if (tablo) bloklar.push({ tip: 'tablo', ...tablo })
    if (devam) bloklar.push(textBlock(devam))
    bloklar.push(...sights(texts[dil]))
    if (sorular) bloklar.push(questionsBlock(dil, sorular))
    if (cagri) bloklar.push(callBlock(dil, cagri))
    return { baslik, ozet, slug, seo_baslik, bloklar }
  }
  return { ...page, icerik: inFour(text) }
}
