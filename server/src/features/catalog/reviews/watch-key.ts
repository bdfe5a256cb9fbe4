import { keyFor } from '../../../platform/sessions/token.ts'

/** Opens the page where a visitor takes their wishes back; made from the secret, so that no table holds it. */
export function watchKey(secret: string, tenantId: number, k_no: string): string {
  return keyFor(secret, 'haber_istegi', tenantId, k_no)
}
