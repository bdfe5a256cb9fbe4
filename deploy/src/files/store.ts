import type { ClusterPlan } from '../plan.ts'
import type { StoreKeys } from '../secrets.ts'

/** What every process needs to find pictures, originals and documents; nothing where they share a folder. */
export function storeSettings({ files }: ClusterPlan, keys: StoreKeys): Record<string, string> {
  if (!files) return {}
  return {
    FILES_S3_BUCKET: files.bucket,
    FILES_S3_REGION: files.region,
    ...(files.endpoint && { FILES_S3_ENDPOINT: files.endpoint }),
    ...(keys.FILES_S3_KEY_ID && keys),
  }
}
