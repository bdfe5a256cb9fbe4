import type { InFour } from '../four-languages.ts'
import type { SharedLines } from './written-text.ts'

export const HOTEL_LINES: InFour<SharedLines> = {
  tr: {
    dahil: ['Günlük oda temizliği', 'Kablosuz internet', 'Konaklama vergisi'],
    haric: ['Kişisel harcamalar'],
    kurallar: ['Kimlik ya da pasaport girişte gösterilir', 'Odalarda sigara içilmez'],
    kosullar: ['Fiyatlar oda başınadır; kapasiteyi aşan misafir için ek yatak ücreti alınır.'],
    ara: ['otel', 'konaklama', 'oda'],
  },
  en: {
    dahil: ['Daily cleaning', 'Wi-Fi', 'Accommodation tax'],
    haric: ['Personal expenses'],
    kurallar: ['Identity card or passport at check-in', 'No smoking in the rooms'],
    kosullar: ['Prices are per room; guests beyond its capacity pay for an extra bed.'],
    ara: ['hotel', 'room', 'accommodation'],
  },
  de: {
    dahil: ['Tägliche Zimmerreinigung', 'WLAN', 'Übernachtungssteuer'],
    haric: ['Persönliche Ausgaben'],
    kurallar: ['Ausweis oder Reisepass beim Einchecken', 'In den Zimmern wird nicht geraucht'],
    kosullar: ['Die Preise gelten je Zimmer; für weitere Gäste wird ein Zustellbett berechnet.'],
    ara: ['Hotel', 'Zimmer', 'Übernachtung'],
  },
  ru: {
    dahil: ['Ежедневная уборка', 'Wi-Fi', 'Налог на проживание'],
    haric: ['Личные расходы'],
    kurallar: ['При заезде нужен паспорт', 'В номерах не курят'],
    kosullar: ['Цена за номер; за гостя сверх вместимости оплачивается дополнительное место.'],
    ara: ['отель', 'гостиница', 'номер'],
  },
}
