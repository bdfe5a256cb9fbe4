import { type APIRequestContext, expect } from '@playwright/test'
import { open, test } from '../storefront-test.ts'
import { backOffice, register } from '../test-member.ts'

declare global {
  interface Window {
    movedUpOrDown: unknown[]
  }
}

/** A part of a page that moved, of https://wicg.github.io/layout-instability */
interface LayoutMove {
  readonly node: Node | null
  readonly previousRect: DOMRectReadOnly
  readonly currentRect: DOMRectReadOnly
}

const COMPANY = { company: 'meltem' }

/** Ways to bring a script into a text that only a real browser can judge; the server's tests try a hundred more. */
const HOSTILE = [
  '<script>window.__ran=1</script>',
  '<img src=x onerror=window.__ran=1>',
  '<svg onload=window.__ran=1>',
  '<details open ontoggle=window.__ran=1>x',
  '<a href="javascript:window.__ran=1">x</a>',
  '<iframe srcdoc="<script>parent.__ran=1</script>"></iframe>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.__ran=1&gt;">',
  '</script><script>window.__ran=1</script>',
  '<noscript><p title="</noscript><img src=x onerror=window.__ran=1>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.__ran=1>',
]

async function writeHostilePage(request: APIRequestContext): Promise<string> {
  const login = { e_mail: 'deniz@meltem.example', sifre: 'meltem-demo-2026' }
  await request.post('/api/yonetim/giris-yap-post', { headers: COMPANY, data: login })
  const words = HOSTILE.join(' ')
  const short = HOSTILE[1] ?? ''
  const bloklar = [
    ...HOSTILE.map((html) => ({ tip: 'metin', html: `<h2>${html}</h2><p>${html}</p>` })),
    { tip: 'sss', baslik: short, ogeler: [{ soru: words, cevap: words }] },
    { tip: 'tablo', baslik: short, basliklar: [short], satirlar: [[short]] },
    { tip: 'cagri', baslik: short, metin: words, etiket: short, url: '/contact' },
  ]
  const text = { baslik: short, ozet: short, seo_baslik: short, slug: `x${Date.now()}`, bloklar }
  const page = { turu: 'b', gorsel: null, yayin_zamani: '2026-01-01T00:00:00Z', taslak: true, yazar: { en: short } }
  const saved = await request.post('/api/yonetim/sayfa-kaydet-post', {
    headers: COMPANY,
    data: { ...page, icerik: { en: text } },
  })
  const { k_no } = await saved.json()
  const preview = { headers: COMPANY, data: { k_no, dil: 'en' } }
  const { url } = await (await request.post('/api/yonetim/sayfa-onizleme-post', preview)).json()
  return new URL(url).pathname + new URL(url).search
}

test('hostile texts stay words: nothing runs, and the content security policy has nothing to stop', async ({
  page,
  request,
}) => {
  const path = await writeHostilePage(request)
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) => {
      ;(window as { blockedByPolicy?: string }).blockedByPolicy = `${violatedDirective} ${blockedURI}`
    })
  })
  await open(page, path)
  await expect(page.getByText('Preview: this page is not published yet')).toBeVisible()
  for (const link of await page.locator('main a:visible').all()) await link.hover({ force: true })
  const seen = await page.evaluate(() => {
    const { __ran, blockedByPolicy } = window as { __ran?: number; blockedByPolicy?: string }
    return { ran: __ran, blocked: blockedByPolicy }
  })
  expect(seen).toEqual({ ran: undefined, blocked: undefined })
})

test('an article: its headings, products that can be booked, a way on, and comments for members', {
  tag: '@walk',
}, async ({ page }) => {
  await open(page, '/en/b/towns')
  await page.getByRole('link', { name: /A day in Kaş/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /A day in Kaş/ })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'In this article' })
    .getByRole('link', { name: /Evening/ })
    .click()
  await expect(page.getByRole('heading', { name: /Evening/ })).toBeInViewport()
  const strip = page.getByRole('region', { name: 'Bookable from this morning' })
  await expect(strip.getByRole('article')).toHaveCount(3)
  await page.getByRole('button', { name: 'Log in to write a comment' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a member writes a comment, and it is there once the operator has read it', async ({ page, request }) => {
  await register(page)
  await open(page, '/en/b/a-day-in-kas')
  const words = `Stay the night, it is true. ${Date.now()}`
  await page.getByText('Write a comment', { exact: true }).click()
  await expect(page.getByLabel('Your name')).toHaveValue('Irina Kozlova')
  await page.getByLabel('Your comment').fill(words)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Thank you')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Comments' })).toBeVisible()
  await expect(page.getByText(words)).toHaveCount(0)
  const office = await backOffice(request)
  const { data } = await office.get<{ data: { k_no: string; metin: string }[] }>('/yonetim/yazi-yorum-listele')
  const k_no = data.find(({ metin }) => metin === words)?.k_no
  await office.post('/yonetim/yazi-yorum-guncelle-post', { k_no, durum: 'yayinda' })
  // Every process has forgotten the page within a second.
  await expect(async () => {
    await page.reload()
    const comment = page.getByRole('listitem').filter({ hasText: words })
    await expect(comment).toContainText('Irina K.', { timeout: 500 })
  }).toPass()
})

test('the announcement is put away with the keyboard, stays away, and moves nothing by that', async ({ page }) => {
  await page.addInitScript(() => {
    window.movedUpOrDown = []
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: LayoutMove[] })[]) {
        for (const { node, previousRect, currentRect } of sources) {
          const words = node?.textContent?.slice(0, 40) ?? ''
          if (previousRect.y !== currentRect.y) window.movedUpOrDown.push([words, previousRect.y, currentRect.y])
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // Letters that come after the page is drawn may make a word wider or narrower; up and down nothing goes, with and without the bar.
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await route.continue()
  })
  await open(page, '/en/p/about-us')
  const bar = page.getByRole('region', { name: 'Announcements' })
  await expect(bar.getByRole('link', { name: 'See the villas' })).toHaveAttribute('href', '/en/c/villas')
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => window.movedUpOrDown)).toEqual([])
  await bar.getByRole('button', { name: 'Hide announcement' }).focus()
  await page.keyboard.press('Enter')
  await expect(bar).toHaveCount(0)
  await expect(
    page.getByRole('region', { name: 'Support, currency and language' }).getByRole('link').first(),
  ).toBeFocused()
  await open(page, '/en/contact')
  await expect(bar).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => window.movedUpOrDown)).toEqual([])
})

test('the newsletter: a warning, then a registration, in the words of the specification', async ({ page }) => {
  await open(page, '/en/contact')
  const field = page.getByLabel('Your e-mail address')
  const button = page.getByRole('button', { name: 'Sign up' })
  await field.fill('nobody')
  await button.click()
  await expect(page.getByText('Fill in the mandatory fields.').first()).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill(`reader-${Date.now()}@example.com`)
  await button.click()
  await expect(page.getByText('Registration successful.')).toBeVisible()
  await expect(page.getByText('We have sent you an e-mail')).toBeVisible()
})

test.describe('counting pages', () => {
  test.use({ consent: false })

  test('begins with consent and not before', async ({ page }) => {
    const counted: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/web-analiz-post')) counted.push(request.postDataJSON())
    })
    await open(page, '/en/b')
    expect(counted).toEqual([])
    const answered = page.waitForResponse('**/api/web-analiz-post')
    await page.getByRole('button', { name: 'Allow all' }).click()
    expect((await answered).status()).toBe(200)
    // One, and no other before it.
    expect(counted).toMatchObject([{ riza: true, sayfa: '/en/b', lang: 'en' }])
  })
})
