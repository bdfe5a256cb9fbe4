import { MOST_VISIT_MONTHS, type Settings } from '@meltem/contract/settings'

/** What a part of the settings says until the operator has said it: a tenant opens without a row of its own (PEOPLE-30). */
export function defaultParts(kod: string) {
  return {
    company: {
      marka: kod,
      unvan: kod,
      vergi_dairesi: '',
      vergi_no: '',
      slogan: {},
      birlik_metni: {},
      birlik_no: null,
      birlik_url: null,
    },
    seo: { baslik: {}, aciklama: {} },
    support: { telefon: null, sohbet_no: null, mesaj_url: null, saatler: {} },
    social: [],
    contact: { telefon: '', e_mail: '', adres: '', enlem: null, boylam: null },
    language: { varsayilan: 'en', diller: ['en'] },
    tema: { renkler: {}, odeme_logolari: [] },
    olcum: { sayim: true, saklama_ay: MOST_VISIT_MONTHS, izin_cumlesi: {}, izin_metni: {} },
  } satisfies Omit<{ [Part in keyof Settings]?: unknown }, 'kod'>
}

/** The stored part over what it says by default; a list is the one or the other. */
export function withDefaults(kod: string, parts: ReadonlyMap<string, unknown>): ReadonlyMap<string, unknown> {
  const known = Object.entries(defaultParts(kod)).map(([name, usual]) => {
    const stored = parts.get(name)
    if (Array.isArray(usual) || stored === undefined) return [name, stored ?? usual] as const
    return [name, { ...usual, ...(stored as object) }] as const
  })
  return new Map([...parts, ...known])
}
