import { createHash, randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { run } from '../scripts/command.ts'
import { NODE, ROOT } from '../scripts/paths.ts'
import { totpCode } from '../server/src/platform/sessions/totp.ts'
import { photograph } from '../server/src/testing/photographs.ts'
import type { OperatorHand } from './operator-hand.ts'
import { serverUrl } from './storefront-test.ts'

const PASSWORD = 'a quiet harbour at dawn'
const MANAGER = 'ada@first-season.example'

export interface NewTenant {
  /** Where its storefront stands. */
  readonly url: string
  /** The link with which its first manager chooses a password. */
  readonly invitation: string
}

/** `npm run tenant -- create`, beside the server that runs: a tenant without one row of a catalogue. */
export async function createTenant(brand: string, languages = 'en,tr'): Promise<NewTenant> {
  const { port } = new URL(serverUrl())
  const code = `t${createHash('sha256').update(randomUUID()).digest('hex').slice(0, 10)}`
  const asked = {
    code,
    host: `${code}.localhost`,
    brand,
    languages,
    currencies: 'EUR,TRY',
    manager: `Ada Yıldız <${MANAGER}>`,
  }
  const args = Object.entries(asked).flatMap(([name, value]) => [`--${name}`, value])
  const env = { MODE: 'demo', PORT: port, DATA_DIR: process.env.E2E_DATA_DIR ?? '', DATABASE_URL: '', SECRET: '' }
  const file = `${ROOT}/scripts/tenant.ts`
  const { ok, output } = await run({ command: NODE, args: [file, 'create', ...args], env }, 'keep')
  const [, invitation] = /(http\S+\/yonetim\/sifre#\S+)/.exec(output) ?? []
  if (!ok || !invitation) throw new Error(`The tenant was not created.\n${output}`)
  return { url: `http://${code}.localhost:${port}`, invitation }
}

/** The first manager chooses a password, sets up the second step, and is in. */
export async function enterFirstTime(hand: OperatorHand, { invitation }: NewTenant): Promise<void> {
  const { page } = hand
  await hand.visit(invitation)
  await hand.fill(page.locator('input[type=password]'), PASSWORD)
  await hand.press(page.getByRole('button', { name: 'Save the password' }))
  await hand.press(page.getByRole('link', { name: 'Go to sign-in' }))
  await hand.fill(page.getByLabel('E-mail'), MANAGER)
  await hand.fill(page.getByLabel('Password', { exact: true }), PASSWORD)
  await hand.press(page.getByRole('button', { name: 'Sign in' }))
  const secret = (await page.getByTestId('totp-secret').textContent())?.replaceAll(' ', '') ?? ''
  await hand.fill(page.getByLabel('Code'), await totpCode(secret, Date.now()))
  await hand.press(page.getByRole('button', { name: 'Sign in' }))
  await hand.press(page.getByRole('button', { name: 'I have kept them' }))
  await expect(page.getByRole('navigation').first()).toBeVisible()
}

type Photo = { name: string; mimeType: string; buffer: Buffer }

const negatives: Partial<Record<'camera' | 'small', Promise<Buffer>>> = {}

/**
 * Twelve megapixels as a phone writes them: held upright, with place and camera in the file. One is drawn, and a remark
 * in the file makes each of them another one: drawing them all would be most of the test.
 */
export async function takePhoto(name: string, size: 'camera' | 'small' = 'camera'): Promise<Photo> {
  const [width, height] = size === 'camera' ? [4000, 3000] : [2133, 1600]
  negatives[size] ??= photograph({ width, height, orientation: 6 })
  const remark = Buffer.from(`${name} ${randomUUID()}`)
  const head = Buffer.from([0xff, 0xfe, 0, remark.length + 2])
  const drawn = await negatives[size]
  if (!drawn) throw new Error('no photograph was drawn')
  const buffer = Buffer.concat([drawn.subarray(0, 2), head, remark, drawn.subarray(2)])
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer }
}

/** The consent banner does not cover what a guest presses. */
export async function answerConsentAt(page: Page, { url }: NewTenant): Promise<void> {
  await page.context().addCookies([{ name: 'onay', value: 'zorunlu', url }])
}
