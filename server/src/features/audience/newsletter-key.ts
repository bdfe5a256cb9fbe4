import { keyFor } from '../../platform/sessions/token.ts'

/** Opens the link of one subscriber for one purpose; made from the secret, so that no table holds it. */
export function newsletterKey(
  secret: string,
  purpose: 'onay' | 'ayril',
  { tenantId, k_no }: { tenantId: number; k_no: string },
): string {
  return keyFor(secret, `bulten_${purpose}`, tenantId, k_no)
}
