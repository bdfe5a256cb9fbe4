import type { DemoTenant } from '../../tenant-data.ts'

const MEMBERSHIP = `1. Parties
This agreement is between Poyraz Yelken ve Sörf Turizm Ltd. Şti. (“Poyraz”) and the person who opens an account on this site (“member”).

2. Subject
Membership is free. It lets you follow your bookings, payments and favourites. The terms of what you book are in the contract of each booking.

3. Your account
You must be eighteen or over and give correct details. Keep your password to yourself and tell us at once if you think someone else is using your account.

4. Fair use
Use the site lawfully, leave other people’s data alone and write reviews only about what you have experienced.

5. Personal data
We process your data as described in the privacy notice. Promotional e-mails are sent only if you ask for them.

6. Changes and end
We announce changes by e-mail at least fifteen days ahead. You may close your account at any time; bookings already made are not affected.

7. Law
Turkish law applies. Consumers keep the protection of the mandatory rules of the country where they live.`

export const SETTINGS: DemoTenant['ayarlar'] = {
  company: {
    marka: 'Poyraz',
    unvan: 'Poyraz Yelken ve Sörf Turizm Ltd. Şti.',
    vergi_dairesi: 'Çeşme',
    vergi_no: '0000000000',
    slogan: { en: 'The wind is on time.' },
    birlik_metni: { en: 'Group A travel agency, member of TÜRSAB, licence no. 00001' },
    birlik_no: 'A-00001',
    birlik_url: 'https://dogrulama.tursab.example/belge/00001',
  },
  seo: {
    baslik: { en: 'Poyraz · Sailing and windsurf holidays in Alaçatı and Çeşme' },
    aciklama: {
      en: 'Sailing weeks, windsurf courses and stone houses around Alaçatı and Çeşme on the Turkish Aegean. Small groups and a 30-day refund guarantee on packages.',
    },
  },
  support: {
    telefon: '+900000000010',
    sohbet_no: null,
    mesaj_url: null,
    saatler: { en: 'May to October daily 09:00–19:00, otherwise by e-mail' },
  },
  social: [
    { tur: 'instagram', url: 'https://instagram.example/poyraz' },
    { tur: 'youtube', url: 'https://youtube.example/@poyraz' },
  ],
  contact: {
    telefon: '+900000000010',
    e_mail: 'hello@poyraz.example',
    adres: 'Liman Cad. No: 7, Alaçatı, Çeşme, İzmir',
    enlem: 38.2559,
    boylam: 26.3816,
  },
  tema: {
    renkler: {
      mist: '#f1f3f9',
      sand: '#f8f3ef',
      ink: '#151a3a',
      'ink-2': '#454b6e',
      'ink-3': '#5a6082',
      line: '#d8dbe8',
      'line-strong': '#757b98',
      sea: '#3b4a9a',
      'sea-deep': '#1d2456',
      'sea-tint': '#e6e9f7',
      'on-deep': '#ced4f2',
      sun: '#ff9d6c',
      'sun-press': '#f0844d',
      'sun-edge': '#a8501a',
      'sun-tint': '#ffeee3',
      'sun-ink': '#7a3410',
      scrim: '#141a42',
    },
    odeme_logolari: ['VISA', 'MASTERCARD'],
  },
  rezervasyon: { taksit_oranlari: {}, bilet_on_eki: 'PYZ', tutma_dk: 15 },
  other: {
    uye_olmadan_yorum_yapma: false,
    uye_olmadan_rezervasyon: true,
    uyelik_onayi_acik: true,
    uyelik_sozlesmesi: { en: MEMBERSHIP },
  },
}
