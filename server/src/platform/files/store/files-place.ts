import type { FilesPlace } from './file-store.ts'

interface FilesEnvironment {
  readonly FILES_S3_BUCKET?: string | undefined
  readonly FILES_S3_ENDPOINT?: string | undefined
  readonly FILES_S3_REGION: string
  readonly FILES_S3_KEY_ID?: string | undefined
  readonly FILES_S3_SECRET?: string | undefined
  readonly FILES_S3_PATH_STYLE?: boolean | undefined
}

/** The bucket where one is named, else the folder of data. */
export function filesPlace(env: FilesEnvironment, dataDir: string): FilesPlace {
  const { FILES_S3_BUCKET: bucket, FILES_S3_KEY_ID: id, FILES_S3_SECRET: secret } = env
  if (!bucket) return { folder: dataDir }
  const endpoint = env.FILES_S3_ENDPOINT?.replace(/\/+$/, '')
  return {
    bucket,
    region: env.FILES_S3_REGION,
    endpoint,
    keys: id && secret ? { id, secret } : undefined,
    // A store of one's own seldom has a host name for each bucket.
    pathStyle: env.FILES_S3_PATH_STYLE ?? endpoint !== undefined,
  }
}

/** An address or keys without a bucket would silently be for nothing. */
export function missingBucket(env: FilesEnvironment): string[] {
  if (env.FILES_S3_BUCKET) return []
  const idle = (['FILES_S3_ENDPOINT', 'FILES_S3_KEY_ID'] as const).filter((name) => env[name])
  return idle.length > 0 ? [`FILES_S3_BUCKET: needed with ${idle.join(' and ')}`] : []
}
