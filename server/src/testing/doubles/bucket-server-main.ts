/** A store of files as a process of its own, which keeps what it has: told by its environment where. */
import { mkdirSync } from 'node:fs'
import { runBucketServer } from './bucket-server.ts'

const { BUCKET = '', FOLDER = '', PORT = '' } = process.env
mkdirSync(FOLDER, { recursive: true })
await runBucketServer({ bucket: BUCKET, directory: FOLDER, port: Number(PORT) })
