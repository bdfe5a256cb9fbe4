import type { TransferPlace } from '@meltem/contract/transfer'
import { DESTINATION_NAMES, type DestinationKey } from './destination-names.ts'
import type { InFour } from './four-languages.ts'

export type DemoTransferPlace = Omit<TransferPlace, 'baslik'> & { readonly baslik: InFour<string> }

const airport = (kod: string, baslik: InFour<string>, enlem: number, boylam: number): DemoTransferPlace => ({
  kod,
  baslik,
  tur: 'havalimani',
  enlem,
  boylam,
})

const town = (kod: DestinationKey): DemoTransferPlace => {
  const { ad, enlem, boylam } = DESTINATION_NAMES[kod]
  return { kod, baslik: ad, tur: 'sehir', enlem, boylam }
}

/** Every place stands at one end of a route at least. */
export const TRANSFER_PLACES: readonly DemoTransferPlace[] = [
  airport(
    'dlm',
    {
      tr: 'Dalaman Havalimanı (DLM)',
      en: 'Dalaman Airport (DLM)',
      de: 'Flughafen Dalaman (DLM)',
      ru: 'Аэропорт Даламан (DLM)',
    },
    36.7131,
    28.7925,
  ),
  airport(
    'ayt',
    {
      tr: 'Antalya Havalimanı (AYT)',
      en: 'Antalya Airport (AYT)',
      de: 'Flughafen Antalya (AYT)',
      ru: 'Аэропорт Антальи (AYT)',
    },
    36.8987,
    30.8005,
  ),
  airport(
    'bjv',
    {
      tr: 'Milas–Bodrum Havalimanı (BJV)',
      en: 'Milas–Bodrum Airport (BJV)',
      de: 'Flughafen Milas–Bodrum (BJV)',
      ru: 'Аэропорт Милас — Бодрум (BJV)',
    },
    37.2506,
    27.6643,
  ),
  airport(
    'adb',
    {
      tr: 'İzmir Adnan Menderes Havalimanı (ADB)',
      en: 'İzmir Adnan Menderes Airport (ADB)',
      de: 'Flughafen İzmir Adnan Menderes (ADB)',
      ru: 'Аэропорт Измира имени Аднана Мендереса (ADB)',
    },
    38.2924,
    27.157,
  ),
  airport(
    'asr',
    {
      tr: 'Kayseri Havalimanı (ASR)',
      en: 'Kayseri Airport (ASR)',
      de: 'Flughafen Kayseri (ASR)',
      ru: 'Аэропорт Кайсери (ASR)',
    },
    38.7704,
    35.4954,
  ),
  airport(
    'nav',
    {
      tr: 'Nevşehir Kapadokya Havalimanı (NAV)',
      en: 'Nevşehir Cappadocia Airport (NAV)',
      de: 'Flughafen Nevşehir Kappadokien (NAV)',
      ru: 'Аэропорт Невшехир Каппадокия (NAV)',
    },
    38.7719,
    34.5345,
  ),
  airport(
    'ist',
    {
      tr: 'İstanbul Havalimanı (IST)',
      en: 'Istanbul Airport (IST)',
      de: 'Flughafen Istanbul (IST)',
      ru: 'Аэропорт Стамбул (IST)',
    },
    41.2753,
    28.7519,
  ),
  town('gocek'),
  town('fethiye'),
  town('oludeniz'),
  town('kalkan'),
  town('kas'),
  town('dalyan'),
  town('marmaris'),
  town('bodrum'),
  town('alacati'),
  {
    kod: 'kaleici',
    baslik: {
      tr: 'Antalya Kaleiçi ve Konyaaltı',
      en: 'Antalya old town and Konyaaltı',
      de: 'Altstadt von Antalya und Konyaaltı',
      ru: 'Старый город Антальи и Коньяалты',
    },
    tur: 'otel_bolgesi',
    enlem: 36.88,
    boylam: 30.7,
  },
  {
    kod: 'goreme',
    baslik: {
      tr: 'Kapadokya otelleri (Göreme, Ürgüp, Uçhisar)',
      en: 'Cappadocia hotels (Göreme, Ürgüp, Uçhisar)',
      de: 'Hotels in Kappadokien (Göreme, Ürgüp, Uçhisar)',
      ru: 'Отели Каппадокии (Гёреме, Ургюп, Учхисар)',
    },
    tur: 'otel_bolgesi',
    enlem: 38.643,
    boylam: 34.829,
  },
  {
    kod: 'sultanahmet',
    baslik: {
      tr: 'İstanbul otelleri (Sultanahmet, Taksim)',
      en: 'Istanbul hotels (Sultanahmet, Taksim)',
      de: 'Hotels in Istanbul (Sultanahmet, Taksim)',
      ru: 'Отели Стамбула (Султанахмет, Таксим)',
    },
    tur: 'otel_bolgesi',
    enlem: 41.0054,
    boylam: 28.9768,
  },
]
