import type { Agency, AgencyUser } from '@meltem/contract/agency/agency'
import type { Member } from '@meltem/contract/member/member'
import { opensToKeys } from '@meltem/contract/staff/office-keys'
import { hasRight, type Right } from '@meltem/contract/staff/rights'
import type { Proof, Staff } from '@meltem/contract/staff/staff'
import type { Administrator } from '@meltem/contract/tenant/installation'
import type { AnswerOf, Endpoint, OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import type { FieldIssue } from '@meltem/contract/wire/envelope'
import { AppError, ERROR_CODES } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { translatorFor } from '@meltem/i18n/translator'
import * as z from 'zod/mini'
import { inStaffCall, type StaffCall } from '../db/staff-call.ts'
import { hashToken } from '../sessions/token.ts'
import { carriesCard } from './guards/card-guard.ts'
import { STAFF_COOKIE } from './pages/page-request.ts'
import type { Tenant } from './tenant-directory.ts'

/** A member with the login the request came through. */
export interface SignedIn {
  readonly uye: Member
  readonly oturum_k_no: string
}

/** A person of the office, or another system that reads in the name of one (PEOPLE-81). */
export interface SignedInStaff extends Staff {
  /** The key the system came with; a person has none. */
  readonly anahtar_k_no?: string
}

/** A user of an agency with the login the request came through; read anew for every request. */
export interface SignedInAgency {
  readonly acente: Agency
  readonly kullanici: AgencyUser
  readonly oturum_k_no: string
}

/** What a handler knows about the request. */
export interface RequestContext {
  readonly tenant: Tenant
  readonly language: Language
  readonly ip: string
  readonly requestId: string
  /** Where the tenant is reached from outside, as `https://host`. */
  readonly origin: string
  /** Who is logged in to the office of this tenant, or reads from it with a key; asked for only when an endpoint needs it. */
  findStaff(): Promise<SignedInStaff | undefined>
  /** How that person can prove to sit there still; undefined if they just have (PEOPLE-19). */
  findMissingProof(staff: Staff): Promise<Proof | undefined>
  /** Which member of this tenant the bearer token belongs to; asked for only when an endpoint needs it. */
  findMember(): Promise<SignedIn | undefined>
  /** Which person of which agency of this tenant the bearer token belongs to; asked for only when an endpoint needs it. */
  findAgency(): Promise<SignedInAgency | undefined>
  /** Who is logged in to the installation, above all tenants; asked for only when an endpoint needs it. */
  findAdministrator(): Promise<Administrator | undefined>
  readonly cookies: Cookies
  /** How the caller's program introduces itself. */
  readonly userAgent: string
  /** It asks not to be counted: Do Not Track, or Global Privacy Control. */
  readonly refusesCounting: boolean
}

/** HttpOnly, Secure cookies of this host. Pages are rendered without any: a call in memory reads none and sets none. */
export interface Cookies {
  get(name: CookieName): string | undefined
  /** Null clears it; without an age it ends with the browser. Refused for requests that another site has caused. */
  set(name: CookieName, value: string | null, options: { maxAge?: number; sameSite: 'Strict' | 'Lax' }): void
}

export type CookieName = `__Host-${string}`

/** An outcome the specification names as an answer: HTTP 200 with `success: 0`. */
export class Outcome {
  readonly code: string
  readonly message: string
  /** Further fields the specification reads, such as `status`. */
  readonly fields: Readonly<Record<string, string>>

  constructor(code: string, message: string, fields: Record<string, string> = {}) {
    this.code = code
    this.message = message
    this.fields = fields
  }
}

type Handler<E extends Endpoint> = (input: ParsedInputOf<E>, context: RequestContext) => Promise<OutputOf<E> | Outcome>

/** Writes an answer as JSON, for calls that keep parts of it written. */
type Writer<E extends Endpoint> = (answer: Extract<AnswerOf<E>, { success: 1 }>) => Buffer

interface Mounted {
  readonly endpoint: Endpoint
  readonly handler: Handler<Endpoint>
  readonly write: Writer<Endpoint> | undefined
}

/** The calls of the product, wherever they come from: HTTP or the storefront's own loaders. */
export class Api {
  /** By method and path: the storefront's bundle has its own copies of the endpoint values. */
  readonly #mounted = new Map<string, Mounted>()

  mount<E extends Endpoint>(endpoint: E, handler: Handler<E>, write?: Writer<E>): void {
    if (this.#mounted.has(keyOf(endpoint))) throw new Error(`${endpoint.path} is mounted twice`)
    this.#mounted.set(keyOf(endpoint), {
      endpoint,
      handler: (input, context) => handler(input as ParsedInputOf<E>, context),
      write,
    })
  }

  /** The answer as its call writes it; undefined where it is written like any other. */
  write<E extends Endpoint>(endpoint: E, answer: AnswerOf<E>): Buffer | undefined {
    if (answer.success !== 1) return undefined
    return this.#mounted.get(keyOf(endpoint))?.write?.(answer)
  }

  endpoints(): Endpoint[] {
    return [...this.#mounted.values()].map((mounted) => mounted.endpoint)
  }

  /** Checks who asks, checks the input, runs the handler. Throws AppError; the caller makes the envelope. */
  async dispatch<E extends Endpoint>(endpoint: E, input: unknown, context: RequestContext): Promise<AnswerOf<E>> {
    const mounted = this.#mounted.get(keyOf(endpoint))
    if (!mounted) throw new AppError('bulunamadi')
    await requireAccess(mounted.endpoint, context)
    if (carriesCard(input)) throw new AppError('kart_bilgisi_yasak')
    const parsed = z.safeParse(mounted.endpoint.input, input, { reportInput: true })
    if (!parsed.success) throw refusalOf(parsed.error, context.language)
    const answer = await answerOf(mounted, parsed.data, context)
    if (answer instanceof Outcome) {
      return { success: 0, code: answer.code, message: answer.message, ...answer.fields }
    }
    return { success: 1, ...(answer as object) } as AnswerOf<E>
  }
}

/** What the office calls is done in the name of the person who calls (PEOPLE-15). */
async function answerOf({ endpoint, handler }: Mounted, input: unknown, context: RequestContext) {
  if (endpoint.access !== 'staff') return await handler(input, context)
  const { k_no, anahtar_k_no } = await requireStaff(context)
  const who = { personel_k_no: k_no, token: anahtar_k_no ?? context.cookies.get(STAFF_COOKIE) ?? '' }
  return await inStaffCall(staffCallOf(endpoint, input, context, who), () => handler(input, context))
}

/** The first of these that is sent says what a call is about. */
const SUBJECTS = ['rezervasyon_k_no', 'k_no', 'acente_k_no', 'deneme_k_no', 'urun_k_no', 'ust_acente_k_no']
const KEY = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** For the audit: who calls what, from where. */
export function staffCallOf(
  { method, path }: Endpoint,
  input: unknown,
  { ip, requestId }: RequestContext,
  { personel_k_no, token }: { readonly personel_k_no: string; readonly token: string },
): StaffCall {
  const sent = input as Readonly<Record<string, unknown>>
  const konu = SUBJECTS.map((name) => sent[name]).find((key) => typeof key === 'string' && KEY.test(key))
  return {
    personel_k_no,
    cagri: path.replace('/yonetim/', ''),
    ip,
    oturum: hashToken(token).toString('hex').slice(0, 16),
    istek_no: requestId,
    konu_k_no: (konu as string | undefined) ?? null,
    yazar: method === 'POST',
  }
}

function keyOf(endpoint: Endpoint): string {
  return `${endpoint.method} ${endpoint.path}`
}

/** A caller without access is told so before anything of the body is looked at. */
export async function requireAccess(endpoint: Endpoint, context: RequestContext): Promise<void> {
  if (endpoint.access === 'public') return
  if (endpoint.access === 'staff') return await requireRight(await requireStaff(context), endpoint, context)
  if (endpoint.access === 'member' && (await context.findMember())) return
  if (endpoint.access === 'agency' && (await context.findAgency())) return
  if (endpoint.access === 'installation' && (await context.findAdministrator())) return
  throw new AppError('giris_gerekli')
}

/**
 * The answer names the right, so that the screen can say what is missing and who can give it; or how to prove that it is
 * still the person who sits there.
 */
async function requireRight(staff: SignedInStaff, endpoint: Endpoint, context: RequestContext): Promise<void> {
  const { hak, taze } = endpoint
  const isOpen = staff.anahtar_k_no === undefined || opensToKeys(endpoint)
  if (!hak || !isOpen || !hasRight(staff, hak)) throw new AppError('yetki_yok', { ayrinti: { hak } })
  if (taze) await requireProof(context)
}

/** What is sent lets money go, where the call itself need not: the proof that a call with `taze` asks for (PEOPLE-19). */
export async function requireProof(context: RequestContext): Promise<void> {
  const yol = await context.findMissingProof(await requireStaff(context))
  if (yol) throw new AppError('onay_gerekli', { ayrinti: { yol } })
}

/** What is sent asks for more than the call itself: a price in it for the right to write prices. */
export async function requireAlso(context: RequestContext, hak: Right): Promise<void> {
  if (!hasRight(await requireStaff(context), hak)) throw new AppError('yetki_yok', { ayrinti: { hak } })
}

/** The staff member an endpoint with `access: 'staff'` can rely on. */
export async function requireStaff(context: RequestContext): Promise<SignedInStaff> {
  const staff = await context.findStaff()
  if (!staff) throw new AppError('giris_gerekli')
  return staff
}

/** The member an endpoint with `access: 'member'` can rely on. */
export async function requireMember(context: RequestContext): Promise<SignedIn> {
  const member = await context.findMember()
  if (!member) throw new AppError('giris_gerekli')
  return member
}

/** Who an endpoint with `access: 'installation'` can rely on. */
export async function requireAdministrator(context: RequestContext): Promise<Administrator> {
  const administrator = await context.findAdministrator()
  if (!administrator) throw new AppError('giris_gerekli')
  return administrator
}

/** The agency an endpoint with `access: 'agency'` can rely on; with `roles`, only for these of its people. */
export async function requireAgency(
  context: RequestContext,
  ...roles: readonly AgencyUser['rol'][]
): Promise<SignedInAgency> {
  const agency = await context.findAgency()
  if (!agency) throw new AppError('giris_gerekli')
  if (roles.length > 0 && !roles.includes(agency.kullanici.rol)) throw new AppError('yetki_yok')
  return agency
}

/** `alan_hatasi`, unless a refinement names a plainer code. */
function refusalOf(error: z.core.$ZodError, language: Language): AppError {
  const alanlar = describeIssues(error, language)
  const named = error.issues.map((issue): unknown => (issue.code === 'custom' ? issue.params?.kod : undefined))
  const code = ERROR_CODES.find((known) => named.includes(known))
  return new AppError(code ?? 'alan_hatasi', { alanlar })
}

/** For rules a schema cannot know: the field is marked as if the schema had refused it. */
export function fieldRefusal(alan: string, language: Language): AppError {
  const mesaj = translatorFor(language, 'fields')('gecersiz')
  return new AppError('alan_hatasi', { alanlar: [{ alan, kural: 'gecersiz', mesaj }] })
}

function describeIssues(error: z.core.$ZodError, language: Language): FieldIssue[] {
  const t = translatorFor(language, 'fields')
  return error.issues.slice(0, 50).map((issue) => {
    const { kural, deger } = ruleOf(issue)
    const mesaj = t(kural, deger === undefined ? {} : { deger })
    return { alan: issue.path.join('.'), kural, mesaj, ...(deger === undefined ? {} : { deger }) }
  })
}

type Rule = 'zorunlu' | 'e_mail' | 'en_az' | 'en_cok' | 'bicim' | 'karakter' | 'tarih' | 'bilinmeyen' | 'gecersiz'

const FORMAT_RULES: Readonly<Record<string, Rule>> = { email: 'e_mail', date: 'tarih', datetime: 'tarih' }

/** A refinement may name its rule. */
function namedRule(params: Readonly<Record<string, unknown>> | undefined): Rule {
  return params?.kural === 'karakter' || params?.kural === 'tarih' ? params.kural : 'gecersiz'
}

function ruleOf(issue: z.core.$ZodIssue): { kural: Rule; deger?: number } {
  switch (issue.code) {
    case 'invalid_type':
      return { kural: issue.input === undefined ? 'zorunlu' : 'gecersiz' }
    case 'too_small':
      if (issue.origin !== 'string') return { kural: 'gecersiz' }
      return Number(issue.minimum) <= 1 ? { kural: 'zorunlu' } : { kural: 'en_az', deger: Number(issue.minimum) }
    case 'too_big':
      return issue.origin === 'string' ? { kural: 'en_cok', deger: Number(issue.maximum) } : { kural: 'gecersiz' }
    case 'invalid_format':
      return { kural: FORMAT_RULES[issue.format] ?? 'bicim' }
    case 'unrecognized_keys':
      return { kural: 'bilinmeyen' }
    case 'invalid_value':
      return { kural: issue.input === undefined ? 'zorunlu' : 'gecersiz' }
    case 'custom':
      return { kural: namedRule(issue.params) }
    default:
      return { kural: 'gecersiz' }
  }
}
