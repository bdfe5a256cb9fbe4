import type { OutputOf } from '@meltem/contract/endpoint'
import type { ContactMessage, getHealth, getStaff } from '@meltem/contract/staff'

export const SESSION: OutputOf<typeof getStaff> = {
  personel: {
    k_no: '6f2a1c52-5f0e-4a58-9d0a-0f6f1f1f0001',
    ad: 'İnci',
    soyad: 'Işık',
    e_mail: 'inci@meltem.example',
    rol: 'yonetici',
    dil: 'en',
  },
  marka: 'Meltem',
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
