import type { DemoTenant } from '../../tenant-data.ts'
import { inFour } from './four-languages.ts'
import { membershipText } from './membership-clauses.ts'

export const SETTINGS: DemoTenant['ayarlar'] = {
  company: {
    marka: 'Meltem',
    unvan: 'Meltem Seyahat Turizm Ltd. Şti.',
    vergi_dairesi: 'Fethiye',
    vergi_no: '0000000000',
    slogan: {
      tr: 'Rotanı denize çevir.',
      en: 'Set your course for the sea.',
      de: 'Nehmen Sie Kurs aufs Meer.',
      ru: 'Возьмите курс на море.',
    },
    birlik_metni: {
      tr: 'TÜRSAB üyesi A grubu seyahat acentası, belge no 00000',
      en: 'Group A travel agency, member of TÜRSAB, licence no. 00000',
      de: 'Reisebüro der Gruppe A, Mitglied der TÜRSAB, Zulassung Nr. 00000',
      ru: 'Турагентство группы А, член TÜRSAB, лицензия № 00000',
    },
    birlik_no: 'A-00000',
    birlik_url: 'https://dogrulama.tursab.example/belge/00000',
  },
  seo: {
    baslik: {
      tr: 'Meltem · Akdeniz’de villa, tekne, tur',
      en: 'Meltem · Villas, boats and tours on the Turkish coast',
      de: 'Meltem · Villen, Schiffe und Ausflüge an der türkischen Küste',
      ru: 'Meltem · Виллы, яхты и экскурсии на побережье Турции',
    },
    aciklama: {
      tr: 'Göcek’ten Kapadokya’ya villa, gulet, tur, otel, transfer ve araç. Tek sepet, açık fiyat, paketlerde 30 gün iade güvencesi ve dört dilde destek.',
      en: 'Villas, gulets, tours, hotels, transfers and cars from Göcek to Cappadocia. One basket, clear prices, a 30-day refund guarantee on packages and support in four languages.',
      de: 'Villen, Gulets, Ausflüge, Hotels, Transfers und Mietwagen von Göcek bis Kappadokien. Ein Warenkorb, klare Preise, 30 Tage Rückerstattungsgarantie auf Pauschalen, Betreuung in vier Sprachen.',
      ru: 'Виллы, гулеты, экскурсии, отели, трансферы и авто от Гёджека до Каппадокии. Одна корзина, понятные цены, гарантия возврата пакетов за 30 дней и поддержка на четырёх языках.',
    },
  },
  support: {
    telefon: '+900000000000',
    sohbet_no: '+900000000002',
    mesaj_url: 'https://mesaj.example/meltem',
    saatler: {
      tr: 'Mayıs–Ekim her gün 08.00–23.00, Kasım–Nisan Pzt–Cmt 09.00–18.00',
      en: 'May to October daily 08:00–23:00, November to April Mon–Sat 09:00–18:00',
      de: 'Mai bis Oktober täglich 8–23 Uhr, November bis April Mo.–Sa. 9–18 Uhr',
      ru: 'Май — октябрь ежедневно 08:00–23:00, ноябрь — апрель пн–сб 09:00–18:00',
    },
  },
  social: [
    { tur: 'instagram', url: 'https://instagram.example/meltem' },
    { tur: 'facebook', url: 'https://facebook.example/meltem' },
    { tur: 'youtube', url: 'https://youtube.example/@meltem' },
  ],
  contact: {
    telefon: '+900000000000',
    e_mail: 'merhaba@meltem.example',
    adres: 'Yat Limanı Cad. No: 14, Göcek, Fethiye, Muğla',
    enlem: 36.7536,
    boylam: 28.9386,
  },
  tema: { renkler: {}, odeme_logolari: ['VISA', 'MASTERCARD', 'TROY'] },
  acente: { gorsel: 'icerik/acente' },
  rezervasyon: { taksit_oranlari: { 2: 3.5, 3: 5.75, 6: 9.9 }, bilet_on_eki: 'MLT', tutma_dk: 15 },
  other: {
    uye_olmadan_yorum_yapma: false,
    uye_olmadan_rezervasyon: false,
    uyelik_onayi_acik: true,
    uyelik_sozlesmesi: inFour(membershipText),
  },
}
