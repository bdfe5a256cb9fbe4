import type { Config } from '../../../platform/config.ts'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { contestedBy } from '../../../platform/db/edits/contested.ts'
import { Seal } from '../../../platform/sessions/sealed.ts'
import {
  findSealed,
  lockSealed,
  type SealedName,
  type SealedRow,
  sealAgain,
  writeSealed,
} from './sealed-setting.queries.ts'

const PURPOSE = 'gizli_ayar'

type Secrets = Readonly<Record<string, string>>

/** What the office may see of a secret: its last four characters, fewer of a short one. */
export function lastOf(secret: string): string {
  const shown = Math.min(4, Math.floor(secret.length / 4))
  return secret.slice(secret.length - shown)
}

interface Written {
  readonly tenant_id: number
  readonly ad: SealedName
  /** The version that was seen; 0 where there was none. */
  readonly surum: number
  readonly secrets: Secrets
  readonly acik: Readonly<Record<string, unknown>>
}

/** Seals with the newest key of the installation and says which it was (PAY-16). */
export async function saveSealed(
  { sealKeys }: Pick<Config, 'sealKeys'>,
  trx: TenantTransaction,
  { tenant_id, ad, surum, secrets, acik }: Written,
): Promise<void> {
  const [newest] = sealKeys
  const gizli = new Seal([newest.secret], PURPOSE, tenant_id).close(JSON.stringify(secrets), ad)
  const row = { tenant_id, ad, gizli, anahtar_no: newest.id, acik: JSON.stringify(acik) }
  const before = await lockSealed(trx, ad)
  const moved = (before?.surum ?? 0) !== surum
  if (moved || !(await writeSealed(trx, row, surum)))
    throw await contestedBy(trx, { tables: ['gizli_ayar'], row: { ad } }, {})
}

/** Opens a secret; one that an older key has sealed is sealed anew, so that the older one can go. */
export async function openSealed(
  { sealKeys }: Pick<Config, 'sealKeys'>,
  trx: TenantTransaction,
  tenant_id: number,
  ad: SealedName,
): Promise<{ readonly row: SealedRow; readonly secrets: Secrets; readonly renewed: boolean } | undefined> {
  const row = await findSealed(trx, ad)
  if (!row) return undefined
  const [first, ...others] = sealKeys.filter(({ id }) => id === row.anahtar_no).map(({ secret }) => secret)
  if (first === undefined)
    throw new Error(`gizli_ayar ${ad} of tenant ${tenant_id} is sealed with a key that is gone: ${row.anahtar_no}`)
  const plain = new Seal([first, ...others], PURPOSE, tenant_id).open(row.gizli, ad)
  const [newest] = sealKeys
  const gizli = new Seal([newest.secret, first, ...others], PURPOSE, tenant_id).renew(row.gizli, ad)
  if (gizli) {
    await sealAgain(trx, ad, { before: row.gizli, gizli, anahtar_no: newest.id })
  }
  return { row, secrets: JSON.parse(plain) as Secrets, renewed: gizli !== undefined }
}
