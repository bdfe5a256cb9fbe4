import { BANK_ACCOUNTS } from '../bank-accounts.ts'
import { plainPage, type Table } from '../page-recipes.ts'

/** As banks print it: in fours. */
function spaced(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

const table = (baslik: string, heads: readonly [string, string, string, string]): Table => ({
  baslik,
  basliklar: [...heads],
  satirlar: BANK_ACCOUNTS.map(({ kur, banka, sube, iban, swift }) => [
    kur,
    [banka, sube].filter(Boolean).join(', '),
    spaced(iban),
    swift ?? '–',
  ]),
})

export const bankAccountsPage = plainPage(
  { anahtar: 'p-banka', turu: 'p', gorsel: null, yayin_zamani: '2026-03-01T08:00:00Z' },
  {
    tr: {
      baslik: 'Banka hesaplarımız',
      ozet: 'Havale ve EFT için hesap numaralarımız, açıklamaya ne yazacağınız ve ödemenizi nasıl bildireceğiniz.',
      slug: 'banka-hesaplari',
      seo_baslik: 'Banka hesaplarımız ve havale ile ödeme | Meltem',
      html: `
<p>Hesapların sahibi Meltem Seyahat Turizm Ltd. Şti.’dir. Başka bir ada ya da kişisel hesaba ödeme istemeyiz; böyle bir mesaj alırsanız ödemeden önce bizi arayın.</p>`,
      tablo: table('Hesaplar', ['Para birimi', 'Banka', 'IBAN', 'SWIFT']),
      devam: `
<h2>Nasıl ödenir?</h2>
<ol>
<li>Rezervasyonda ödeme yöntemi olarak havaleyi seçin; yeriniz <strong>24 saat</strong> tutulur.</li>
<li>Açıklamaya yalnızca <strong>kayıt numaranızı</strong> yazın (INT ile başlar).</li>
<li>Rezervasyonun para birimindeki hesaba gönderin. Havale ücreti gönderene aittir.</li>
<li>Hesabınızdaki ödeme bildirimi formunu doldurun; dekontu eşleştirmemizi hızlandırır.</li>
</ol>
<p>Ödeme hesaba geçtiğinde onay e-postası gelir. 24 saat içinde gelmeyen ödemede rezervasyon düşer; para sonradan gelirse yer varsa yeniden ayırır, yoksa tamamını iade ederiz. Öteki yollar <a href="/p/odeme-secenekleri">ödeme seçenekleri</a> sayfasındadır.</p>`,
    },
    en: {
      baslik: 'Bank accounts',
      ozet: 'Our accounts for bank transfers, what to write as the reference and how to tell us about your payment.',
      slug: 'bank-accounts',
      seo_baslik: 'Bank accounts and paying by transfer | Meltem',
      html: `
<p>The accounts belong to Meltem Seyahat Turizm Ltd. Şti. We never ask for payment to another name or to a private account; if you get such a message, call us before you pay.</p>`,
      tablo: table('Accounts', ['Currency', 'Bank', 'IBAN', 'SWIFT']),
      devam: `
<h2>How to pay</h2>
<ol>
<li>Choose bank transfer when you book; your place is held for <strong>24 hours</strong>.</li>
<li>Write nothing but your <strong>booking number</strong> as the reference (it begins with INT).</li>
<li>Send it to the account in the currency of the booking. The sender bears the bank’s charges.</li>
<li>Fill in the payment notice in your account; it helps us find the transfer.</li>
</ol>
<p>You get a confirmation by e-mail once the money is there. Without a payment within 24 hours the booking lapses; if the money comes later, we book again where there is room, and otherwise return all of it. The other ways are on the <a href="/p/payment-methods">payment methods</a> page.</p>`,
    },
    de: {
      baslik: 'Bankverbindungen',
      ozet: 'Unsere Konten für Überweisungen, was in den Verwendungszweck gehört und wie Sie uns die Zahlung melden.',
      slug: 'bankverbindungen',
      seo_baslik: 'Bankverbindungen und Zahlung per Überweisung | Meltem',
      html: `
<p>Inhaberin der Konten ist die Meltem Seyahat Turizm Ltd. Şti. Wir bitten nie um Zahlung auf einen anderen Namen oder ein Privatkonto; erhalten Sie eine solche Nachricht, rufen Sie uns bitte vor der Zahlung an.</p>`,
      tablo: table('Konten', ['Währung', 'Bank', 'IBAN', 'SWIFT']),
      devam: `
<h2>So überweisen Sie</h2>
<ol>
<li>Wählen Sie beim Buchen die Überweisung; Ihr Platz wird <strong>24 Stunden</strong> gehalten.</li>
<li>Geben Sie als Verwendungszweck nur Ihre <strong>Buchungsnummer</strong> an (sie beginnt mit INT).</li>
<li>Überweisen Sie auf das Konto in der Währung der Buchung. Die Bankgebühren trägt der Absender.</li>
<li>Füllen Sie in Ihrem Konto die Zahlungsmeldung aus; so finden wir den Betrag schneller.</li>
</ol>
<p>Ist das Geld eingegangen, erhalten Sie eine Bestätigung per E-Mail. Ohne Zahlung innerhalb von 24 Stunden erlischt die Buchung; kommt das Geld später, buchen wir neu, wo noch Platz ist, und erstatten sonst alles. Die anderen Wege stehen unter <a href="/p/zahlungsarten">Zahlungsarten</a>.</p>`,
    },
    ru: {
      baslik: 'Банковские счета',
      ozet: 'Наши счета для банковских переводов, что указать в назначении платежа и как сообщить нам об оплате.',
      slug: 'bankovskie-scheta',
      seo_baslik: 'Банковские счета и оплата переводом | Meltem',
      html: `
<p>Владелец счетов — Meltem Seyahat Turizm Ltd. Şti. Мы никогда не просим платить на другое имя или на личный счёт; если вы получили такое сообщение, позвоните нам до оплаты.</p>`,
      tablo: table('Счета', ['Валюта', 'Банк', 'IBAN', 'SWIFT']),
      devam: `
<h2>Как оплатить</h2>
<ol>
<li>При бронировании выберите банковский перевод; место держится за вами <strong>24 часа</strong>.</li>
<li>В назначении платежа укажите только <strong>номер брони</strong> (он начинается с INT).</li>
<li>Отправьте деньги на счёт в валюте брони. Комиссию банка оплачивает отправитель.</li>
<li>Заполните в личном кабинете уведомление об оплате: так мы быстрее найдём платёж.</li>
</ol>
<p>Когда деньги поступят, придёт подтверждение на почту. Без оплаты в течение 24 часов бронь снимается; если деньги придут позже, мы забронируем снова при наличии мест, а иначе вернём всю сумму. Другие способы описаны на странице <a href="/p/sposoby-oplaty">способов оплаты</a>.</p>`,
    },
  },
)
