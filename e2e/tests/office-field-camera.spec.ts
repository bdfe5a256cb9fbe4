import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { encode } from 'uqr'
import { codeOf, openField, tripsOfToday } from '../field-day.ts'
import { test } from '../office-test.ts'

const VIDEO = join(tmpdir(), `meltem-field-${process.pid}.y4m`)
const [WIDTH, HEIGHT] = [640, 480]

test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${VIDEO}`,
    ],
  },
})

/** A film of one picture: a QR code on white paper, as a camera would see it. */
function film(code: string): Buffer {
  const { data, size } = encode(code, { border: 4 })
  const dot = Math.floor(HEIGHT / size)
  const light = Buffer.alloc(WIDTH * HEIGHT, 235)
  const [left, top] = [Math.floor((WIDTH - dot * size) / 2), Math.floor((HEIGHT - dot * size) / 2)]
  for (let y = 0; y < dot * size; y += 1) {
    for (let x = 0; x < dot * size; x += 1) {
      if (data[Math.floor(y / dot)]?.[Math.floor(x / dot)]) light[(top + y) * WIDTH + left + x] = 16
    }
  }
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, colour])
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`), frame, frame])
}

test('the camera reads a ticket, with our own reader where the browser has none', async ({
  page,
  office,
  officeServer,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(office).origin) foreign.push(request.url())
  })
  writeFileSync(VIDEO, film('nothing yet'))
  const pack = await openField(page, officeServer)
  const [trip] = tripsOfToday(pack)
  const guest = trip?.misafirler.find(({ hal, bilet_no }) => hal === null && bilet_no !== null)
  if (!trip || !guest) throw new Error('the skipper of the demo has no day')
  writeFileSync(VIDEO, film(codeOf(pack, guest, trip.tarih)))
  await page.goto(`${office}/yonetim/saha?ekran=okut&gezi=${trip.anahtar}`)
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Tamam')
  await expect(page.getByRole('alert')).toContainText(guest.ad)
  // No other house is asked for the reader.
  expect(foreign).toEqual([])
})
