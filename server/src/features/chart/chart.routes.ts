import { gzipSync } from 'node:zlib'
import { CUT_SIZE, CUT_ZOOM, cornerOf, TILE_SIZE, TILE_ZOOM } from '@meltem/domain/chart/cut'
import { CHARTED, worldPoint } from '@meltem/domain/chart/mercator'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { COME_AGAIN_SECONDS } from '../../platform/http/envelope.ts'
import { SECURITY_HEADERS } from '../../platform/http/guards/security-headers.ts'
import { drawChart, type Sheet } from './draw-chart.ts'
import { ROSE_RADIUS } from './draw-rose.ts'
import { findOpenWater } from './open-water.ts'

/** The coast does not move; a week forgives a mistake in the drawing. */
const A_WEEK = 'public, max-age=604800'
const KEPT_BYTES = 16_000_000
/** Far enough from any sheet that no part of a rose is seen. */
const AWAY = { x: -1e4, y: -1e4 } as const

/**
 * A drawing takes some milliseconds, in which no request is answered, and there are more of them than anyone can keep.
 * Whoever drags a chart about asks for a hundred a minute; all together take a tenth of a processor at most.
 */
const NEW_DRAWINGS = { ofOne: { points: 200, duration: 60 }, ofAll: { points: 800, duration: 60 } } as const

const drawn = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: ({ length }) => length })

/** The coast as drawings: tiles for the chart that moves, whole cuts for those that stand still. */
export async function chartRoutes(app: FastifyInstance): Promise<void> {
  const ofOne = new RateLimiterMemory({ ...NEW_DRAWINGS.ofOne, keyPrefix: 'one' })
  const ofAll = new RateLimiterMemory({ ...NEW_DRAWINGS.ofAll, keyPrefix: 'all' })
  const mayDraw = async ({ ip }: FastifyRequest): Promise<boolean> => {
    try {
      await ofOne.consume(ip)
      await ofAll.consume('all')
      return true
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return false
      throw refused
    }
  }
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS)
  })
  const answer = async (request: FastifyRequest, reply: FastifyReply, sheet: Sheet | undefined, draw: Draw) => {
    if (!sheet) return await reply.code(404).type('text/plain; charset=utf-8').send('Not found')
    const key = `${sheet.width}:${sheet.zoom}:${sheet.left}:${sheet.top}`
    let packed = drawn.get(key)
    if (!packed) {
      if (!(await mayDraw(request))) {
        return await reply.code(429).header('retry-after', COME_AGAIN_SECONDS).type('text/plain').send('Too many')
      }
      packed = gzipSync(draw(sheet))
      drawn.set(key, packed)
    }
    return await send(reply, packed)
  }
  app.get<{ Params: { z: string; x: string; y: string } }>('/kiyi/:z/:x/:y', (request, reply) => {
    const { z, x, y } = request.params
    return answer(request, reply, readTile(z, x, y), drawChart)
  })
  app.get<{ Params: { z: string; middle: string } }>('/kiyi/:z/:middle', (request, reply) =>
    answer(request, reply, readCut(request.params.z, request.params.middle), drawCut),
  )
}

type Draw = (sheet: Sheet) => string

function drawCut(sheet: Sheet): string {
  return drawChart(sheet, findOpenWater(sheet, ROSE_RADIUS + 24) ?? AWAY)
}

function send(reply: FastifyReply, packed: Buffer): FastifyReply {
  // Every browser that shows a picture inside a page understands gzip.
  return reply
    .header('cache-control', A_WEEK)
    .header('content-encoding', 'gzip')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .type('image/svg+xml; charset=utf-8')
    .send(packed)
}

/** A tile's part of the world; undefined when there is no such tile or no coast on it. */
function readTile(z: string, x: string, y: string): Sheet | undefined {
  if (!/^\d{1,2}$/.test(z) || !/^\d{1,6}$/.test(x) || !/^\d{1,6}\.svg$/.test(y)) return undefined
  const zoom = Number(z)
  if (zoom < TILE_ZOOM.least || zoom > TILE_ZOOM.most) return undefined
  const [left, top] = [Number(x) * TILE_SIZE, Number.parseInt(y, 10) * TILE_SIZE]
  return charted({ zoom, left, top, width: TILE_SIZE, height: TILE_SIZE })
}

const MIDDLE = /^(\d{1,6}),(\d{1,6})\.svg$/

function readCut(z: string, middle: string): Sheet | undefined {
  const [, column, row] = MIDDLE.exec(middle) ?? []
  if (column === undefined || row === undefined || !/^\d{1,2}(\.\d{1,2})?$/.test(z)) return undefined
  const zoom = Number(z)
  if (zoom < CUT_ZOOM.least || zoom > CUT_ZOOM.most || zoom % CUT_ZOOM.step !== 0) return undefined
  const { x, y } = cornerOf({ zoom, column: Number(column), row: Number(row) })
  return charted({ ...CUT_SIZE, zoom, left: x, top: y })
}

/** The sheet, if anything of it is known. */
function charted(sheet: Sheet): Sheet | undefined {
  const { zoom, left, top, width, height } = sheet
  const upper = worldPoint({ enlem: CHARTED.north, boylam: CHARTED.west }, zoom)
  const lower = worldPoint({ enlem: CHARTED.south, boylam: CHARTED.east }, zoom)
  const meets = left + width >= upper.x && left <= lower.x && top + height >= upper.y && top <= lower.y
  return meets ? sheet : undefined
}
