import { HOST_NAME, type openTenant, TENANT_CODE } from '@meltem/contract/tenant/installation'
import type { InputOf } from '@meltem/contract/wire/endpoint'
import type { Language } from '@meltem/contract/wire/language'

/** As it is typed: hosts line by line, currencies with commas between. */
export interface TenantDraft {
  readonly kod: string
  readonly marka: string
  readonly unvan: string
  readonly hosts: string
  readonly diller: readonly Language[]
  readonly currencies: string
  readonly ad: string
  readonly soyad: string
  readonly e_mail: string
}

export const EMPTY_DRAFT: TenantDraft = {
  kod: '',
  marka: '',
  unvan: '',
  hosts: '',
  diller: ['tr', 'en', 'de', 'ru'],
  currencies: 'TRY, EUR',
  ad: '',
  soyad: '',
  e_mail: '',
}

/** What is wrong, by the name of its sentence and what it is about. */
export type Fault =
  | { readonly rule: 'bad_code' | 'no_host' | 'no_language' }
  | { readonly rule: 'bad_host'; readonly host: string }
  | { readonly rule: 'bad_currency'; readonly kod: string }

const words = (text: string) => text.split(/[\s,;]+/).filter(Boolean)
/** As the server reads a host: the scheme and the slash of a pasted address go. */
const hostOf = (typed: string) =>
  typed
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '')

export function readDraft({ hosts, currencies, diller, ad, soyad, e_mail, unvan, ...draft }: TenantDraft): {
  readonly input: InputOf<typeof openTenant>
  readonly faults: readonly Fault[]
} {
  const kod = draft.kod.trim().toLowerCase()
  const alan_adlari = words(hosts).map(hostOf)
  const para_birimleri = words(currencies).map((each) => each.toUpperCase())
  const faults: Fault[] = []
  if (!TENANT_CODE.test(kod)) faults.push({ rule: 'bad_code' })
  if (alan_adlari.length === 0) faults.push({ rule: 'no_host' })
  for (const host of alan_adlari) if (!HOST_NAME.test(host)) faults.push({ rule: 'bad_host', host })
  if (diller.length === 0) faults.push({ rule: 'no_language' })
  if (para_birimleri.length === 0) faults.push({ rule: 'bad_currency', kod: '…' })
  for (const each of para_birimleri) if (!/^[A-Z]{3}$/.test(each)) faults.push({ rule: 'bad_currency', kod: each })
  const yonetici = { ad, soyad, e_mail: e_mail.trim().toLowerCase() }
  const named = unvan.trim() === '' ? {} : { unvan }
  return {
    faults,
    input: { kod, marka: draft.marka, ...named, alan_adlari, diller: [...diller], para_birimleri, yonetici },
  }
}
