import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BucketServer, startBucketServer } from '../../../testing/doubles/bucket-server.ts'
import { type BucketPlace, type FileStore, holdsAny } from './file-store.ts'
import { openFileStore } from './open-file-store.ts'

let folder: string
let server: BucketServer
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meltem-store-'))
  server = await startBucketServer()
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const words = (text: string) => Buffer.from(text)

describe.each([
  ['a folder', () => openFileStore({ folder })],
  ['a bucket', () => openFileStore(server.place)],
])('files in %s (RELY-27)', (_where, open) => {
  let files: FileStore
  beforeAll(async () => {
    files = await open()
    await files.check()
  })
  afterAll(() => files.close?.())

  test('are there once they are written, and changed in one step', async () => {
    const key = 'pictures/alfa/urun/bay-400.webp'
    expect([await files.find(key), await files.has(key)]).toEqual([undefined, false])
    await files.put(key, words('first'))
    await files.put(key, words('second'))
    expect([(await files.get(key)).toString(), await files.has(key)]).toEqual(['second', true])
  })

  test('may be empty, or larger than what travels at once', async () => {
    const large = Buffer.alloc(3_000_000, 'deniz')
    await files.put('originals/1/large', large)
    await files.put('originals/1/empty', Buffer.alloc(0))
    expect((await files.get('originals/1/large')).equals(large)).toBe(true)
    expect((await files.get('originals/1/empty')).length).toBe(0)
  })

  test('move over what lay there, and leave nothing behind', async () => {
    await files.put('originals/2/old', words('old'))
    await files.put('originals/2/new.part', words('new'))
    await files.move('originals/2/new.part', 'originals/2/old')
    expect((await files.get('originals/2/old')).toString()).toBe('new')
    expect(await Array.fromAsync(files.list('originals/2/'))).toEqual(['originals/2/old'])
  })

  test('are listed by the beginning of their key, however many there are', async () => {
    const keys = Array.from({ length: 12 }, (_, place) => `pictures/beta/kart/one-tr-${place}.jpg`)
    await Promise.all([...keys, 'pictures/beta/kart/other-tr-1.jpg'].map((key) => files.put(key, words('x'))))
    const listed = async (prefix: string) => (await Array.fromAsync(files.list(prefix))).toSorted()
    expect(await listed('pictures/beta/kart/one-tr-')).toEqual(keys.toSorted())
    expect(await listed('pictures/beta/')).toHaveLength(13)
    expect([await listed('pictures/gamma/'), await holdsAny(files, 'pictures/gamma/')]).toEqual([[], false])
    expect(await holdsAny(files, 'pictures/')).toBe(true)
  })

  test('go once, and what is gone already is no matter', async () => {
    await files.put('documents/1/paper', words('paper'))
    await files.remove('documents/1/paper')
    await files.remove('documents/1/paper')
    await expect(files.get('documents/1/paper')).rejects.toThrow('There is no file documents/1/paper')
  })

  test('cannot be named outside of their place', async () => {
    await expect(files.put('../outside', words('x'))).rejects.toThrow(/outside/)
    await expect(files.find('pictures/../../outside')).rejects.toThrow(/outside/)
  })
})

test('originals and documents in a folder are for their owner alone', async () => {
  const files = await openFileStore({ folder })
  const modeOf = (key: string) => statSync(join(folder, key)).mode & 0o077
  await Promise.all(['originals/3/a', 'documents/3/b', 'pictures/c'].map((key) => files.put(key, words('x'))))
  expect([modeOf('originals/3/a'), modeOf('documents/3/b')]).toEqual([0, 0])
  expect(modeOf('pictures/c')).not.toBe(0)
})

describe('what a store refuses is one sentence that names the setting', () => {
  const check = async (change: Partial<BucketPlace>) => {
    const files = await openFileStore({ ...server.place, ...change })
    return await files.check().finally(() => files.close?.())
  }

  test.each([
    ['no such bucket', { bucket: 'meltem-nowhere' }, /There is no bucket meltem-nowhere.*FILES_S3_BUCKET/],
    [
      'a secret of another',
      { keys: { id: 'S3RVER', secret: 'x'.repeat(20) } },
      /SignatureDoesNotMatch.*FILES_S3_SECRET/,
    ],
    ['keys of nobody', { keys: { id: 'NOBODY', secret: 'x'.repeat(20) } }, /InvalidAccessKeyId.*FILES_S3_KEY_ID/],
    ['nobody who listens', { endpoint: 'http://127.0.0.1:1' }, /cannot be reached.*ECONNREFUSED.*FILES_S3_ENDPOINT/],
  ])('%s', async (_case, change, sentence) => {
    await expect(check(change)).rejects.toMatchObject({
      name: 'FileStoreError',
      message: expect.stringMatching(sentence),
    })
  })
})
