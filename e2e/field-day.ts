import type { FieldGuest, FieldTrip, getDayPack } from '@meltem/contract/field/field'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import type { Language } from '@meltem/contract/wire/language'
import type { Page } from '@playwright/test'
import { VoucherSeal } from '../server/src/platform/sessions/voucher-seal.ts'
import { openOfficeAs } from './office-test.ts'

/** A skipper of the demo. */
const SKIPPER = { e_mail: 'kaan@meltem.example', sifre: 'meltem-saha-2026' }

type DayPack = OutputOf<typeof getDayPack>

/** A day, and the seal its tickets have. */
type SealedDay = DayPack & { readonly seal: VoucherSeal }

interface Office {
  readonly url: string
  readonly secret: string
}

/** The day of the skipper on a phone, kept for when there is no network. */
export async function openField(page: Page, { url, secret }: Office, language: Language = 'tr'): Promise<SealedDay> {
  await openOfficeAs(page, url, '/saha', { language, person: SKIPPER })
  await page.getByRole('heading', { level: 1 }).waitFor()
  // What is written on the phone and kept by its worker: from here on the network may go.
  await page.waitForFunction(() => localStorage.getItem('yonetim.acildi/saha') !== null)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  const pack = await readPack(page, url)
  return { ...pack, seal: sealOf(pack, secret) }
}

export async function readPack(page: Page, office: string): Promise<DayPack> {
  const answer = await page.request.get(`${office}/api/yonetim/saha-paket-get`, { headers: { company: 'meltem' } })
  return await answer.json()
}

/** Trips of today with guests, the fullest first. */
export function tripsOfToday({ geziler, bugun }: DayPack): FieldTrip[] {
  return geziler
    .filter(({ tarih, misafirler, iptal }) => tarih === bugun && misafirler.length > 0 && !iptal)
    .toSorted((a, b) => b.misafirler.length - a.misafirler.length)
}

/** Which tenant's seal the phone was told: found by its public half. */
function sealOf({ anahtar }: DayPack, secret: string): VoucherSeal {
  const seals = Array.from({ length: 9 }, (_, id) => new VoucherSeal(secret, id))
  const own = seals.find(({ publicKey }) => publicKey.export({ format: 'jwk' }).x === anahtar.x)
  if (!own) throw new Error('no tenant has this seal')
  return own
}

/** What stands in the QR code of a guest's ticket. */
export function codeOf({ seal }: Pick<SealedDay, 'seal'>, guest: FieldGuest, baslangic: string): string {
  const { bilet_no, sira, pax } = guest
  return seal.codeFor({ bilet_no: bilet_no ?? '', sira, baslangic, bitis: null, pax })
}

/** A code with every letter right, by a hand that has not the key. */
export function forgedCode(guest: FieldGuest, baslangic: string): string {
  return codeOf({ seal: new VoucherSeal('another secret that is long enough', 1) }, guest, baslangic)
}
