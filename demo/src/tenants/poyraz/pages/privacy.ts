import { englishPage } from '../page.ts'

export const privacyPage = englishPage({
  anahtar: 'p-privacy',
  turu: 'p',
  gorsel: null,
  yayin_zamani: '2026-02-01T08:00:00Z',
  baslik: 'Privacy and cookies',
  ozet: 'What we know about you, why, for how long, and how to make us forget it.',
  slug: 'privacy',
  seo_baslik: 'Privacy and cookies | Poyraz',
  bloklar: [
    {
      tip: 'metin',
      html: `
<p>The controller is Poyraz Yelken ve Sörf Turizm Ltd. Şti., Liman Cad. No: 7, Alaçatı, Çeşme, İzmir, Turkey. This notice follows Turkish Law No. 6698 (KVKK) and, for people in the European Union, the GDPR.</p>
<h2>What we process, and why</h2>
<ul><li><strong>Bookings:</strong> names, contact details, level and, where needed, weight and height for choosing equipment. To perform the contract.</li><li><strong>Payments:</strong> amount, date and the last digits of the card. The full number stays with the payment provider.</li><li><strong>Messages:</strong> what you write, in order to answer.</li><li><strong>Newsletter:</strong> your e-mail address, with your consent.</li></ul>
<h2>Sharing and keeping</h2>
<p>We share only what the instructor, skipper or house owner needs, and what the law demands. Invoices are kept for the statutory period, messages for two years at most, everything else until it is no longer needed.</p>
<h2>Cookies</h2>
<p>We set what the site needs to work: your session, your cookie choice and, for 180 days after a login, a random number (__Host-cihaz) by which your account knows this browser, so that nobody can shut you out by trying passwords. Measuring starts only if you agree, and saying no is as easy as saying yes.</p>
<h2>Your rights</h2>
<p>You may see, correct, erase and take away your data, object, and withdraw consent. <a href="/contact">Write to us</a>; we answer within 30 days. You may also complain to a data protection authority.</p>`,
    },
  ],
})
