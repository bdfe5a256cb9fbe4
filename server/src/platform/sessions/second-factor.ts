import { randomInt } from 'node:crypto'
import type { TenantTransaction } from '../db/connection.ts'
import { Seal } from './sealed.ts'
import {
  deleteRecoveryCodes,
  deleteSecret,
  type FactorRealm,
  findSecret,
  insertRecoveryCodes,
  insertSecondStep,
  spendRecoveryCode,
  updateLastStep,
  updateUnprovenSecret,
} from './second-factor.queries.ts'
import { hashToken, keyFor, newToken, type Secrets } from './token.ts'
import { newTotpSecret, totpAddress, totpStepOf } from './totp.ts'

/** `name` goes into the keys that seal and hash: what was made for one realm means nothing in another. */
export interface SecondFactor extends FactorRealm {
  readonly name: 'acente' | 'personel' | 'kurum'
}

export const AGENCY_FACTOR: SecondFactor = {
  name: 'acente',
  people: 'acente_kullanici',
  steps: 'acente_girisi',
  codes: 'acente_kurtarma_kodu',
  owner: 'kullanici_k_no',
}

export const STAFF_FACTOR: SecondFactor = {
  name: 'personel',
  people: 'personel',
  steps: 'personel_girisi',
  codes: 'personel_kurtarma_kodu',
  owner: 'personel_k_no',
}

export const INSTALLATION_FACTOR: SecondFactor = {
  name: 'kurum',
  people: 'kurum_yonetici',
  steps: 'kurum_girisi',
  codes: 'kurum_kurtarma_kodu',
  owner: 'yonetici_k_no',
  tenantless: true,
}

export interface FactorOwner {
  readonly secrets: Secrets
  readonly tenant_id: number
  readonly sahip_k_no: string
}

const SECOND_STEP_MINUTES = 10
const RECOVERY_CODES = 10
/** Without letters that are misread for each other. */
const READABLE = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

const sealOf = ({ name }: SecondFactor, { secrets, tenant_id }: FactorOwner) =>
  new Seal(secrets, `${name}_totp`, tenant_id)

/** The password was right: a key to come back with, and with it the code. */
export async function openSecondStep(
  trx: TenantTransaction,
  factor: SecondFactor,
  { tenant_id, sahip_k_no }: FactorOwner,
): Promise<string> {
  const giris_anahtari = newToken()
  const ozet = hashToken(giris_anahtari)
  await insertSecondStep(trx, factor, { tenant_id, sahip_k_no, ozet, minutes: SECOND_STEP_MINUTES })
  return giris_anahtari
}

/** A new secret with every login until the first code has proved that it arrived. */
export async function beginSetup(
  trx: TenantTransaction,
  factor: SecondFactor,
  owner: FactorOwner,
  { issuer, label }: { issuer: string; label: string },
): Promise<{ sir: string; uri: string }> {
  const sir = newTotpSecret()
  await updateUnprovenSecret(trx, factor, owner.sahip_k_no, sealOf(factor, owner).close(sir, owner.sahip_k_no))
  return { sir, uri: await totpAddress(sir, issuer, label) }
}

/** Whether the code is right and new: its step is remembered, so that it never works a second time. */
export async function takeCode(
  trx: TenantTransaction,
  factor: SecondFactor,
  owner: FactorOwner,
  kod: string,
): Promise<boolean> {
  const sealed = await findSecret(trx, factor, owner.sahip_k_no)
  if (!sealed) return false
  const step = await totpStepOf(sealOf(factor, owner).open(sealed, owner.sahip_k_no), kod)
  return step !== undefined && (await updateLastStep(trx, factor, owner.sahip_k_no, step))
}

/** Codes of the app have six figures, recovery codes more letters. */
export function isRecoveryCode(kod: string): boolean {
  return kod.length > 6
}

/** Hashed with the secret: fifty bits alone could be guessed from a copy of the table. */
const recoveryHashes = ({ name }: SecondFactor, { secrets, tenant_id, sahip_k_no }: FactorOwner, code: string) =>
  secrets.map((secret) => hashToken(keyFor(secret, `${name}_kurtarma:${code.replace('-', '')}`, tenant_id, sahip_k_no)))

export async function takeRecoveryCode(
  trx: TenantTransaction,
  factor: SecondFactor,
  owner: FactorOwner,
  kod: string,
): Promise<boolean> {
  return await spendRecoveryCode(trx, factor, owner.sahip_k_no, recoveryHashes(factor, owner, kod))
}

/** Told once; the ones before stop working. Worked: 'K7QM2-XB9TR'. */
export async function replaceRecoveryCodes(
  trx: TenantTransaction,
  factor: SecondFactor,
  owner: FactorOwner,
): Promise<string[]> {
  const letters = () => Array.from({ length: 5 }, () => READABLE[randomInt(READABLE.length)]).join('')
  const codes = Array.from({ length: RECOVERY_CODES }, () => `${letters()}-${letters()}`)
  await deleteRecoveryCodes(trx, factor, owner.sahip_k_no)
  const hashes = codes.flatMap((code) => recoveryHashes(factor, owner, code).slice(0, 1))
  await insertRecoveryCodes(trx, factor, owner, hashes)
  return codes
}

/** The app has to be set up again; answers whether there was such a person. */
export async function forgetSecondFactor(
  trx: TenantTransaction,
  factor: SecondFactor,
  sahip_k_no: string,
): Promise<boolean> {
  await deleteRecoveryCodes(trx, factor, sahip_k_no)
  return await deleteSecret(trx, factor, sahip_k_no)
}
