import { plainPage } from '../page-recipes.ts'

export const helpPage = plainPage(
  { anahtar: 'p-yardim', turu: 'p', gorsel: 'icerik/iletisim', yayin_zamani: '2026-03-01T08:00:00Z' },
  {
    tr: {
      baslik: 'Yardım',
      ozet: 'Rezervasyonunuz varsa, yeni bir şey planlıyorsanız ya da yoldaysanız: hangi kapıyı çalmalı.',
      slug: 'yardim',
      seo_baslik: 'Yardım ve destek | Meltem',
      html: `
<h2>Rezervasyonum var</h2>
<p>Rezervasyon numaranızı hazır tutun; onay e-postasının ilk satırındadır. Değişiklik ve iptal için hesabınıza girin ya da bizi arayın.</p>
<h2>Yeni bir şey planlıyorum</h2>
<p>Tarih ve kişi sayısı yeter; gerisini biz soralım. <a href="/p/rezervasyon-nasil-yapilir">Rezervasyonun nasıl yapıldığını</a> beş adımda anlattık.</p>
<h2>Yoldayım, acil</h2>
<p>Şoför yok, tekne kaçtı, kapı açılmıyor: belgenizdeki acil numara 24 saat, dört dilde açıktır.</p>
<h2>Bilgi arıyorum</h2>
<ul>
<li><a href="/p/sik-sorulan-sorular">Sık sorulan sorular</a></li>
<li><a href="/p/odeme-secenekleri">Ödeme seçenekleri</a></li>
<li><a href="/p/iptal-ve-iade">İptal ve iade</a></li>
</ul>`,
      cagri: {
        baslik: 'Bulamadınız mı?',
        metin: 'Mayıs–ekim arası her gün 08.00–23.00, kışın pazartesi–cumartesi 09.00–18.00 arasında buradayız.',
      },
    },
    en: {
      baslik: 'Help',
      ozet: 'Whether you have a booking, are planning something new or are already on the road: which door to knock on.',
      slug: 'help',
      seo_baslik: 'Help and support | Meltem',
      html: `
<h2>I have a booking</h2>
<p>Keep your booking number at hand; it is in the first line of your confirmation. To change or cancel, log in to your account or give us a ring.</p>
<h2>I am planning something new</h2>
<p>Dates and the number of people will do; we will ask about the rest. We explain <a href="/p/how-booking-works">how booking works</a> in five steps.</p>
<h2>I am on my way, and it is urgent</h2>
<p>No driver, the boat has left, the door will not open: the emergency number on your voucher is answered around the clock in four languages.</p>
<h2>I am looking for information</h2>
<ul>
<li><a href="/p/faq">Frequently asked questions</a></li>
<li><a href="/p/payment-methods">Payment methods</a></li>
<li><a href="/p/cancellation-and-refund">Cancellation and refund</a></li>
</ul>`,
      cagri: {
        baslik: 'Not found what you need?',
        metin:
          'We are here daily from 08:00 to 23:00 between May and October, and Monday to Saturday from 09:00 to 18:00 in winter.',
      },
    },
    de: {
      baslik: 'Hilfe',
      ozet: 'Ob Sie schon gebucht haben, etwas Neues planen oder bereits unterwegs sind: an welche Tür Sie klopfen.',
      slug: 'hilfe',
      seo_baslik: 'Hilfe und Kontakt | Meltem',
      html: `
<h2>Ich habe gebucht</h2>
<p>Halten Sie Ihre Buchungsnummer bereit; sie steht in der ersten Zeile der Bestätigung. Zum Ändern oder Stornieren melden Sie sich in Ihrem Konto an oder rufen uns an.</p>
<h2>Ich plane etwas Neues</h2>
<p>Datum und Personenzahl genügen, den Rest erfragen wir. <a href="/p/so-buchen-sie">So buchen Sie</a> in fünf Schritten.</p>
<h2>Ich bin unterwegs, und es eilt</h2>
<p>Kein Fahrer da, das Boot ist weg, die Tür geht nicht auf: Die Notfallnummer auf Ihrem Voucher ist rund um die Uhr in vier Sprachen besetzt.</p>
<h2>Ich suche Informationen</h2>
<ul>
<li><a href="/p/haeufige-fragen">Häufig gestellte Fragen</a></li>
<li><a href="/p/zahlungsarten">Zahlungsarten</a></li>
<li><a href="/p/stornierung-und-erstattung">Stornierung und Erstattung</a></li>
</ul>`,
      cagri: {
        baslik: 'Nichts gefunden?',
        metin:
          'Von Mai bis Oktober sind wir täglich von 8 bis 23 Uhr da, im Winter montags bis samstags von 9 bis 18 Uhr.',
      },
    },
    ru: {
      baslik: 'Помощь',
      ozet: 'У вас есть бронь, вы планируете новую поездку или уже в пути: в какую дверь постучать.',
      slug: 'pomoshch',
      seo_baslik: 'Помощь и поддержка | Meltem',
      html: `
<h2>У меня есть бронь</h2>
<p>Держите под рукой номер заказа: он в первой строке подтверждения. Чтобы изменить или отменить заказ, войдите в кабинет или позвоните нам.</p>
<h2>Я планирую поездку</h2>
<p>Достаточно дат и числа гостей, остальное мы спросим сами. <a href="/p/kak-zabronirovat">Как забронировать</a>, рассказано в пяти шагах.</p>
<h2>Я в пути, и это срочно</h2>
<p>Нет водителя, ушла яхта, не открывается дверь: экстренный номер из ваучера отвечает круглосуточно на четырёх языках.</p>
<h2>Мне нужна информация</h2>
<ul>
<li><a href="/p/voprosy-i-otvety">Вопросы и ответы</a></li>
<li><a href="/p/sposoby-oplaty">Способы оплаты</a></li>
<li><a href="/p/otmena-i-vozvrat">Отмена и возврат</a></li>
</ul>`,
      cagri: {
        baslik: 'Не нашли нужного?',
        metin:
          'С мая по октябрь мы на связи ежедневно с 08:00 до 23:00, зимой с понедельника по субботу с 09:00 до 18:00.',
      },
    },
  },
)
