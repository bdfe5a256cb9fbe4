import { BASE_EXCHANGE, type MenuItem, type Settings } from '@meltem/contract/settings'
import type { Rendering } from '@meltem/contract/wire/rendering'
import { describe, expect, it } from 'vitest'
import { frameOf } from './frame.ts'

const item = (k_no: string, change: Partial<MenuItem> = {}): MenuItem => ({
  k_no,
  menu_k_no: null,
  tip: 'icerik',
  turu: 'c',
  konum: 'top',
  sira: 1,
  icerik: { tr: { baslik: `Başlık ${k_no}`, slug: k_no, url: null } },
  ...change,
})

function settings(change: Partial<Settings> = {}): Settings {
  return {
    menu: [],
    logofavicon: { logo: null, favicon: null },
    company: {
      kod: 'meltem',
      marka: 'Meltem',
      unvan: 'Meltem A.Ş.',
      vergi_dairesi: '',
      vergi_no: '',
      slogan: { tr: 'Rüzgâr', en: 'Wind' },
      birlik_metni: { tr: 'Üye' },
      birlik_no: null,
      birlik_url: null,
    },
    seo: { baslik: {}, aciklama: {} },
    support: { telefon: null, sohbet_no: null, mesaj_url: null, saatler: {} },
    social: [],
    contact: { telefon: '', e_mail: '', adres: '', enlem: null, boylam: null },
    language: { varsayilan: 'tr', diller: ['tr', 'en'] },
    exchange: { temel: 'TRY', varsayilan: 'TRY', kurlar: [BASE_EXCHANGE] },
    dailyExchange: {
      banka_kodu: 'TCMB',
      bulten_no: null,
      bulten_tarihi: null,
      alinma_zamani: null,
      eski: false,
      kurlar: [],
    },
    tema: { renkler: {}, odeme_logolari: [] },
    olcum: { sayim: true, izin_cumlesi: {}, izin_metni: {} },
    duyurular: [],
    seritler: [],
    splash: [],
    other: {
      uye_olmadan_yorum_yapma: false,
      yazi_yorumlari: true,
      uye_olmadan_rezervasyon: false,
      uyelik_onayi_acik: true,
      uye_grup_k_no: null,
      sosyal_girisler: [],
    },
    ...change,
  }
}

function rendering(change: Partial<Settings> = {}): Rendering {
  return {
    call: () => Promise.reject(new Error('not used here')),
    settings: settings(change),
    language: 'tr',
    currency: 'TRY',
    origin: 'https://meltem.example',
    nonce: undefined,
    requestId: 'r-1',
    report: () => undefined,
  }
}

describe('frameOf', () => {
  it('takes the language of the address only when the tenant offers it', () => {
    expect(frameOf(rendering(), 'en').language).toBe('en')
    expect(frameOf(rendering(), 'de').language).toBe('tr')
    expect(frameOf(rendering(), 'xx').language).toBe('tr')
  })

  it('falls back to the default language, then to nothing', () => {
    const frame = frameOf(rendering(), 'en')
    expect(frame.company.slogan).toBe('Wind')
    expect(frame.company.birlik_metni).toBe('Üye')
    expect(frame.seo.baslik).toBe('')
  })

  it('stands with an empty menu', () => {
    expect(frameOf(rendering(), 'tr').menu).toEqual({ top: [], bottom: [] })
  })

  it('builds the tree in order, headings without an address', () => {
    const menu = [
      item('b', { sira: 2, tip: 'baslik', turu: null }),
      item('a', { sira: 1 }),
      item('b2', {
        sira: 2,
        menu_k_no: 'b',
        tip: 'ozel',
        turu: null,
        icerik: { tr: { baslik: 'İletişim', slug: null, url: '/contact' } },
      }),
      item('b1', { sira: 1, menu_k_no: 'b', turu: 'u' }),
      item('f', { konum: 'bottom' }),
    ]
    const frame = frameOf(rendering({ menu }), 'tr')
    expect(frame.menu.top).toEqual([
      { baslik: 'Başlık a', href: '/tr/c/a', alt: [] },
      {
        baslik: 'Başlık b',
        href: undefined,
        alt: [
          { baslik: 'Başlık b1', href: '/tr/u/b1', alt: [] },
          { baslik: 'İletişim', href: '/tr/contact', alt: [] },
        ],
      },
    ])
    expect(frame.menu.bottom).toHaveLength(1)
  })

  it('leaves out what has no text, and survives parents that loop or are missing', () => {
    const menu = [
      item('x', { icerik: {} }),
      item('y', { menu_k_no: 'z' }),
      item('z', { menu_k_no: 'y' }),
      item('w', { menu_k_no: 'gone' }),
    ]
    expect(frameOf(rendering({ menu }), 'tr').menu.top).toEqual([])
  })
})
