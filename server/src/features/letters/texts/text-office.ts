import {
  type listMailTexts as listCall,
  MAIL_TEXTS,
  type MailText,
  type MailWords,
  type OfficeText,
  type previewMailText as previewCall,
  type saveMailText as saveCall,
} from '@meltem/contract/mail-text-office'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import type { FieldIssue } from '@meltem/contract/wire/envelope'
import { AppError } from '@meltem/contract/wire/errors'
import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { unknownIn } from '@meltem/domain/content/variables'
import { translatorFor } from '@meltem/i18n/translator'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { contestedBy } from '../../../platform/db/edits/contested.ts'
import { type RequestContext, requireStaff } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { openSealed } from '../../settings/sealed/sealed-setting.ts'
import { getTenantSettings } from '../../settings/settings.service.ts'
import { composeLetter } from '../compose/compose.ts'
import { type Letter, letterHtml, letterText } from '../letter.ts'
import { linksAt } from '../mail-links.ts'
import { faultOfSending, messageTo } from '../relay/send-now.ts'
import { houseWords, SLOTS } from './mail-slots.ts'
import { insertText, listOwnTexts, listTextVersions } from './mail-text.queries.ts'
import { sampleMail } from './samples.ts'

/** Every mail that can be worded, as the house names it in the language of the office. */
export async function listMailTexts(
  { db }: Services,
  { tenant, language }: RequestContext,
): Promise<OutputOf<typeof listCall>> {
  const own = await withTenant(db, tenant.id, listOwnTexts)
  return {
    data: MAIL_TEXTS.map((tur) => ({
      tur,
      konu: houseWords(tur, language).konu,
      kendi: LANGUAGES.filter((dil) => own.some((one) => one.tur === tur && one.dil === dil)),
    })),
  }
}

async function textOf(trx: TenantTransaction, tur: MailText, dil: Language): Promise<OfficeText> {
  const surumler = await listTextVersions(trx, tur, dil)
  const [newest] = surumler
  return {
    tur,
    dil,
    degiskenler: [...SLOTS[tur].degiskenler],
    ev: houseWords(tur, dil),
    surum: newest?.surum ?? 0,
    kendi: newest?.kendi ?? null,
    surumler,
  }
}

interface Asked {
  readonly tur: MailText
  readonly dil: Language
}

export async function getMailText({ db }: Services, { tenant }: RequestContext, { tur, dil }: Asked) {
  return { data: await withTenant(db, tenant.id, (trx) => textOf(trx, tur, dil)) }
}

/** A version on top of the one that was seen; without words it is the way back to the house (PEOPLE-74). */
export async function saveMailText(
  { db, clock }: Services,
  context: RequestContext,
  { tur, dil, surum, kendi }: ParsedInputOf<typeof saveCall>,
) {
  const { tenant, language } = context
  if (kendi) requireKnown(tur, kendi, language)
  const { k_no } = await requireStaff(context)
  return await withTenant(db, tenant.id, async (trx) => {
    const now = await textOf(trx, tur, dil)
    const isSame = kendi?.konu === now.kendi?.konu && kendi?.metin === now.kendi?.metin
    if (now.surum === surum && isSame) return { data: now }
    const words = { konu: kendi?.konu ?? null, metin: kendi?.metin ?? null }
    const row = { tenant_id: tenant.id, tur, dil, surum: surum + 1, ...words, personel_k_no: k_no, zaman: clock.now() }
    if (now.surum !== surum || !(await insertText(trx, row))) {
      const { kendi: theirs } = await textOf(trx, tur, dil)
      const stands = theirs ?? now.ev
      throw await contestedBy(trx, { tables: ['eposta_metni'] }, { konu: stands.konu, metin: stands.metin })
    }
    return { data: await textOf(trx, tur, dil) }
  })
}

/** A name in braces that this mail does not know, at the field where it stands, with those it does. */
function requireKnown(tur: MailText, words: MailWords, language: Language): void {
  const known = SLOTS[tur].degiskenler
  const alanlar = (['konu', 'metin'] as const).flatMap((alan): FieldIssue[] => {
    const ad = unknownIn([words[alan]], known)
    if (ad === undefined) return []
    const bilinen = known.map((name) => `{${name}}`).join(', ')
    const mesaj = translatorFor(language, 'admin')('settings.rules.degisken', { ad: `{${ad.slice(0, 40)}}`, bilinen })
    return [{ alan, kural: 'gecersiz', mesaj }]
  })
  if (alanlar.length > 0) throw new AppError('alan_hatasi', { alanlar })
}

type Typed = ParsedInputOf<typeof previewCall>

/** Composed as every other mail is, with these words and about nobody. */
async function sampleLetter(
  services: Services,
  context: RequestContext,
  { tur, dil, konu, metin }: Typed,
): Promise<Letter> {
  const { tenant, origin, language } = context
  requireKnown(tur, { konu, metin }, language)
  const settings = await getTenantSettings(services.db, services.cache, tenant)
  const links = linksAt(origin, services.config.secret, tenant)
  const { kind, data } = sampleMail(tur, dil)
  const texts = new Map([[`${tur}:${dil}`, { konu, metin }]])
  return composeLetter(kind, data, dil, { settings, links, texts })
}

export async function previewMailText(services: Services, context: RequestContext, typed: Typed) {
  const letter = await sampleLetter(services, context, typed)
  return { konu: letter.subject, html: letterHtml(letter), metin: letterText(letter) }
}

/** To the clerk's own address and to no other, marked as a trial. */
export async function tryMailText(services: Services, context: RequestContext, typed: Typed) {
  const { tenant } = context
  const { e_mail } = await requireStaff(context)
  const letter = await sampleLetter(services, context, typed)
  const subject = translatorFor(typed.dil, 'mail')('newsletter.trial', { konu: letter.subject })
  const { unsubscribe: _nobody, ...shown } = letter
  const opened = await withTenant(services.db, tenant.id, (trx) => openSealed(services.config, trx, tenant.id, 'smtp'))
  const message = messageTo(e_mail, { ...shown, subject }, { tenant, dil: typed.dil })
  const fault = await faultOfSending(services, opened, message)
  if (fault) throw fault
  return { alici: e_mail }
}
