import { API } from '@meltem/contract/api'
import type { Endpoint } from '@meltem/contract/wire/endpoint'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { giveTerms } from '../../../testing/agency-sale.ts'
import { placement, seats } from '../../../testing/hammer/hammer-basket.ts'
import { FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import { agencyHeaders, newAgency } from '../../../testing/test-agency.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'
import { Browser, forgetLimits, newMember } from '../../../testing/test-member.ts'

/** What a victim has; the attacker asks for every key below. */
interface Victim {
  readonly uye_k_no: string
  readonly rezervasyon: string
  readonly oturum: string
  readonly yolcu: string
  readonly acente_kullanici: string
  readonly acente_oturum: string
}

type Entry = 'open' | ((victim: Victim) => object)

const CLAIM = { banka: 'B', gonderen: 'G', tutar: 1, kur: 'TRY', tarih: '2026-05-01' }
const SEEN = { genel_toplam: 1, on_odeme_toplam: 1 }
const LINE = {
  k_no: '11111111-1111-4111-8111-111111111111',
  urun_k_no: '11111111-1111-4111-8111-111111111111',
  baslangic: FIRST_DAY,
  pax: { yetiskin: 1, cocuk: 0, bebek: 0 },
  ekstra_hizmetler: [],
}

/**
 * Every call of the product (reliability A1, T1). `open` reads nothing of a person and changes nothing of another's; the
 * others name a thing of the victim, and everyone but the victim must be told that there is no such thing. Calls of
 * members and staff are tried without and with wrong tokens as well.
 */
const MATRIX: Readonly<Record<string, Entry>> = {
  '/kurum/alan-adi-ekle-post': 'open',
  '/kurum/alan-adi-sil-post': 'open',
  '/kurum/bilgiler-get': 'open',
  '/kurum/cikis-yap-post': 'open',
  '/kurum/davet-post': 'open',
  '/kurum/denetim-listele': 'open',
  '/kurum/firma-durum-post': 'open',
  '/kurum/firma-ekle-post': 'open',
  '/kurum/firma-listele': 'open',
  '/kurum/giris-kod-post': 'open',
  '/kurum/giris-yap-post': 'open',
  '/setting-get': 'open',
  '/other-setting-get': 'open',
  '/filter-data-get': 'open',
  '/page-get': 'open',
  '/page-all-get': 'open',
  '/yazi-yorum-listele': 'open',
  '/yazi-yorum-post': 'open',
  '/yonetim/yazi-yorum-listele': 'open',
  '/yonetim/yazi-yorum-guncelle-post': 'open',
  '/yonetim/sayfa-kaydet-post': 'open',
  '/yonetim/sayfa-getir': 'open',
  '/yonetim/sayfa-listele': 'open',
  '/yonetim/sayfa-sil-post': 'open',
  '/yonetim/sayfa-onizleme-post': 'open',
  '/yonetim/yazi-kategori-kaydet-post': 'open',
  '/yonetim/menu-kaydet-post': 'open',
  '/yonetim/aktarim-sablon-get': 'open',
  '/yonetim/aktarim-yukle-post': 'open',
  '/yonetim/aktarim-dene-post': 'open',
  '/yonetim/aktarim-getir': 'open',
  '/yonetim/aktarim-listele': 'open',
  '/yonetim/aktarim-onayla-post': 'open',
  '/yonetim/aktarim-yayinla-post': 'open',
  '/yonetim/aktarim-dosya-get': 'open',
  '/yonetim/arac-kaydet-post': 'open',
  '/yonetim/arac-servis-post': 'open',
  '/yonetim/arac-servis-sil-post': 'open',
  '/yonetim/birim-kaydet-post': 'open',
  '/yonetim/ekip-kaydet-post': 'open',
  '/yonetim/filo-getir': 'open',
  '/yonetim/kalkis-kurali-kaydet-post': 'open',
  '/yonetim/kalkis-kurali-listele': 'open',
  '/yonetim/kalkis-kurali-sil-post': 'open',
  '/yonetim/kaynak-kaydet-post': 'open',
  '/yonetim/kaynak-listele': 'open',
  '/yonetim/secenek-kaydet-post': 'open',
  '/yonetim/secenek-listele': 'open',
  '/yonetim/secenek-sirala-post': 'open',
  '/yonetim/transfer-tarife-getir': 'open',
  '/yonetim/transfer-tarife-kaydet-post': 'open',
  '/yonetim/transfer-yeri-kaydet-post': 'open',
  '/yonetim/transfer-yeri-listele': 'open',
  '/yonetim/transfer-yeri-sil-post': 'open',
  '/yonetim/transfer-yeri-sirala-post': 'open',
  '/yonetim/urun-geri-al-post': 'open',
  '/yonetim/urun-getir': 'open',
  '/yonetim/urun-kaydet-post': 'open',
  '/yonetim/urun-kopyala-post': 'open',
  '/yonetim/urun-listele': 'open',
  '/yonetim/urun-metin-kaydet-post': 'open',
  '/yonetim/urun-olustur-post': 'open',
  '/yonetim/urun-onizleme-post': 'open',
  '/yonetim/urun-secim-getir': 'open',
  '/yonetim/urun-surum-listele': 'open',
  '/yonetim/urun-yayin-post': 'open',
  '/yonetim/urun-toplu-hesapla-post': 'open',
  '/yonetim/urun-toplu-post': 'open',
  '/yonetim/toplu-islem-listele': 'open',
  '/yonetim/toplu-islem-getir': 'open',
  '/yonetim/toplu-islem-geri-al-post': 'open',
  '/yonetim/bolge-listele': 'open',
  '/yonetim/bolge-kaydet-post': 'open',
  '/yonetim/bolge-sirala-post': 'open',
  '/yonetim/kategori-listele': 'open',
  '/yonetim/kategori-kaydet-post': 'open',
  '/yonetim/kategori-sirala-post': 'open',
  '/yonetim/koleksiyon-listele': 'open',
  '/yonetim/koleksiyon-kaydet-post': 'open',
  '/yonetim/koleksiyon-sirala-post': 'open',
  '/yonetim/filtre-listele': 'open',
  '/yonetim/filtre-kaydet-post': 'open',
  '/yonetim/filtre-sirala-post': 'open',
  '/yonetim/filtre-urun-listele': 'open',
  '/yonetim/urun-ad-listele': 'open',
  '/yonetim/urun-grup-getir': 'open',
  '/yonetim/urun-grup-kaydet-post': 'open',
  '/yonetim/ekstra-listele': 'open',
  '/yonetim/ekstra-kaydet-post': 'open',
  '/yonetim/ekstra-sirala-post': 'open',
  '/yonetim/soru-listele': 'open',
  '/yonetim/soru-kaydet-post': 'open',
  '/yonetim/soru-sirala-post': 'open',
  '/yonetim/iptal-kosulu-listele': 'open',
  '/yonetim/iptal-kosulu-kaydet-post': 'open',
  '/yonetim/iptal-kosulu-sirala-post': 'open',
  '/yonetim/sablon-urun-post': 'open',
  '/yonetim/sablon-urun-listele': 'open',
  '/yonetim/kampanya-listele': 'open',
  '/yonetim/kampanya-kaydet-post': 'open',
  '/yonetim/kupon-listele': 'open',
  '/yonetim/kupon-kaydet-post': 'open',
  '/yonetim/kupon-uret-post': 'open',
  '/yonetim/kupon-dosya-get': 'open',
  '/yonetim/kampanya-dene-post': 'open',
  '/yonetim/kupon-dene-post': 'open',
  '/yonetim/sayfa-surum-listele': 'open',
  '/yonetim/sayfa-surum-getir': 'open',
  '/yonetim/sayfa-geri-al-post': 'open',
  '/yonetim/yazi-kategori-listele': 'open',
  '/yonetim/yazi-kategori-sil-post': 'open',
  '/yonetim/menu-getir': 'open',
  '/yonetim/ceviri-listele': 'open',
  '/yonetim/ceviri-getir': 'open',
  '/yonetim/ceviri-kaydet-post': 'open',
  '/yonetim/sozluk-listele': 'open',
  '/yonetim/sozluk-kaydet-post': 'open',
  '/yonetim/sozluk-sil-post': 'open',
  '/yonetim/duyuru-listele': 'open',
  '/yonetim/denetim-listele': 'open',
  '/yonetim/denetim-getir': 'open',
  '/yonetim/denetim-secim-get': 'open',
  '/yonetim/denetim-dosya-get': 'open',
  '/yonetim/teslimat-listele': 'open',
  '/yonetim/is-listele': 'open',
  '/yonetim/teslimat-tekrar-post': 'open',
  '/yonetim/uye-listele': 'open',
  '/yonetim/uye-dosya-get': 'open',
  '/yonetim/uye-getir': 'open',
  '/yonetim/uye-gruba-al-post': 'open',
  '/yonetim/uye-grup-listele': 'open',
  '/yonetim/uye-grup-kaydet-post': 'open',
  '/yonetim/uye-grup-sil-post': 'open',
  '/yonetim/uye-veri-dosya-get': 'open',
  '/yonetim/uye-sil-hesapla-post': 'open',
  '/yonetim/uye-sil-post': 'open',
  '/yonetim/rezervasyon-listele': 'open',
  '/yonetim/rezervasyon-dosya-get': 'open',
  '/yonetim/gorunum-listele': 'open',
  '/yonetim/gorunum-say-get': 'open',
  '/yonetim/rezervasyon-toplu-hesapla-post': 'open',
  '/yonetim/rezervasyon-toplu-post': 'open',
  '/yonetim/rezervasyon-getir': 'open',
  '/yonetim/rezervasyon-not-post': 'open',
  '/yonetim/rezervasyon-gonder-post': 'open',
  '/yonetim/posta-geri-al-post': 'open',
  '/yonetim/rezervasyon-not-sil-post': 'open',
  '/yonetim/rezervasyon-misafir-post': 'open',
  '/yonetim/gorunum-kaydet-post': 'open',
  '/yonetim/gorunum-sil-post': 'open',
  '/yonetim/duyuru-kaydet-post': 'open',
  '/yonetim/duyuru-sil-post': 'open',
  '/abone-ol-post': 'open',
  '/rezervasyon-baglanti-post': 'open',
  '/yonetim/abone-listele': 'open',
  '/yonetim/abone-dosya-get': 'open',
  '/yonetim/abone-cikar-post': 'open',
  '/yonetim/bulten-listele': 'open',
  '/yonetim/bulten-getir': 'open',
  '/yonetim/bulten-kaydet-post': 'open',
  '/yonetim/bulten-sil-post': 'open',
  '/yonetim/bulten-onizleme-post': 'open',
  '/yonetim/bulten-dene-post': 'open',
  '/yonetim/bulten-hesapla-post': 'open',
  '/yonetim/bulten-gonder-post': 'open',
  '/yonetim/bulten-durdur-post': 'open',
  '/web-analiz-post': 'open',
  '/yonetim/ziyaret-get': 'open',
  '/yonetim/rakam-get': 'open',
  '/yonetim/rakam-dosya-get': 'open',
  '/iletisim-post': 'open',
  '/category-urun-listele': 'open',
  '/home-urun-listele': 'open',
  '/category-benzer-urun-listele': 'open',
  '/category-cevre-urun-listele': 'open',
  '/urun-kart-listele': 'open',
  '/category-adres-getir': 'open',
  '/category-urun-arama': 'open',
  '/bolge-listele': 'open',
  '/transfer-tarife-listele': 'open',
  '/transfer-sorgula-post': 'open',
  '/urun-yorum-listele': 'open',
  '/urun-yorum-post': 'open',
  '/urun-haber-ver-post': 'open',
  '/urun-izleme-guncelle': 'open',
  '/yonetim/yorum-listele': 'open',
  '/yonetim/yorum-guncelle-post': 'open',
  '/category-urun-getir': 'open',
  '/yonetim/giris-yap-post': 'open',
  '/yonetim/giris-kod-post': 'open',
  '/yonetim/onay-post': 'open',
  '/yonetim/ikinci-adim-kur-post': 'open',
  '/yonetim/ikinci-adim-onayla-post': 'open',
  '/yonetim/ikinci-adim-kapat-post': 'open',
  '/yonetim/ikinci-adim-sifirla-post': 'open',
  '/yonetim/personel-listele': 'open',
  '/yonetim/personel-oturum-listele': 'open',
  '/yonetim/personel-davet-post': 'open',
  '/yonetim/personel-link-post': 'open',
  '/yonetim/personel-guncelle-post': 'open',
  '/yonetim/personel-oturum-kapat-post': 'open',
  '/yonetim/personel-oturum-bitir-post': 'open',
  '/yonetim/sifre-degistir-post': 'open',
  '/yonetim/sifre-belirle-post': 'open',
  '/yonetim/cikis-yap-post': 'open',
  '/yonetim/bilgiler-get': 'open',
  '/yonetim/akis-get': 'open',
  '/yonetim/sayac-get': 'open',
  '/yonetim/bakis-post': 'open',
  '/yonetim/mesaj-listele': 'open',
  '/yonetim/mesaj-guncelle-post': 'open',
  '/yonetim/durum-get': 'open',
  '/yonetim/bugun-getir': 'open',
  '/yonetim/kurulum-getir': 'open',
  '/yonetim/istek-listele': 'open',
  '/yonetim/istek-getir': 'open',
  '/yonetim/istek-ustlen-post': 'open',
  '/yonetim/takvim-getir': 'open',
  '/yonetim/fiyat-getir': 'open',
  '/yonetim/ayar-arama-kaydet-post': 'open',
  '/yonetim/ayar-destek-kaydet-post': 'open',
  '/yonetim/ayar-diger-kaydet-post': 'open',
  '/yonetim/ayar-dil-kaydet-post': 'open',
  '/yonetim/ayar-getir': 'open',
  '/yonetim/ayar-gecmis-listele': 'open',
  '/yonetim/ayar-iletisim-kaydet-post': 'open',
  '/yonetim/ayar-logo-kaydet-post': 'open',
  '/yonetim/ayar-odeme-kaydet-post': 'open',
  '/yonetim/ayar-olcum-kaydet-post': 'open',
  '/yonetim/ayar-para-kaydet-post': 'open',
  '/yonetim/ayar-renk-kaydet-post': 'open',
  '/yonetim/ayar-rezervasyon-kaydet-post': 'open',
  '/yonetim/ayar-sirket-kaydet-post': 'open',
  '/yonetim/ayar-sosyal-kaydet-post': 'open',
  '/yonetim/banka-hesap-kaydet-post': 'open',
  '/yonetim/banka-hesap-listele': 'open',
  '/yonetim/eposta-sunucu-dene-post': 'open',
  '/yonetim/eposta-sunucu-getir': 'open',
  '/yonetim/eposta-sunucu-kaydet-post': 'open',
  '/yonetim/eposta-sunucu-sil-post': 'open',
  '/yonetim/odeme-saglayici-dene-post': 'open',
  '/yonetim/odeme-saglayici-kaydet-post': 'open',
  '/yonetim/odeme-saglayici-listele': 'open',
  '/yonetim/odeme-saglayici-sil-post': 'open',
  '/yonetim/fiyat-hesapla-post': 'open',
  '/yonetim/fiyat-kaydet-post': 'open',
  '/yonetim/fiyat-taslak-sil-post': 'open',
  '/yonetim/fiyat-yayinla-post': 'open',
  '/yonetim/fiyat-geri-al-post': 'open',
  '/yonetim/fiyat-gecmis-get': 'open',
  '/yonetim/ical-listele': 'open',
  '/yonetim/ical-kaydet-post': 'open',
  '/yonetim/ical-esitle-post': 'open',
  '/ical-get': 'open',
  '/yonetim/takvim-kapat-post': 'open',
  '/yonetim/takvim-ac-post': 'open',
  '/yonetim/birim-tasi-hesapla-post': 'open',
  '/yonetim/birim-tasi-post': 'open',
  '/yonetim/saha-paket-get': 'open',
  '/yonetim/saha-esitle-post': 'open',
  '/yonetim/kalkis-listele': 'open',
  '/yonetim/kalkis-getir': 'open',
  '/yonetim/kalkis-dosya-get': 'open',
  '/yonetim/kalkis-ekip-post': 'open',
  '/yonetim/gorsel-yukle-post': 'open',
  '/yonetim/gorsel-listele': 'open',
  '/yonetim/gorsel-sirala-post': 'open',
  '/yonetim/gorsel-metin-post': 'open',
  '/yonetim/gorsel-kirp-post': 'open',
  '/yonetim/gorsel-sil-post': 'open',
  '/yonetim/banka-dosya-yukle-post': 'open',
  '/yonetim/banka-hareket-listele': 'open',
  '/yonetim/banka-onayla-post': 'open',
  '/yonetim/banka-eslestir-post': 'open',
  '/yonetim/banka-ayir-post': 'open',
  '/yonetim/tahsilat-ozet-getir': 'open',
  '/yonetim/odeme-bildirim-listele': 'open',
  '/yonetim/odeme-bildirim-karar-post': 'open',
  '/yonetim/kasa-getir': 'open',
  '/yonetim/kasa-kapat-post': 'open',
  '/yonetim/fatura-listele': 'open',
  '/yonetim/fatura-hazirla-post': 'open',
  '/yonetim/fatura-dosya-get': 'open',
  '/yonetim/bildirim-getir': 'open',
  '/yonetim/bildirim-dosya-get': 'open',
  '/yonetim/ayar-fatura-kaydet-post': 'open',
  '/yonetim/eposta-metni-listele': 'open',
  '/yonetim/eposta-metni-getir': 'open',
  '/yonetim/eposta-metni-kaydet-post': 'open',
  '/yonetim/eposta-metni-onizleme-post': 'open',
  '/yonetim/eposta-metni-dene-post': 'open',
  '/yonetim/sozlesme-metni-listele': 'open',
  '/yonetim/sozlesme-metni-getir': 'open',
  '/yonetim/sozlesme-metni-kaydet-post': 'open',
  '/yonetim/sozlesme-metni-onizleme-post': 'open',
  '/yonetim/api-anahtar-listele': 'open',
  '/yonetim/api-anahtar-post': 'open',
  '/yonetim/api-anahtar-iptal-post': 'open',
  '/yonetim/kur-listele': 'open',
  '/yonetim/odeme-provasi-iade-post': 'open',
  '/yonetim/kur-elle-post': 'open',
  '/yonetim/kur-banka-post': 'open',
  '/yonetim/giris-cikis-listele': 'open',
  '/yonetim/hazirlik-post': 'open',
  '/yonetim/bekleme-listele': 'open',
  '/yonetim/bekleme-teklif-post': 'open',
  '/yonetim/bekleme-kapat-post': 'open',
  '/yonetim/sefer-listele': 'open',
  '/yonetim/sefer-surucu-post': 'open',
  '/yonetim/sefer-gecikme-post': 'open',
  '/yonetim/surucu-arac-post': 'open',
  '/yonetim/kalkis-mesaj-post': 'open',
  '/yonetim/kalkis-degistir-post': 'open',
  '/yonetim/kalkis-iptal-hesapla-post': 'open',
  '/yonetim/kalkis-iptal-post': 'open',
  '/yonetim/kalkis-iptal-surdur-post': 'open',
  '/uye-giris-yap-post': 'open',
  '/uye-yenile-post': 'open',
  '/uye-cikis-yap-post': 'open',
  '/uye-bilgileri-get': 'open',
  '/uye-kayit-ol-post': 'open',
  '/uye-sifremi-unuttum-post': 'open',
  '/uye-sifre-belirle-post': 'open',
  '/uye-e-mail-dogrula-post': 'open',
  '/uye-google-get': 'open',
  '/uye-facebook-get': 'open',
  '/uye-baglanti-sil-post': 'open',
  '/uye-guncelle-post': 'open',
  '/uye-sifre-degistir-post': 'open',
  '/uye-oturum-listele': 'open',
  '/uye-oturum-kapat-post': ({ oturum }) => ({ k_no: oturum }),
  '/uye-tum-veriler-get': ({ uye_k_no }) => ({ uye_k_no }),
  '/uye-favori-ekle-post': 'open',
  '/uye-favori-sil-post': 'open',
  '/uye-favori-listele': 'open',
  '/uye-odeme-bildirim-post': ({ rezervasyon }) => ({ ...CLAIM, rezervasyon_k_no: rezervasyon }),
  '/uye-transfer-listele': 'open',
  '/uye-voucher-listele': 'open',
  '/uye-bildirim-listele': 'open',
  '/uye-bildirim-okundu-post': 'open',
  '/uye-yolcu-listele': 'open',
  '/uye-yolcu-kaydet-post': ({ yolcu }) => ({ k_no: yolcu, ad: 'X', soyad: 'Y' }),
  '/uye-yolcu-sil-post': 'open',
  '/uye-veri-indir-post': 'open',
  '/uye-hesap-sil-post': 'open',
  '/sepet-hesapla-post': 'open',
  '/urun-takvim-getir': 'open',
  '/urun-musaitlik-getir': 'open',
  '/urun-yakin-gunler-getir': 'open',
  '/kupon-kontrol-post': 'open',
  '/bekleme-listesi-post': 'open',
  '/rezervasyon-tut-post': 'open',
  '/rezervasyon-tut-uzat-post': ({ rezervasyon }) => ({ k_no: rezervasyon }),
  '/rezervasyon-tut-birak-post': ({ rezervasyon }) => ({ k_no: rezervasyon }),
  '/rezervasyon-olustur-post': 'open',
  '/rezervasyon-istek-post': 'open',
  '/rezervasyon-teklif-kabul-post': ({ rezervasyon }) => ({ k_no: rezervasyon, kur_rezervasyon_toplam: SEEN }),
  '/rezervasyon-getir': ({ rezervasyon }) => ({ k_no: rezervasyon }),
  '/rezervasyon-iptal-hesapla-post': ({ rezervasyon }) => ({ k_no: rezervasyon }),
  '/rezervasyon-iptal-post': ({ rezervasyon }) => ({ k_no: rezervasyon, iade: 0 }),
  '/rezervasyon-degistir-hesapla-post': ({ rezervasyon }) => ({ k_no: rezervasyon, sepet_urunler: [LINE] }),
  '/rezervasyon-degistir-post': ({ rezervasyon }) => ({
    k_no: rezervasyon,
    istek_k_no: '22222222-2222-4222-8222-222222222222',
    sepet_urunler: [LINE],
    kur_rezervasyon_toplam: SEEN,
  }),
  '/rezervasyon-misafir-post': ({ rezervasyon }) => ({ k_no: rezervasyon, yanitlar: [] }),
  '/voucher-pdf-getir': ({ rezervasyon }) => ({ k_no: rezervasyon }),
  '/sozlesme-pdf-getir': ({ rezervasyon }) => ({ k_no: rezervasyon }),
  '/takvim-dosya-getir': ({ rezervasyon }) => ({ k_no: rezervasyon }),
  '/rezervasyon-sozlesme-listele': ({ rezervasyon }) => ({ k_no: rezervasyon }),
  '/rezervasyon-bilet-listele': ({ rezervasyon }) => ({ k_no: rezervasyon }),
  '/voucher-anahtar-get': 'open',
  '/odeme-baslat-post': ({ rezervasyon }) => ({ k_no: rezervasyon, tutar: 'kalan', lang: 'en' }),
  '/odeme-sec-post': ({ rezervasyon }) => ({
    k_no: rezervasyon,
    odeme_yontemi: 'havale',
    odeme_tipi: 'on_odeme',
    kur_rezervasyon_toplam: SEEN,
  }),
  '/odeme-durum-get': ({ rezervasyon }) => ({ k_no: rezervasyon }),
  '/odeme-yontem-listele': 'open',
  '/banka-hesap-listele': 'open',
  '/sozlesme-listele-post': 'open',
  '/rezervasyon-talep-post': 'open',
  '/yonetim/talep-listele': 'open',
  '/yonetim/talep-guncelle-post': 'open',
  '/yonetim/odeme-listele': 'open',
  '/yonetim/odeme-iade-post': 'open',
  '/yonetim/onay-iste-post': 'open',
  '/yonetim/onay-listele': 'open',
  '/yonetim/onay-karar-post': 'open',
  '/yonetim/onay-geri-al-post': 'open',
  '/yonetim/iade-elden-post': 'open',
  '/yonetim/telefon-arayan-getir': 'open',
  '/yonetim/telefon-urun-listele': 'open',
  '/yonetim/telefon-hesapla-post': 'open',
  '/yonetim/telefon-tut-post': 'open',
  '/yonetim/telefon-birak-post': 'open',
  '/yonetim/telefon-rezervasyon-post': 'open',
  '/rezervasyon-sozlesme-onay-post': ({ rezervasyon }) => ({
    k_no: rezervasyon,
    lang: 'tr',
    onaylar: [{ tur: 'mesafeli_satis', ozet: 'a'.repeat(64) }],
  }),
  '/yonetim/inceleme-listele': 'open',
  '/yonetim/inceleme-karar-post': 'open',
  '/yonetim/rezervasyon-kabul-post': 'open',
  '/yonetim/rezervasyon-ret-post': 'open',
  '/yonetim/rezervasyon-olay-post': 'open',
  '/yonetim/rezervasyon-karsi-teklif-post': 'open',
  '/yonetim/rezervasyon-karsi-teklif-hesapla-post': 'open',
  '/yonetim/rezervasyon-iptal-hesapla-post': 'open',
  '/yonetim/rezervasyon-iptal-post': 'open',
  '/yonetim/rezervasyon-degistir-hesapla-post': 'open',
  '/yonetim/rezervasyon-degistir-post': 'open',
  '/yonetim/rezervasyon-belge-get': 'open',
  '/yonetim/rezervasyon-tamamla-post': 'open',
  '/yonetim/tahsilat-ekle-post': 'open',
  '/yonetim/gun-kapat-post': 'open',
  '/yonetim/gun-ac-post': 'open',
  '/acente-bilgileri-get': 'open',
  '/acente-masa-get': 'open',
  '/acente-urun-listele': 'open',
  '/acente-sepet-hesapla-post': 'open',
  '/acente-opsiyon-post': 'open',
  '/acente-opsiyon-birak-post': ({ rezervasyon }) => ({ k_no: rezervasyon }),
  '/acente-opsiyon-listele': 'open',
  '/acente-opsiyon-onay-post': ({ rezervasyon }) => ({
    k_no: rezervasyon,
    misafir: { ad: 'X', soyad: 'Y', telefon: '+905321112233', e_mail: 'x@example.com' },
  }),
  '/acente-rezervasyon-post': 'open',
  '/acente-rezervasyon-listele': 'open',
  '/acente-rezervasyon-getir': ({ rezervasyon }) => ({ k_no: rezervasyon }),
  '/acente-istek-post': 'open',
  '/acente-istek-onay-post': ({ rezervasyon }) => ({ k_no: rezervasyon }),
  '/acente-musaitlik-getir': 'open',
  '/acente-kontenjan-listele': 'open',
  '/acente-rezervasyon-iptal-hesapla-post': ({ rezervasyon }) => ({ k_no: rezervasyon }),
  '/acente-rezervasyon-iptal-post': ({ rezervasyon }) => ({ k_no: rezervasyon, kesinti: 0, iade: 0 }),
  '/acente-rezervasyon-degistir-hesapla-post': ({ rezervasyon }) => ({ k_no: rezervasyon, sepet_urunler: [LINE] }),
  '/acente-rezervasyon-degistir-post': ({ rezervasyon }) => ({
    k_no: rezervasyon,
    istek_k_no: '22222222-2222-4222-8222-222222222222',
    sepet_urunler: [LINE],
    kur_rezervasyon_toplam: SEEN,
  }),
  '/acente-cari-get': 'open',
  '/yonetim/acente-sozlesme-kaydet-post': 'open',
  '/yonetim/acente-sozlesme-listele': 'open',
  '/yonetim/acente-kredi-post': 'open',
  '/yonetim/acente-odeme-post': 'open',
  '/yonetim/acente-fatura-post': 'open',
  '/yonetim/acente-kontenjan-post': 'open',
  '/yonetim/acente-kontenjan-listele': 'open',
  '/yonetim/acente-kontenjan-bitir-post': 'open',
  '/yonetim/acente-cari-get': 'open',
  '/acente-giris-yap-post': 'open',
  '/acente-giris-kod-post': 'open',
  '/acente-yenile-post': 'open',
  '/acente-cikis-yap-post': 'open',
  '/acente-sifremi-unuttum-post': 'open',
  '/acente-davet-oku-post': 'open',
  '/acente-sifre-belirle-post': 'open',
  '/acente-kurtarma-kodu-post': 'open',
  '/acente-kullanici-listele': 'open',
  '/acente-kullanici-davet-post': 'open',
  '/acente-kullanici-rol-post': ({ acente_kullanici }) => ({ k_no: acente_kullanici, rol: 'satis' }),
  '/acente-kullanici-sil-post': ({ acente_kullanici }) => ({ k_no: acente_kullanici }),
  '/acente-ikinci-adim-sifirla-post': ({ acente_kullanici }) => ({ k_no: acente_kullanici }),
  '/acente-oturum-listele': 'open',
  '/acente-oturum-kapat-post': ({ acente_oturum }) => ({ k_no: acente_oturum }),
  '/acente-getir': 'open',
  '/acente-sayfa-kaydet-post': 'open',
  '/acente-logo-yukle-post': 'open',
  '/acente-logo-sil-post': 'open',
  '/acente-karsilama-get': 'open',
  '/acente-belge-yukle-post': 'open',
  '/acente-basvuru-post': 'open',
  '/acente-basvuru-oku-post': 'open',
  '/acente-basvuru-yanit-post': 'open',
  '/yonetim/acente-basvuru-listele': 'open',
  '/yonetim/acente-basvuru-getir': 'open',
  '/yonetim/acente-belge-getir': 'open',
  '/yonetim/acente-basvuru-durum-post': 'open',
  '/yonetim/acente-basvuru-onayla-post': 'open',
  '/yonetim/acente-listele': 'open',
  '/yonetim/acente-getir': 'open',
  '/yonetim/acente-guncelle-post': 'open',
  '/yonetim/acente-fatura-listele': 'open',
  '/yonetim/acente-cari-dosya-get': 'open',
  '/yonetim/acente-durum-post': 'open',
  '/yonetim/acente-kullanici-sifirla-post': 'open',
  '/acente-alt-acente-post': 'open',
  '/yonetim/acente-alt-acente-post': 'open',
  '/acente-teklif-post': ({ rezervasyon }) => ({ k_no: rezervasyon, lang: 'en' }),
  '/acente-teklif-getir-post': 'open',
  '/acente-teklif-kabul-post': 'open',
  '/acente-alt-listele': 'open',
  '/acente-alt-pay-post': 'open',
  '/acente-api-anahtar-listele': 'open',
  '/acente-api-anahtar-post': 'open',
  '/acente-api-anahtar-iptal-post': 'open',
  '/acente-yolcu-listesi-get': 'open',
  '/acente-cari-dosya-get': 'open',
  '/acente-voucher-get': ({ rezervasyon }) => ({ k_no: rezervasyon }),
}

let shop: TestBooking
let owner: Browser
let attacker: Browser
let victim: Victim
let agencyToken: string
let agencyAttacker: Browser
beforeAll(async () => {
  // Only that there is a bank matters here; no request gets so far as to call it.
  shop = await openTestBooking({ TEST_BANK_URL: 'http://127.0.0.1:9' })
  owner = await newMember(shop.app, 'victim@example.com')
  attacker = await newMember(shop.app, 'attacker@example.com')
  agencyAttacker = new Browser(shop.app)
  const agency = await newAgency(shop.app)
  const headers = await agencyHeaders(shop.app, agency)
  agencyToken = headers.authorization?.replace('Bearer ', '') ?? ''
  // With a contract: it is the owner that keeps it out, not the lack of one.
  const rival = await newAgency(shop.app)
  await giveTerms({ db: shop.app.services.db, tenantId: rival.tenantId }, rival.k_no, { akis: 'yonlendirme' })
  agencyAttacker.token = (await agencyHeaders(shop.app, rival)).authorization?.replace('Bearer ', '')
  const body = placement([seats(shop.tour, FIRST_DAY, 1)])
  await owner.post('/rezervasyon-olustur-post', body)
  const saved = await owner.post('/uye-yolcu-kaydet-post', { ad: 'Ayşe', soyad: 'Kaya' })
  victim = {
    uye_k_no: (await owner.get('/uye-bilgileri-get')).json().data.k_no,
    rezervasyon: body.k_no,
    oturum: (await owner.get('/uye-oturum-listele')).json().data[0].k_no,
    yolcu: saved.json().data.k_no,
    acente_kullanici: (await shop.app.get('/api/acente-kullanici-listele', headers)).json().data[0].k_no,
    acente_oturum: (await shop.app.get('/api/acente-oturum-listele', headers)).json().data[0].k_no,
  }
})
afterAll(() => shop.close())
beforeEach(() => forgetLimits(shop.app))

async function send(browser: Browser, { method, path }: Endpoint, input: object, headers: Record<string, string> = {}) {
  if (method === 'POST') return await browser.post(path, input, headers)
  return await browser.get(`${path}?${new URLSearchParams(input as Record<string, string>)}`, headers)
}

/** A token of the one realm opens nothing of the others, wherever it is written (A10). */
function strangersTo(endpoint: Endpoint, tokens: Record<'member' | 'staff' | 'agency', string>) {
  return (['member', 'staff', 'agency'] as const)
    .filter((realm) => realm !== endpoint.access)
    .map((realm) => ({ authorization: `Bearer ${tokens[realm]}`, cookie: `__Host-yonetim=${tokens[realm]}` }))
    .map((headers) => (endpoint.access === 'staff' ? headers : { authorization: headers.authorization }))
}

const entryOf = ({ path }: Endpoint) => MATRIX[path]
const named = (endpoints: readonly Endpoint[]) => endpoints.map((endpoint) => [endpoint.path, endpoint] as const)

describe('the access matrix', () => {
  test('has an entry for every call, and none for a call that is gone', () => {
    expect(API.map(({ path }) => path).sort()).toEqual(Object.keys(MATRIX).sort())
  })

  const closed = API.filter(({ access }) => access !== 'public')

  test.each(named(closed))('%s: nobody, made-up and foreign tokens of every realm get 401', async (_path, endpoint) => {
    const staff = await shop.logIn()
    const wrong: Record<string, string>[] = [
      {},
      { authorization: `Bearer ${'x'.repeat(43)}` },
      { authorization: `Basic ${'x'.repeat(43)}` },
      { authorization: `Bearer ${owner.token}${'x'.repeat(3000)}` },
      { cookie: '__Host-yonetim=made-up' },
      { cookie: `__Host-uye=${victim.oturum}.${'x'.repeat(43)}` },
      ...strangersTo(endpoint, {
        member: owner.token ?? '',
        staff: String(staff.cookie).split('=')[1] ?? '',
        agency: agencyToken,
      }),
    ]
    for (const headers of wrong) {
      const answer = await send(new Browser(shop.app), endpoint, {}, headers)
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'giris_gerekli'])
    }
  })

  const ofVictim = API.filter((endpoint) => typeof entryOf(endpoint) === 'function')

  test.each(named(ofVictim))(
    "%s: another's thing does not exist for a member, another agency or a visitor",
    async (_path, endpoint) => {
      const entry = entryOf(endpoint)
      const input = typeof entry === 'function' ? entry(victim) : {}
      for (const somebody of [attacker, agencyAttacker, new Browser(shop.app)]) {
        const answer = await send(somebody, endpoint, input)
        expect([401, 404]).toContain(answer.statusCode)
        expect(answer.body).not.toMatch(/victim@example\.com|Ayşe|INT\d{12}/)
      }
    },
  )

  test('after all of that nothing of the victim has changed', async () => {
    const data = (await owner.get('/uye-tum-veriler-get')).json()
    expect(data.rezervasyonlar).toMatchObject([{ k_no: victim.rezervasyon, durum: 'confirmed' }])
    const people = await owner.get('/acente-kullanici-listele', { authorization: `Bearer ${agencyToken}` })
    expect(people.json().data).toMatchObject([{ k_no: victim.acente_kullanici, rol: 'sahip' }])
    expect((await owner.get('/uye-yolcu-listele')).json().data).toMatchObject([{ k_no: victim.yolcu, ad: 'Ayşe' }])
  })
})

describe('mass assignment (X6)', () => {
  const MARK = 'x6-mark-that-nobody-sends'

  test('a body with the name of every column writes none that its form has not got', async () => {
    const { rows } = await shop.app.owner.pool.query<{ name: string }>(
      "select distinct column_name as name from information_schema.columns where table_schema = 'public'",
    )
    for (const endpoint of API.filter(({ method }) => method === 'POST')) {
      const own = Object.keys((endpoint.input as { shape?: object }).shape ?? {})
      const extra = Object.fromEntries(rows.filter(({ name }) => !own.includes(name)).map(({ name }) => [name, MARK]))
      const entry = entryOf(endpoint)
      const input = typeof entry === 'function' ? entry(victim) : {}
      const answer = await owner.post(endpoint.path, { ...input, ...extra })
      expect([endpoint.path, answer.statusCode < 500]).toEqual([endpoint.path, true])
      await forgetLimits(shop.app)
    }
    const tables = await shop.app.owner.pool.query<{ name: string; text: string | null }>(`
      select table_name as name, query_to_xml('select * from ' || quote_ident(table_name), true, false, '')::text as text
      from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`)
    expect(tables.rows.filter(({ text }) => text?.includes(MARK)).map(({ name }) => name)).toEqual([])
  })
})
