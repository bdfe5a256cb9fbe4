import { LANGUAGES } from '@meltem/contract/wire/language'
import { expect, type Page } from '@playwright/test'
import { findings } from '../axe.ts'
import { codeOf, forgedCode, openField, readPack, tripsOfToday } from '../field-day.ts'
import { openOffice, test } from '../office-test.ts'
import { forgetOutages, forgetRefusals } from '../storefront-test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** The camera and the hand come in through one door. */
async function show(page: Page, code: string): Promise<void> {
  await page.getByLabel('Bilet ya da kayıt no').fill(code)
  await page.getByRole('button', { name: 'Bak', exact: true }).click()
}

const verdict = (page: Page, words: string) => expect(page.getByRole('alert').getByRole('heading')).toHaveText(words)

async function boardShown(page: Page): Promise<void> {
  await verdict(page, 'Tamam')
  await page
    .getByRole('button', { name: /bindir$/ })
    .first()
    .click()
  await expect(page.getByLabel('Bilet ya da kayıt no')).toBeVisible()
}

test('a field day on a phone without network: scan, collect, no-show, reload, and all of it settled afterwards', async ({
  page,
  context,
  browser,
  office,
  officeServer,
  complaints,
}) => {
  const pack = await openField(page, officeServer)
  const [trip] = tripsOfToday(pack)
  const [first, second] = trip?.misafirler.filter(({ durum, hal }) => durum === 'confirmed' && hal === null) ?? []
  if (!trip || !first || !second) throw new Error('the skipper of the demo has no day')

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Şebeke yok.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: trip.ad }).first().click()
  await page.getByRole('button', { name: 'Okut' }).click()
  await show(page, codeOf(pack, first, trip.tarih))
  await boardShown(page)
  await show(page, codeOf(pack, first, trip.tarih))
  await verdict(page, 'Kullanılmış')
  await expect(page.getByText(/okutuldu, Kaan Demir/)).toBeVisible()
  await page.getByRole('button', { name: 'Sıradakini okut' }).click()

  await page.getByRole('button', { name: 'Liste' }).click()
  await page.getByRole('searchbox').fill(second.ad)
  await page.getByRole('button', { name: `${second.ad}: gelmedi` }).click()
  await expect(page.getByText(/^Gelmedi \d\d:\d\d, Kaan Demir/)).toBeVisible()
  const waiting = page.getByRole('button', { name: /işlem şebeke bekliyor/ })
  await expect(waiting).toBeVisible()
  // How many wait; that one try to send is under way may stand behind it.
  const howMany = /^\d+ işlem/.exec((await waiting.textContent()) ?? '')?.[0]
  if (!howMany) throw new Error('the bar does not say how many acts wait')

  // The phone is switched off and on again, still at sea.
  await page.reload()
  await expect(waiting).toContainText(howMany)
  await expect(page.getByText(/^Bindi \d\d:\d\d, Kaan Demir/)).toBeVisible()

  // Somebody on the pier scans the same ticket a little later, with network: counted, for now.
  const pier = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const other = await pier.newPage()
  await openField(other, officeServer)
  await other.goto(`${office}/yonetim/saha?ekran=okut&gezi=${trip.anahtar}`)
  await show(other, codeOf(pack, first, trip.tarih))
  await verdict(other, 'Tamam')
  await other.getByRole('button', { name: /^(Ödemeden bindir|\d+ kişiyi bindir)$/ }).click()
  await expect(other.getByRole('button', { name: /sonucuna bakın/ })).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByRole('button', { name: /sonucuna bakın/ })).toBeVisible()
  await expect(waiting).toBeHidden()
  await page.getByRole('button', { name: /sonucuna bakın/ }).click()
  await expect(page.getByText('Sayıldı').first()).toBeVisible()
  await expect(page.getByText('Daha önce yapılmış', { exact: false })).toBeHidden()

  // The earlier scan was at sea: the pier is told.
  await other.reload()
  await other.getByRole('button', { name: /sonucuna bakın/ }).click()
  await expect(other.getByText(/Daha önce yapılmış: Kaan Demir, telefon \d+/)).toBeVisible()
  await pier.close()

  const after = await readPack(page, office)
  const seats = after.geziler.find(({ anahtar }) => anahtar === trip.anahtar)?.misafirler
  const stateOf = (k_no: string) => seats?.find(({ rezervasyon_k_no }) => rezervasyon_k_no === k_no)
  expect(stateOf(first.rezervasyon_k_no)).toMatchObject({ kalan: 0, hal: { durum: 'bindi', kim: 'Kaan Demir' } })
  expect(stateOf(second.rezervasyon_k_no)).toMatchObject({ hal: { durum: 'gelmedi' } })
  forgetOutages(complaints)
})

test('each bad ticket has its sentence, without network', async ({
  page,
  context,
  office,
  officeServer,
  complaints,
}) => {
  const pack = await openField(page, officeServer)
  const [trip, elsewhere] = tripsOfToday(pack)
  const [guest] = trip?.misafirler ?? []
  if (!trip || !guest) throw new Error('the skipper of the demo has no day')
  await page.goto(`${office}/yonetim/saha?ekran=okut&gezi=${trip.anahtar}`)
  await expect(page.getByLabel('Bilet ya da kayıt no')).toBeVisible()
  await context.setOffline(true)
  const cases: [string, string, RegExp][] = [
    ['Sahte kod', forgedCode(guest, trip.tarih), /İmza tutmuyor/],
    ['Başka firmanın bileti', codeOf(pack, { ...guest, bilet_no: 'XYZ-K7QM2X' }, trip.tarih), /bizim değil/],
    ['Başka günün bileti', codeOf(pack, { ...guest, bilet_no: `${pack.on_ek}-NONE22` }, '2031-05-01'), /01\.05\.2031/],
    ['Günü geçmiş', codeOf(pack, { ...guest, bilet_no: `${pack.on_ek}-NONE22` }, '2021-05-01'), /Ofisi arayın/],
    ['Bulunamadı', codeOf(pack, { ...guest, bilet_no: `${pack.on_ek}-NONE22` }, trip.tarih), /böyle bir bilet yok/],
    ['Bulunamadı', 'K00000', /böyle bir bilet yok/],
  ]
  const others = pack.digerleri.find(({ tarih }) => tarih === pack.bugun)?.biletler[0]?.split('.')
  if (others) {
    const [bilet_no = '', place = '1'] = others
    const code = codeOf(pack, { ...guest, bilet_no, sira: Number(place) - 1 }, trip.tarih)
    cases.push(['Başka kalkışın bileti', code, /geçerli ama buraya değil/])
  }
  const [mine] = elsewhere?.misafirler ?? []
  if (mine?.bilet_no) cases.push(['Başka kalkışın bileti', codeOf(pack, mine, trip.tarih), /buraya değil/])
  const [gone] = pack.iptaller
  if (gone) {
    const [bilet_no = '', place = '1'] = gone.split('.')
    const code = codeOf(pack, { ...guest, bilet_no, sira: Number(place) - 1 }, trip.tarih)
    cases.push(['İptal edilmiş', code, /iptal edilmiş; bindirmeyin/])
  }
  expect(cases.length).toBeGreaterThan(7)
  for (const [words, code, sentence] of cases) {
    await show(page, code)
    await verdict(page, words)
    await expect(page.getByText(sentence).first()).toBeVisible()
    await page.getByRole('button', { name: 'Sıradakini okut' }).click()
  }
  forgetOutages(complaints)
})

test.describe('with a clock of its own', () => {
  // The clock of a page stays with its context, which the tests of a worker share.
  test.use({ ownBrowser: true })

  test('a phone whose clock is a day ahead goes by the day of the operator, says so, and its times are put right', async ({
    page,
    context,
    office,
    officeServer,
    complaints,
  }) => {
    await page.clock.install({ time: Date.now() + 24 * 60 * 60_000 })
    const pack = await openField(page, officeServer)
    const trip = tripsOfToday(pack).at(-1)
    const guest = trip?.misafirler.find(({ durum, hal, bilet_no }) => durum === 'confirmed' && hal === null && bilet_no)
    if (!trip || !guest) throw new Error('the skipper of the demo has no day')
    await page.goto(`${office}/yonetim/saha?ekran=okut&gezi=${trip.anahtar}`)
    await expect(page.getByLabel('Bilet ya da kayıt no')).toBeVisible()
    await context.setOffline(true)
    await show(page, codeOf(pack, guest, trip.tarih))
    await boardShown(page)
    await context.setOffline(false)
    const stateOf = async () => {
      const { geziler } = await readPack(page, office)
      const seats = geziler.find(({ anahtar }) => anahtar === trip.anahtar)?.misafirler
      return seats?.find(
        ({ rezervasyon_k_no, sira }) => rezervasyon_k_no === guest.rezervasyon_k_no && sira === guest.sira,
      )
    }
    await expect.poll(async () => (await stateOf())?.hal?.durum).toBe('bindi')
    await page.goto(`${office}/yonetim/saha?ekran=sonuc`)
    await expect(page.getByText(/^Telefonun saati 1\.4\d\d dakika şaşıyor/)).toBeVisible()
    forgetOutages(complaints)
  })
})

test('signing out with unsent acts asks; a login that ends at sea loses nothing', async ({
  page,
  context,
  office,
  officeServer,
  complaints,
}) => {
  const pack = await openField(page, officeServer)
  const trip = tripsOfToday(pack).at(-1)
  const guest = trip?.misafirler.find(({ durum, hal }) => durum === 'confirmed' && hal === null)
  if (!trip || !guest) throw new Error('the skipper of the demo has no day')
  await page.goto(`${office}/yonetim/saha?ekran=liste&gezi=${trip.anahtar}`)
  await expect(page.getByRole('button', { name: `${guest.ad}: gelmedi` })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: `${guest.ad}: gelmedi` }).click()
  await page.getByRole('button', { name: 'Geri', exact: true }).click()
  await page.getByRole('button', { name: 'Çıkış' }).click()
  await expect(page.getByRole('dialog')).toContainText('1 işlem gönderilmedi')
  await page.getByRole('button', { name: 'Kal ve gönder' }).click()

  await context.clearCookies()
  await context.setOffline(false)
  await expect(page.getByText('Oturumunuz kapandı.', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: '1 işlem şebeke bekliyor' })).toBeVisible()
  await openField(page, officeServer)
  await expect(page.getByRole('button', { name: /sonucuna bakın/ })).toBeVisible()
  const after = await readPack(page, office)
  const seat = after.geziler
    .find(({ anahtar }) => anahtar === trip.anahtar)
    ?.misafirler.find(({ rezervasyon_k_no }) => rezervasyon_k_no === guest.rezervasyon_k_no)
  expect(seat?.hal).toMatchObject({ durum: 'gelmedi' })
  forgetOutages(complaints)
  forgetRefusals(complaints)
})

test('whoever may sees the field in the navigation, and the skipper lands there', async ({
  page,
  office,
  complaints,
}) => {
  await openOffice(page, office, '/kalkislar')
  await page.getByRole('button', { name: /^Menü/ }).click()
  await page.getByRole('link', { name: 'Saha' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kalkışlarım' })).toBeVisible()
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.removeItem('yonetim.acildi/saha'))
  await page.goto(`${office}/yonetim/giris`)
  await page.getByLabel('E-posta').fill('kaan@meltem.example')
  await page.getByLabel('Şifre', { exact: true }).fill('meltem-saha-2026')
  await page.getByRole('button', { name: 'Giriş yap' }).click()
  await expect(page.getByText('Kaan Demir', { exact: false })).toBeVisible()
  await expect(page).toHaveURL(/\/yonetim\/saha/)
  forgetRefusals(complaints)
})

for (const language of LANGUAGES) {
  test(`the field has no accessibility findings in ${language}`, async ({ page, office, officeServer }) => {
    const pack = await openField(page, officeServer, language)
    const trip = tripsOfToday(pack)[0]
    const guest = trip?.misafirler[0]
    if (!trip || !guest) throw new Error('the skipper of the demo has no day')
    expect(await findings(page)).toEqual([])
    for (const screen of ['liste', 'okut', 'bekleyen', 'sonuc']) {
      await page.goto(`${office}/yonetim/saha?ekran=${screen}&gezi=${trip.anahtar}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await findings(page), screen).toEqual([])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(wide, screen).toBeLessThanOrEqual(0)
    }
    await page.goto(`${office}/yonetim/saha?ekran=okut&gezi=${trip.anahtar}`)
    for (const code of [codeOf(pack, guest, trip.tarih), forgedCode(guest, trip.tarih)]) {
      await page.getByRole('textbox').fill(code)
      await page.getByRole('textbox').press('Enter')
      await expect(page.getByRole('alert').getByRole('heading')).toBeVisible()
      expect(await findings(page)).toEqual([])
      await page.getByRole('banner').getByRole('button').click()
    }
  })
}
