import { BASE_EXCHANGE } from '@meltem/contract/settings'
import { beforeEach, describe, expect, it } from 'vitest'
import { appStore } from './app-store.ts'
import { authStore, keepSession } from './auth-store.ts'
import { type CartLine, emptyCart } from './cart.ts'
import { memberStore } from './member-store.ts'
import { reservationStore } from './reservation-store.ts'
import { loadStores, showCurrency, useStoresReady, wipeStores } from './store-life.ts'
import { MEMBER, sessionWith } from './testing-member.ts'

const LINE: CartLine = {
  k_no: 'l',
  istek: {
    k_no: 'l',
    urun_k_no: 'p',
    baslangic: '2026-08-16',
    pax: { yetiskin: 2, cocuk: 0, bebek: 0 },
    ekstra_hizmetler: [],
  },
  urun: {
    dil: 'tr',
    baslik: 'Gulet',
    urun_tipi: 'tur',
    kapak: null,
    kiralama_sozlesmesi: false,
    sorular: [],
    adres: '/tr/d/turlar/gulet',
    secenek: null,
  },
  onaylar: [],
  yanitlar: {},
  sabit_toplam: { genel_toplam: 512 },
  kur_toplam: { genel_toplam: 512 },
}

beforeEach(() => wipeStores())

describe('stores', () => {
  it('keep a member who has a token', async () => {
    keepSession(sessionWith('short-lived'))
    await loadStores()
    expect(authStore.use.getState().user).toEqual(MEMBER)
    expect(useStoresReady.getState()).toBe(true)
  })

  it('log out a member without a token, and leave nothing behind', async () => {
    authStore.use.setState({ user: MEMBER, access_token: null })
    memberStore.use.setState({ okunmamis: 3 })
    await loadStores()
    expect(authStore.use.getState().user).toBeNull()
    expect(memberStore.use.getState().okunmamis).toBe(0)
  })

  it('start with the base currency at rate 1, and show another one in both carts', () => {
    expect(appStore.use.getState().exchange).toEqual(BASE_EXCHANGE)
    reservationStore.use.setState({ sor_sat: { ...emptyCart(BASE_EXCHANGE), sepet_urunler: [LINE] } })
    showCurrency('TRY', { banka_kodu: 'TCMB', kod: 'EUR', alis: 51, satis: 51.2 })
    expect(appStore.use.getState().exchange.kod).toBe('EUR')
    expect(reservationStore.use.getState().direk.secilen_kur).toBe('EUR')
    expect(reservationStore.use.getState().sor_sat.sepet_urunler[0]?.kur_toplam.genel_toplam).toBe(10)
  })
})
