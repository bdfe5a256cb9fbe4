/**
 * The closed list of error codes and the HTTP status each one travels with (API-3).
 * The sentence a person reads lives in i18n under `errors.<code>`; a test keeps both lists equal.
 */
export const ERROR_STATUS = {
  firma_gerekli: 400,
  firma_bilinmiyor: 400,
  adres_bilinmiyor: 421,
  gecersiz_json: 400,
  gecersiz_istek: 400,
  alan_hatasi: 422,
  govde_buyuk: 413,
  icerik_turu: 415,
  giris_gerekli: 401,
  giris_hatali: 401,
  yetki_yok: 403,
  onay_gerekli: 403,
  bulunamadi: 404,
  yontem_yok: 405,
  cakisma: 409,
  dosya_uzun: 422,
  surum_degisti: 409,
  kategori_dolu: 409,
  anahtar_cok: 409,
  cok_istek: 429,
  // Booking (PRICE-1, BOOK-3): what the buyer can mend is 422, what another request has changed is 409.
  dolu: 409,
  yer_yetmez: 409,
  oda_yetmez: 409,
  teklif_alinamaz: 409,
  fiyat_degisti: 409,
  kapali_gun: 409,
  fiyat_yok: 409,
  // Prices of the office (PRICE-22): zero or less, two periods on one day, a currency the tenant does not offer, amounts for
  // options of another one, a draft that is gone, one that would publish over what is saved (PRICE-29).
  fiyat_gecersiz: 422,
  donem_cakisiyor: 422,
  kur_sunulmuyor: 422,
  kur_karisik: 422,
  taslak_yok: 409,
  taslak_var: 409,
  satis_kapali: 409,
  kalkis_yok: 409,
  sor_sat_gerekli: 409,
  durum_uygun_degil: 409,
  tutma_bitti: 409,
  cok_tutma: 409,
  cok_opsiyon: 409,
  yer_var: 409,
  // The office on a departure (BOOK-21): fewer seats than are sold, a language without words, one that is cancelled.
  kapasite_az: 409,
  metin_eksik: 422,
  kalkis_iptal: 409,
  // Stock and fleet (CAT-20 to CAT-33): bookings to come, two rules for one departure, names and plates that are taken.
  gelecek_rezervasyon: 409,
  kural_cakisiyor: 409,
  ad_kullaniliyor: 409,
  plaka_kayitli: 409,
  kullanimda: 409,
  personel_bagli: 409,
  // The installation (PEOPLE-72): names of another tenant, the last host of one, a manager who has come in already.
  firma_kodu_alinmis: 409,
  alan_adi_alinmis: 409,
  son_alan_adi: 409,
  davet_kabul: 409,
  gecmis_tarih: 422,
  son_satis_gecti: 422,
  tarih_sirasi: 422,
  donem_uzun: 422,
  en_az_gece: 422,
  en_cok_gece: 422,
  giris_gunu: 422,
  cikis_gunu: 422,
  bitis_gerekli: 422,
  saat_gerekli: 422,
  saat_uygun_degil: 422,
  yetiskin_gerekli: 422,
  kisi_siniri: 422,
  cok_satir: 422,
  urun_yok: 422,
  ekstra_yok: 422,
  ekstra_tek: 422,
  ekstra_cok: 422,
  evcil_hayvan_yok: 422,
  ek_yatak_yok: 422,
  yas_siniri: 422,
  adet_yok: 422,
  oda_az: 422,
  oda_yetiskin: 422,
  saat_yok: 422,
  bitis_yok: 422,
  kur_yok: 422,
  taksit_yok: 422,
  sozlesme_gerekli: 422,
  sozlesme_degisti: 409,
  kimlik_gecersiz: 422,
  anahtar_farkli: 422,
  kupon_gecersiz: 422,
  kupon_bitti: 409,
  kupon_baskasinin: 422,
  // Payment (PAY-4).
  odeme_suruyor: 409,
  odenecek_yok: 409,
  odeme_baslamadi: 409,
  odeme_acilmadi: 409,
  olay_yok: 422,
  yontem_kapali: 422,
  iade_fazla: 409,
  sinir_asildi: 422,
  // A second person decides (PEOPLE-22).
  ikinci_kisi: 409,
  ayni_kisi: 403,
  kesinti_fazla: 422,
  kart_bilgisi_yasak: 422,
  // Files of the bank, their lines and the till (PAY-11 to PAY-14).
  dosya_taninmadi: 422,
  dosya_kesik: 422,
  // Catalogues that are brought as files (CAT-60, CAT-64).
  aktarim_dosyasi: 422,
  aktarim_asamasi: 409,
  dosya_hesabi: 422,
  dosya_hesabi_gerekli: 422,
  dosya_kuru: 422,
  dosya_bicimi: 409,
  pay_toplami: 422,
  hareket_islenmis: 409,
  bildirim_islenmis: 409,
  gun_kapali: 409,
  kasa_degisti: 409,
  kasa_farki: 422,
  // Members (PEOPLE-5).
  sifre_yaygin: 422,
  sifre_hatali: 422,
  anahtar_gecersiz: 422,
  sosyal_kapali: 422,
  sosyal_hata: 422,
  sosyal_e_mail_yok: 422,
  sosyal_sifre_gerekli: 409,
  tek_giris_yolu: 409,
  hesap_acik_is: 409,
  uye_acik_is: 409,
  uye_grubu_dolu: 409,
  // Settings of the business (PEOPLE-31 to PEOPLE-33, PAY-15 to PAY-17).
  iban_kayitli: 409,
  // Rates by hand (PAY-49): far from the fetched one, and none to go back to.
  kur_uzak: 409,
  kur_donus_yok: 409,
  saglayici_anahtar: 422,
  saglayici_yanitsiz: 503,
  eposta_gonderilemedi: 422,
  eposta_adresi_kapali: 422,
  sifre_yeniden: 422,
  // Newsletters (PEOPLE-61, PEOPLE-62): braces around what is no variable, something missing, others than the quote said.
  degisken_bilinmiyor: 422,
  bulten_eksik: 422,
  alici_degisti: 409,
  // Content.
  adres_dolu: 409,
  // Products (CAT-2, CAT-6).
  kod_kullaniliyor: 409,
  yayina_hazir_degil: 409,
  menu_dongu: 422,
  sozlesme_silinmez: 409,
  // Groups, templates and promotions of the office (CAT-35 to CAT-43).
  grup_kullanimda: 409,
  grup_dongu: 422,
  kod_dolu: 409,
  sablon_kullanimda: 409,
  secenek_kullanimda: 409,
  kupon_siniri: 409,
  uye_yok: 422,
  kupon_kodu_kisa: 422,
  // Agencies: contracts, credit and allotments.
  acente_askida: 403,
  sozlesme_yok: 409,
  sozlesme_bitti: 409,
  sozlesme_kapsami: 409,
  sozlesme_cakisiyor: 409,
  kredi_yetersiz: 409,
  belge_kullanildi: 409,
  // Agencies.
  basvuru_var: 409,
  acente_kayitli: 409,
  e_mail_kullaniliyor: 409,
  son_sahip: 409,
  // Colleagues (PEOPLE-23).
  son_yonetici: 409,
  kendi_hesabi: 409,
  kod_hatali: 422,
  belge_gecersiz: 422,
  logo_gecersiz: 422,
  yanit_beklenmiyor: 409,
  // Pictures of the office (CAT-50, CAT-55).
  gorsel_turu: 422,
  gorsel_heic: 422,
  gorsel_cizim: 422,
  gorsel_bozuk: 422,
  gorsel_dev: 422,
  gorsel_ufak: 422,
  gorsel_cok: 422,
  gorsel_kullanimda: 409,
  gorsel_ayni: 409,
  sunucu_hatasi: 500,
  mesgul: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

export const ERROR_CODES = Object.keys(ERROR_STATUS) as ErrorCode[]

/** Thrown anywhere below a route; the HTTP layer turns it into the envelope in the person's language. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly detail: Readonly<Record<string, unknown>>

  constructor(code: ErrorCode, detail: Record<string, unknown> = {}, options: ErrorOptions = {}) {
    super(code, options)
    this.name = 'AppError'
    this.code = code
    this.detail = detail
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }
}
