import { getCalendarFile, getContractPdf, getVoucherPdf } from '@meltem/contract/reservation/documents'
import type { Language } from '@meltem/contract/wire/language'
import type { Config } from '../../platform/config.ts'
import type { Tenant } from '../../platform/http/tenant-directory.ts'
import { tenantOrigin } from '../../platform/http/tenant-origin.ts'
import { hashToken, isSameHash, keyFor, readableKeyFor, type Secrets } from '../../platform/sessions/token.ts'
import { newsletterKey } from '../audience/newsletter-key.ts'
import { watchKey } from '../catalog/reviews/watch-key.ts'
import { guestKey } from '../reservation/guest-key.ts'
import type { StoredKey } from './key-of-mail.queries.ts'

/** Addresses with their keys, made when a mail is sent, so that no table holds a key. The host is never the request's. */
export interface MailLinks {
  reservation(k_no: string, language: Language): string
  /** A file of the reservation. */
  paper(name: 'voucher' | 'contract' | 'calendar', k_no: string): string
  confirmEmail(anahtar_k_no: string, language: Language): string
  newPassword(anahtar_k_no: string, language: Language): string
  oneTimePassword(anahtar_k_no: string): string
  account(language: Language): string
  /** Invitation of an agency's person, or the way to a new password. */
  agencyLogin(anahtar_k_no: string, language: Language): string
  /** Invitation of a colleague, or the way to a new password. */
  staffPassword(anahtar_k_no: string): string
  /** State of an agency's application, and where its questions are answered. */
  application(k_no: string, language: Language): string
  /** A file the storefront serves, by its path. */
  file(path: string): string
  /** A page of the storefront; the path comes without the language. */
  page(path: string, language: Language): string
  stopWatching(k_no: string, language: Language): string
  /** Yes to the newsletter, or no more of it. */
  newsletter(purpose: 'onay' | 'ayril', k_no: string, language: Language): string
}

const PAPERS = {
  voucher: getVoucherPdf.path,
  contract: getContractPdf.path,
  calendar: getCalendarFile.path,
} as const

/** With the key that stands in the database already, links are made by the secret that key was made with. */
export type LinksOf = (tenant: Tenant, stored?: StoredKey) => MailLinks

export function mailLinks(config: Pick<Config, 'mode' | 'publicUrl' | 'port' | 'secrets'>): LinksOf {
  return (tenant, stored) =>
    linksAt(tenantOrigin(tenant, config), secretBehind(config.secrets, tenant.id, stored), tenant)
}

/** A mail may have waited while the secret changed: only the one its row was written with makes the key (RELY-32). */
function secretBehind(secrets: Secrets, tenantId: number, stored: StoredKey | undefined): string {
  const fits = ({ k_no, ozet }: StoredKey, secret: string) =>
    [linkKey, agencyKey, staffKey, applicationKey].some((make) =>
      isSameHash(ozet, hashToken(make(secret, tenantId, k_no))),
    )
  return (stored && secrets.find((secret) => fits(stored, secret))) ?? secrets[0]
}

/** Behind the hash sign: what is there reaches no server log and no referrer. */
export function linksAt(base: string, secret: string, tenant: Tenant): MailLinks {
  return {
    reservation: (k_no, language) =>
      `${base}/${language}/reservation/${k_no}?anahtar=${guestKey(secret, tenant.id, k_no)}`,
    paper: (name, k_no) => `${base}/api${PAPERS[name]}?k_no=${k_no}&anahtar=${guestKey(secret, tenant.id, k_no)}`,
    confirmEmail: (k_no, language) => `${base}/${language}/account/confirm#${linkKey(secret, tenant.id, k_no)}`,
    newPassword: (k_no, language) => `${base}/${language}/account/password#${linkKey(secret, tenant.id, k_no)}`,
    oneTimePassword: (k_no) => oneTimePassword(secret, tenant.id, k_no),
    agencyLogin: (k_no, language) => `${base}/${language}/agency/login#${agencyKey(secret, tenant.id, k_no)}`,
    staffPassword: (k_no) => `${base}/yonetim/sifre#${staffKey(secret, tenant.id, k_no)}`,
    application: (k_no, language) => `${base}/${language}/agency/forms#${applicationKey(secret, tenant.id, k_no)}`,
    account: (language) => `${base}/${language}/user/profile`,
    file: (path) => `${base}${path}`,
    page: (path, language) => `${base}/${language}${path}`,
    stopWatching: (k_no, language) =>
      `${base}/haber-vazgec?dil=${language}&k_no=${k_no}&anahtar=${watchKey(secret, tenant.id, k_no)}`,
    newsletter: (purpose, k_no, language) =>
      `${base}/bulten-${purpose}?dil=${language}&k_no=${k_no}&anahtar=${newsletterKey(secret, purpose, { tenantId: tenant.id, k_no })}`,
  }
}

export function linkKey(secret: string, tenantId: number, k_no: string): string {
  return keyFor(secret, 'uye_anahtari', tenantId, k_no)
}

export function oneTimePassword(secret: string, tenantId: number, k_no: string): string {
  return readableKeyFor(secret, 'tek_sifre', tenantId, k_no)
}

export function agencyKey(secret: string, tenantId: number, k_no: string): string {
  return keyFor(secret, 'acente_anahtari', tenantId, k_no)
}

export function staffKey(secret: string, tenantId: number, k_no: string): string {
  return keyFor(secret, 'personel_anahtari', tenantId, k_no)
}

export function applicationKey(secret: string, tenantId: number, k_no: string): string {
  return keyFor(secret, 'acente_basvuru', tenantId, k_no)
}
