import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import signature from '@20minutes/s3rver/lib/signature/v4.js'
import type { BucketPlace } from '../../platform/files/store/file-store.ts'

export interface BucketServer {
  readonly place: BucketPlace
  /** The same place as settings of a process. */
  readonly environment: Readonly<Record<string, string>>
  /** As a machine that loses its power. */
  stop(): Promise<void>
}

/** The only pair of keys that server knows. */
export const BUCKET_KEY = 'S3RVER'
/** The script that runs it as a process of its own. */
export const BUCKET_SERVER = join(import.meta.dirname, 'bucket-server-main.ts')

/** The address of a bucket ends with a slash, which Amazon's library signs and that server forgets. */
const toSign = signature.getStringToSign
signature.getStringToSign = (asked, request) => {
  const isBucket = asked.uri.lastIndexOf('/') === 0
  return toSign(isBucket ? { ...asked, uri: `${asked.uri}/` } : asked, request)
}

interface BucketWish {
  readonly bucket: string
  readonly directory: string
  readonly port: number
}

/** A real server of files on loopback that speaks S3, keeps its files and checks every signature. */
export async function runBucketServer({ bucket, directory, port }: BucketWish): Promise<S3rver> {
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  })
  await server.run()
  return server
}

export async function startBucketServer(bucket = 'meltem-files'): Promise<BucketServer> {
  const directory = mkdtempSync(join(tmpdir(), 'meltem-bucket-'))
  const { httpServer } = await runBucketServer({ bucket, directory, port: 0 })
  const { port } = httpServer.address() as AddressInfo
  const endpoint = `http://127.0.0.1:${port}`
  return {
    place: { bucket, region: 'us-east-1', endpoint, keys: { id: BUCKET_KEY, secret: BUCKET_KEY }, pathStyle: true },
    environment: {
      FILES_S3_BUCKET: bucket,
      FILES_S3_ENDPOINT: endpoint,
      FILES_S3_KEY_ID: BUCKET_KEY,
      FILES_S3_SECRET: BUCKET_KEY,
    },
    stop: async () => {
      httpServer.close()
      httpServer.closeAllConnections()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
