import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { AppError } from '@meltem/contract/wire/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { withFaultScript } from '../faults/fault-routes.ts'
import { PICTURES } from '../files/pictures/picture-files.ts'
import type { Conditions, FileStore } from '../files/store/file-store.ts'
import { markTraced } from '../tracing/mark-traced.ts'
import { isInstallationHost } from './guards/own-hosts.ts'
import { CAMERA_POLICY, pageCsp, SECURITY_HEADERS } from './guards/security-headers.ts'
import { findPageTenant } from './pages/page-request.ts'
import type { TenantDirectory } from './tenant-directory.ts'

/** Names carry a hash of their content. */
const FOREVER = 'public, max-age=31536000, immutable'
/** A replaced picture gets another name; a month is long enough and forgives mistakes. */
const A_MONTH = 'public, max-age=2592000'

interface FileOptions {
  readonly files: FileStore
  readonly webBuild: string
  readonly adminBuild: string
  readonly tenants: TenantDirectory
  readonly config: Pick<Config, 'mode' | 'publicUrl'>
}

/** Pictures, the storefront's scripts and styles, and the back office. */
export async function fileRoutes(app: FastifyInstance, options: FileOptions): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS)
  })
  const { place } = options.files
  if ('folder' in place) await servePictureFolder(app, join(place.folder, PICTURES))
  else servePictureBucket(app, options.files)
  app.setNotFoundHandler((request, reply) => sendFallbackPicture(request, reply, options.files))

  await serveAssets(app, join(options.webBuild, 'client', 'assets'), '/assets/')
  await serveAssets(app, join(options.adminBuild, 'assets'), '/yonetim/assets/')
  serveWorker(app, '/trip-worker.js', join(options.webBuild, 'client', 'trip-worker.js'))
  serveWorker(app, '/yonetim/field-worker.js', join(options.adminBuild, 'field-worker.js'))
  serveBackOffice(app, options)
}

async function servePictureFolder(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix: '/img/',
    cacheControl: false,
    index: false,
    setHeaders: (reply) => {
      reply.header('cache-control', A_MONTH)
    },
  })
}

/** What a picture or a card may be called; nothing else of the bucket is ever asked for. */
const PICTURE_NAME = /^[a-z\d-]+\/[a-z]+\/[a-z\d-]+\.(?:avif|webp|jpg)$/

/** Passed on as the store sends it, piece by piece. */
function servePictureBucket(app: FastifyInstance, files: FileStore): void {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/img/*',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const name = request.params['*']
      const served = PICTURE_NAME.test(name) ? await files.serve?.(PICTURES + name, conditionsOf(request)) : undefined
      if (!served || served.status === 404) return await sendFallbackPicture(request, reply, files)
      reply.code(served.status).headers(served.headers).header('cache-control', A_MONTH)
      return await reply.send(served.body ?? '')
    },
  })
}

function conditionsOf({ method, headers }: FastifyRequest): Conditions {
  return {
    // A part of what may have changed meanwhile is answered with the whole, as HTTP allows.
    range: headers['if-range'] === undefined ? headers.range : undefined,
    ifNoneMatch: headers['if-none-match'],
    ifModifiedSince: headers['if-modified-since'],
    head: method === 'HEAD',
  }
}

/** Above the pages it keeps for when there is no network; its name has no hash, so browsers ask whether it is new. */
function serveWorker(app: FastifyInstance, address: string, file: string): void {
  if (!existsSync(file)) return
  const script = readFileSync(file, 'utf8')
  app.get(address, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
  )
}

async function serveAssets(app: FastifyInstance, root: string, prefix: string): Promise<void> {
  if (!existsSync(root)) return
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    cacheControl: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply) => {
      reply.header('cache-control', FOREVER)
    },
  })
}

/** A picture that is not there shows the quiet fallback; the status still says so. */
async function sendFallbackPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  files: FileStore,
): Promise<FastifyReply> {
  const kod = /^\/img\/([a-z][a-z0-9-]*)\//.exec(request.url)?.[1]
  const fallback = kod && (await files.find(`${PICTURES}${kod}/urun/no-image-800.webp`))
  if (!fallback) return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
  return reply.code(404).header('cache-control', 'public, max-age=60').type('image/webp').send(fallback)
}

const OFFICE_PAGE = { scripts: [] as readonly string[], headers: {} as Readonly<Record<string, string>> }

/** The field scans tickets: by the camera, and on phones without a reader of their own by one in WebAssembly. */
const FIELD_PAGE: typeof OFFICE_PAGE = {
  scripts: ["'wasm-unsafe-eval'"],
  headers: { 'permissions-policy': CAMERA_POLICY },
}

/** One page for every address below /yonetim; the browser does the rest. */
function serveBackOffice(app: FastifyInstance, { adminBuild, tenants, config }: FileOptions): void {
  const file = join(adminBuild, 'index.html')
  if (!existsSync(file)) return
  const template = readFileSync(file, 'utf8')
  const send = (request: FastifyRequest, reply: FastifyReply, more = OFFICE_PAGE): FastifyReply => {
    const tenant = findPageTenant(request.raw, tenants, config.mode !== 'production')
    if (!tenant) throw new AppError('adres_bilinmiyor')
    return sendPage(reply, tenant.kod, more)
  }
  const sendPage = (reply: FastifyReply, kod: string, more: typeof OFFICE_PAGE): FastifyReply => {
    reply.header('cache-control', 'no-cache').header('content-security-policy', pageCsp(more.scripts))
    reply.headers(more.headers)
    return reply
      .type('text/html; charset=utf-8')
      .send(withFaultScript(markTraced(template.replace('__COMPANY__', kod))))
  }
  app.get('/yonetim/kurum', (request, reply) => {
    if (!isInstallationHost(request.raw, config)) throw new AppError('bulunamadi')
    return sendPage(reply, '', OFFICE_PAGE)
  })
  app.get('/yonetim', (request, reply) => send(request, reply))
  app.get('/yonetim/saha', (request, reply) => send(request, reply, FIELD_PAGE))
  app.get('/yonetim/*', (request, reply) => send(request, reply))
}
