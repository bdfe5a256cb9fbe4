import type { listRequests } from '@meltem/contract/reservation/request-office'
import { ALL_RIGHTS } from '@meltem/contract/staff/rights'
import type { ContactMessage, getHealth, getStaff } from '@meltem/contract/staff/staff'
import type { getToday } from '@meltem/contract/today/office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'

export const SESSION: OutputOf<typeof getStaff> = {
  personel: {
    k_no: '6f2a1c52-5f0e-4a58-9d0a-0f6f1f1f0001',
    ad: 'İnci',
    soyad: 'Işık',
    e_mail: 'inci@meltem.example',
    rol: 'yonetici',
    dil: 'en',
    ek_haklar: [],
    alinan_haklar: [],
  },
  haklar: [...ALL_RIGHTS],
  sinirlar: { fiyat: 50, kesinti: 100, silme: 5 },
  yoneticiler: ['İnci Işık'],
  marka: 'Meltem',
  ikinci_adim: { kurulu: false, zorunlu: false },
}

export const HEALTH: OutputOf<typeof getHealth> = {
  yeni_mesaj: 1,
  bekleyen_eposta: 2,
  basarisiz_eposta: 0,
  bulten_tarihi: '2026-08-14',
  bulten_eski: false,
  sayfa: 48,
  surum: '0.1.0',
}

export const GERMAN: ContactMessage = {
  k_no: '6f2a1c52-5f0e-4a58-9d0a-0f6f1f1f0011',
  mesaj_no: 'M-1042',
  ad: 'Jonas',
  soyad: 'Weber',
  e_mail: 'jonas@weber.example',
  telefon: '+49 170 0000000',
  konu: 'rezervasyon',
  mesaj: 'Wir kommen mit einem kleinen Hund.\nIst das möglich?',
  lang: 'de',
  durum: 'yeni',
  olusturma_zamani: '2026-08-14T11:22:00Z',
}

export const ENGLISH: ContactMessage = {
  k_no: '6f2a1c52-5f0e-4a58-9d0a-0f6f1f1f0012',
  mesaj_no: 'M-1041',
  ad: 'Maya',
  soyad: 'Reed',
  e_mail: 'maya@reed.example',
  telefon: null,
  konu: 'odeme',
  mesaj: 'Was my deposit received?',
  lang: 'en',
  durum: 'okundu',
  olusturma_zamani: '2026-08-13T06:05:00Z',
}

export const MESSAGES = [GERMAN, ENGLISH]

/** A quiet day: nothing leaves, nobody asks. */
export const TODAY: OutputOf<typeof getToday> = {
  simdi: '2026-08-14T08:42:00Z',
  gun: '2026-08-14',
  satis: { kur: 'TRY', tutar: 0, gecen: 0, adet: 0 },
  istekler: { adet: 0, data: [] },
  bitenler: { adet: 0, toplamlar: [], data: [] },
  bildirimler: { adet: 0, data: [] },
  tahsil: [],
  kalkislar: [],
  seferler: null,
  bekleyenler: null,
  giris_cikis: [],
  doluluk: { gunler: [], data: [], oran: null },
  yeniler: [],
  talepler: 0,
  yorumlar: 0,
  onaylar: 0,
  hareketler: 0,
  iadeler: 0,
  cakismalar: 0,
}

export const REQUESTS: OutputOf<typeof listRequests> = {
  simdi: TODAY.simdi,
  sayilar: { bekleyen: 0, teklif: 0, kapanan: 0 },
  data: [],
}
