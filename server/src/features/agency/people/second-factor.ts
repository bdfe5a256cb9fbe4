import { randomInt } from 'node:crypto'
import { AppError } from '@meltem/contract/errors'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { Seal } from '../../../platform/sessions/sealed.ts'
import { deleteSessionsOf } from '../../../platform/sessions/session-family.ts'
import { hashToken, keyFor } from '../../../platform/sessions/token.ts'
import { newTotpSecret, totpAddress, totpStepOf } from '../../../platform/sessions/totp.ts'
import {
  deleteRecoveryCodes,
  deleteSecret,
  findSecret,
  insertRecoveryCodes,
  spendRecoveryCode,
  updateLastStep,
  updateUnprovenSecret,
} from './login.queries.ts'
import { AGENCIES } from './session.service.ts'

export interface FactorOwner {
  readonly secret: string
  readonly tenant_id: number
  readonly kullanici_k_no: string
}

const RECOVERY_CODES = 10
/** Without letters that are misread for each other. */
const READABLE = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

const sealOf = ({ secret, tenant_id }: FactorOwner) => new Seal(secret, 'acente_totp', tenant_id)

/** A new secret with every login until the first code has proved that it arrived. */
export async function beginSetup(
  trx: TenantTransaction,
  owner: FactorOwner,
  { issuer, label }: { issuer: string; label: string },
): Promise<{ sir: string; uri: string }> {
  const sir = newTotpSecret()
  await updateUnprovenSecret(trx, owner.kullanici_k_no, sealOf(owner).close(sir, owner.kullanici_k_no))
  return { sir, uri: await totpAddress(sir, issuer, label) }
}

/** Whether the code is right and new: its step is remembered, so that it never works a second time. */
export async function takeCode(trx: TenantTransaction, owner: FactorOwner, kod: string): Promise<boolean> {
  const user = await findSecret(trx, owner.kullanici_k_no)
  if (!user?.totp_sirri) return false
  const step = await totpStepOf(sealOf(owner).open(user.totp_sirri, owner.kullanici_k_no), kod)
  if (step === undefined) return false
  const { numUpdatedRows } = await updateLastStep(trx, owner.kullanici_k_no, step)
  return numUpdatedRows > 0n
}

/** Hashed with the secret: fifty bits alone could be guessed from a copy of the table. */
const recoveryHash = ({ secret, tenant_id, kullanici_k_no }: FactorOwner, code: string) =>
  hashToken(keyFor(secret, `acente_kurtarma:${code.replace('-', '')}`, tenant_id, kullanici_k_no))

export async function takeRecoveryCode(trx: TenantTransaction, owner: FactorOwner, kod: string): Promise<boolean> {
  const { numUpdatedRows } = await spendRecoveryCode(trx, owner.kullanici_k_no, recoveryHash(owner, kod))
  return numUpdatedRows > 0n
}

/** Told once; the ones before stop working. Worked: 'K7QM2-XB9TR'. */
export async function replaceRecoveryCodes(trx: TenantTransaction, owner: FactorOwner): Promise<string[]> {
  const { tenant_id, kullanici_k_no } = owner
  const letters = () => Array.from({ length: 5 }, () => READABLE[randomInt(READABLE.length)]).join('')
  const codes = Array.from({ length: RECOVERY_CODES }, () => `${letters()}-${letters()}`)
  await deleteRecoveryCodes(trx, kullanici_k_no)
  const rows = codes.map((code) => ({ tenant_id, kullanici_k_no, ozet: recoveryHash(owner, code) }))
  await insertRecoveryCodes(trx, rows)
  return codes
}

/** The next login sets the app up again. Every login ends, the one on the lost telephone too. */
export async function forgetSecondFactor(trx: TenantTransaction, kullanici_k_no: string): Promise<void> {
  const { numUpdatedRows } = await deleteSecret(trx, kullanici_k_no)
  if (numUpdatedRows === 0n) throw new AppError('bulunamadi')
  await deleteRecoveryCodes(trx, kullanici_k_no)
  await deleteSessionsOf(trx, AGENCIES, kullanici_k_no)
}
