import { randomUUID } from 'node:crypto'
import { MEMBER_COOKIE } from '@meltem/contract/wire/cookies'
import type { Language } from '@meltem/contract/wire/language'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { open, serverUrl } from './storefront-test.ts'

export const PASSWORD = 'turquoise gulet'

/** The operator of the demo. */
export const STAFF = { e_mail: 'deniz@meltem.example', sifre: 'meltem-demo-2026' }

/** The person who is logged in at the double of Google. */
export const GOOGLE_VISITOR = {
  sub: 'google-1',
  email: 'irina@gmail.example',
  email_verified: true,
  given_name: 'Irina',
  family_name: 'Kozlova',
}

/** An address no other test of the run has. */
export function newAddress(): string {
  return `guest-${randomUUID().slice(0, 12)}@example.com`
}

interface NewMember {
  readonly language?: Language
  readonly e_mail?: string
}

/** Registers through the dialog, as a person does; the page is logged in afterwards. */
export async function registerByForm(
  page: Page,
  { language = 'en', e_mail = newAddress() }: NewMember = {},
): Promise<string> {
  await open(page, `/${language}/contact`)
  await page.locator('header button[aria-haspopup="dialog"]').last().click()
  await page.locator('#login-tab-register').click()
  await page.locator('#register-ad').fill('Irina')
  await page.locator('#register-soyad').fill('Kozlova')
  await page.locator('#register-e_mail').fill(e_mail)
  await page.locator('#register-sifre').fill(PASSWORD)
  await page.locator('#register-sifre_onay').fill(PASSWORD)
  await page.locator('#register-agreement').check()
  await page.locator('#login-panel button[type=submit]').click()
  await expect(page.locator('header details summary .bg-sea')).toHaveText(/[ИI][КK]/)
  return e_mail
}

/**
 * A new member whose login lies in the browser's cookies: the next page that is opened is theirs. The dialog is for the
 * tests of the dialog.
 */
export async function register(
  page: Page,
  { language = 'en', e_mail = newAddress() }: NewMember = {},
): Promise<string> {
  const { oturum } = await sendRegistration(page.request, { language, e_mail })
  // The sign by which a page knows that there is a login to come back to.
  await page.context().addCookies([{ name: MEMBER_COOKIE, value: oturum.uye.k_no, url: serverUrl() }])
  return e_mail
}

/** A new member who is logged in nowhere. */
export async function newMember(
  request: APIRequestContext,
  { language = 'en', e_mail = newAddress() }: NewMember = {},
): Promise<string> {
  await sendRegistration(request, { language, e_mail })
  return e_mail
}

interface Registered {
  readonly oturum: { readonly uye: { readonly k_no: string } }
}

function sendRegistration(request: APIRequestContext, { language, e_mail }: Required<NewMember>): Promise<Registered> {
  return new Shop(request).post<Registered>('/uye-kayit-ol-post', {
    uye_grup_k_no: null,
    ad: 'Irina',
    soyad: 'Kozlova',
    e_mail,
    sifre: PASSWORD,
    sifre_onay: PASSWORD,
    gizlilik_politikasi: true,
    lang: language,
  })
}

/** A connection that has rested may be closed by the server in the moment it is used again. */
const AGAIN = { maxRetries: 2 }

/** Calls the API as the holder of a token, beside the browser. */
export class Shop {
  readonly #request: APIRequestContext
  readonly #headers: Record<string, string>

  constructor(request: APIRequestContext, token?: string) {
    this.#request = request
    this.#headers = { company: 'meltem', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  }

  async get<T>(path: string): Promise<T> {
    return await this.#read<T>(await this.#request.get(`/api${path}`, { headers: this.#headers, ...AGAIN }))
  }

  async post<T>(path: string, data: object): Promise<T> {
    return await this.#read<T>(await this.#request.post(`/api${path}`, { headers: this.#headers, data, ...AGAIN }))
  }

  async #read<T>(answer: { json(): Promise<unknown> }): Promise<T> {
    const body = (await answer.json()) as { success: number }
    expect(body, JSON.stringify(body)).toMatchObject({ success: 1 })
    return body as T
  }
}

/** A token of the member, beside the one of the browser. */
export async function logIn(request: APIRequestContext, e_mail: string): Promise<Shop> {
  const { access_token } = await new Shop(request).post<{ access_token: string }>('/uye-giris-yap-post', {
    e_mail,
    sifre: PASSWORD,
    remember: false,
  })
  return new Shop(request, access_token)
}

interface Offer {
  readonly urun_k_no: string
  readonly opsiyon_k_no: string
  readonly baslangic: string
  readonly baslangic_saat?: string
  readonly bitis?: string
}

interface Calendar {
  readonly takvimler: { urun_k_no: string; opsiyon_k_no: string; gunler: { tarih: string; engel: object | null }[] }[]
}

interface Departures {
  readonly secenekler: {
    opsiyon_k_no: string
    musait: boolean
    satis_durumu: string
    kalkislar: { saat: string; engel: object | null }[]
  }[]
}

/** Days of tours that two people can book now, from so many months on. */
export async function freeTours(shop: Shop, months = 1, wanted = 2): Promise<Offer[]> {
  const { data } = await shop.get<{ data: { urunler: { k_no: string; rezervasyon_satis_durum: string }[] } }>(
    '/category-urun-listele?dil=en&urun_tipi=tur&adet=24',
  )
  const direct = data.urunler.filter((one) => one.rezervasyon_satis_durum === 'direk').map((one) => one.k_no)
  const found: Offer[] = []
  for (let ahead = months; ahead < months + 8 && found.length < wanted; ahead += 1) {
    const ay = Temporal.Now.plainDateISO('Europe/Istanbul').add({ months: ahead }).toPlainYearMonth().toString()
    const { takvimler } = await shop.get<Calendar>(`/urun-takvim-getir?urun_k_no=${direct.join(',')}&ay=${ay}&kisi=2`)
    for (const { urun_k_no, opsiyon_k_no, gunler } of takvimler) {
      const day = gunler.find(({ engel }) => engel === null)?.tarih
      if (!day || found.length >= wanted) continue
      const time = await timeOf(shop, { urun_k_no, opsiyon_k_no, day })
      if (time) found.push({ urun_k_no, opsiyon_k_no, baslangic: day, baslangic_saat: time })
    }
  }
  return found
}

async function timeOf(
  shop: Shop,
  { urun_k_no, opsiyon_k_no, day }: { urun_k_no: string; opsiyon_k_no: string; day: string },
): Promise<string | undefined> {
  const { secenekler } = await shop.get<Departures>(
    `/urun-musaitlik-getir?urun_k_no=${urun_k_no}&opsiyon_k_no=${opsiyon_k_no}&baslangic=${day}&yetiskin=2`,
  )
  const [option] = secenekler
  return option?.satis_durumu === 'direk' ? option.kalkislar.find(({ engel }) => engel === null)?.saat : undefined
}

interface Quote {
  readonly data: { kur_rezervasyon_toplam: { genel_toplam: number; on_odeme_toplam: number } }
}

interface Contracts {
  readonly data: { tur: string; ozet: string }[]
}

/** A booking for two by bank transfer; it waits for its payment. */
export async function book(shop: Shop, offer: Offer, e_mail: string, lang: Language = 'en'): Promise<string> {
  return (await bookTogether(shop, [offer], e_mail, lang)).k_no
}

interface Booked {
  readonly k_no: string
  /** Opens the page of the booking without a login. */
  readonly anahtar: string
  readonly on_odeme_toplam: number
}

/** The same with several services in one basket. */
export function bookTogether(
  shop: Shop,
  offers: readonly Offer[],
  e_mail: string,
  lang: Language = 'en',
): Promise<Booked> {
  return send(shop, offers, { e_mail, lang, mode: 'direk' })
}

/** A request for two, of one service or several; the operator's answer is to come. */
export function ask(
  member: Shop,
  offers: readonly Offer[],
  { e_mail, lang }: { e_mail: string; lang: Language },
): Promise<Booked> {
  return send(member, offers, { e_mail, lang, mode: 'sor_sat' })
}

/** A request for two that the operator has accepted, with the key its mail carries. */
export async function askAndAccept(
  request: APIRequestContext,
  member: Shop,
  offer: Offer,
  { e_mail, lang }: { e_mail: string; lang: Language },
): Promise<Booked> {
  const asked = await ask(member, [offer], { e_mail, lang })
  await (await backOffice(request)).post('/yonetim/rezervasyon-kabul-post', { k_no: asked.k_no })
  return asked
}

interface Sending {
  readonly e_mail: string
  readonly lang: Language
  readonly mode: 'direk' | 'sor_sat'
}

async function send(shop: Shop, offers: readonly Offer[], { e_mail, lang, mode }: Sending): Promise<Booked> {
  const pax = { yetiskin: 2, cocuk: 0, bebek: 0 }
  const lines = offers.map((offer) => ({ k_no: randomUUID(), ...offer, pax, ekstra_hizmetler: [] }))
  const basket = { lang, sepet_urunler: lines, secilen_kur: 'EUR', odeme_tipi: 'on_odeme' }
  const { data } = await shop.post<Quote>('/sepet-hesapla-post', basket)
  const { genel_toplam, on_odeme_toplam } = data.kur_rezervasyon_toplam
  const k_no = randomUUID()
  const satirlar = offers.map(({ urun_k_no, baslangic, bitis }) => ({
    urun_k_no,
    baslangic,
    ...(bitis ? { bitis } : {}),
  }))
  const contracts = await shop.post<Contracts>('/sozlesme-listele-post', { lang, satirlar })
  const path = mode === 'direk' ? '/rezervasyon-olustur-post' : '/rezervasyon-istek-post'
  const { misafir_anahtari } = await shop.post<{ misafir_anahtari: string }>(path, {
    ...basket,
    k_no,
    rezervasyon_satis_durum: mode,
    odeme_yontemi: mode === 'direk' ? 'havale' : 'kredi_karti',
    misafir: { ad: 'Irina', soyad: 'Kozlova', telefon: '+79123456789', e_mail },
    mesafeli_satis_sozlesmesi: true,
    kiralama_sozlesmesi: true,
    onaylar: contracts.data.map(({ tur, ozet }) => ({ tur, ozet })),
    kur_rezervasyon_toplam: { genel_toplam, on_odeme_toplam },
    modul: 'web',
  })
  return { k_no, anahtar: misafir_anahtari, on_odeme_toplam }
}

/** The operator at the back office; the login is a cookie of the request. */
export async function backOffice(request: APIRequestContext): Promise<Shop> {
  const shop = new Shop(request)
  await shop.post('/yonetim/giris-yap-post', STAFF)
  return shop
}

/** The back office records money that has arrived. */
export async function pay(request: APIRequestContext, k_no: string, tutar: number): Promise<void> {
  const shop = await backOffice(request)
  await shop.post('/yonetim/tahsilat-ekle-post', { k_no, tutar, islem_no: randomUUID() })
}

/** A week in a house, sold in this way, that is free from so many months on. */
export async function freeWeek(
  shop: Shop,
  mode: 'direk' | 'sor_sat',
  months: number,
): Promise<Offer & { bitis: string }> {
  const { data } = await shop.get<{ data: { urunler: { k_no: string; rezervasyon_satis_durum: string }[] } }>(
    '/category-urun-listele?dil=en&urun_tipi=villa&adet=24',
  )
  const houses = data.urunler.filter((one) => one.rezervasyon_satis_durum === mode).map((one) => one.k_no)
  const ay = Temporal.Now.plainDateISO('Europe/Istanbul').add({ months }).toPlainYearMonth().toString()
  const { takvimler } = await shop.get<Calendar>(`/urun-takvim-getir?urun_k_no=${houses.join(',')}&ay=${ay}&kisi=2`)
  for (const { urun_k_no, opsiyon_k_no, gunler } of takvimler) {
    const baslangic = gunler.find(({ engel }) => engel === null)?.tarih
    if (!baslangic) continue
    const bitis = Temporal.PlainDate.from(baslangic).add({ days: 7 }).toString()
    const { secenekler } = await shop.get<Departures>(
      `/urun-musaitlik-getir?urun_k_no=${urun_k_no}&baslangic=${baslangic}&bitis=${bitis}&yetiskin=2`,
    )
    if (secenekler.some((one) => one.musait)) return { urun_k_no, opsiyon_k_no, baslangic, bitis }
  }
  throw new Error(`no house is free in ${ay}`)
}
