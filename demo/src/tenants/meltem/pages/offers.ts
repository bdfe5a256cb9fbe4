import type { Language } from '@meltem/contract/language'
import type { DemoPage, PageText } from '../../../tenant-data.ts'
import { campaignBlock } from '../campaign.ts'
import { type InFour, inFour } from '../four-languages.ts'
import { callBlock, questionsBlock } from '../page-recipes.ts'

interface OffersText extends Omit<PageText, 'slug' | 'bloklar'> {
  readonly url: string
  readonly html: string
  readonly sorular: readonly (readonly [soru: string, cevap: string])[]
  readonly cagri: { readonly baslik: string; readonly metin: string }
}

const TEXTS: InFour<OffersText> = {
  tr: {
    baslik: 'Güncel kampanyalar',
    ozet: 'Üç ve daha fazla turda yüzde 15, büyük sepetlerde sabit indirim. Nasıl hesaplandığını açıkça yazdık.',
    url: '/kampanyalar',
    seo_baslik: 'Güncel kampanyalar ve indirimler | Meltem',
    html: `
<p>İndirimlerimizin kodu, son dakikası, geri sayımı yoktur. Koşul sağlandığı anda sepette görünür, sağlanmadığında görünmez. Bir koşula ne kadar kaldığını da sepet söyler.</p>
<h2>Nasıl hesaplanır?</h2>
<ul>
<li>Tur indirimi yalnız <a href="/c/turlar">turların</a> toplamına uygulanır; villa, tekne ya da transfer tutarını değiştirmez.</li>
<li>Sepet indirimi ürünlerin toplamına bakar. Ekstra hizmetler indirime girmez.</li>
<li>İki koşul birden sağlanırsa indirimler sırayla düşer, ikincisi birinciden kalan tutara uygulanır.</li>
</ul>
<h2>İptal ederseniz</h2>
<p>Üç turdan birini iptal ederseniz kalan iki tur indirimsiz fiyattan hesaplanır; iade tutarını onaylamadan önce görürsünüz. Ayrıntılar <a href="/p/iptal-ve-iade">iptal ve iade</a> sayfasında.</p>`,
    sorular: [
      ['Kuponumu da kullanabilir miyim?', 'Evet. Önce sepet indirimi, sonra kupon uygulanır.'],
      ['Üç tur aynı gün olmak zorunda mı?', 'Hayır, aynı sepette olmaları yeter.'],
      ['Çocuk bileti tur sayılır mı?', 'Tur sayısı kişiye göre değil, ayrı turlara göre sayılır.'],
    ],
    cagri: { baslik: 'Emin değil misiniz?', metin: 'Sepetinizi anlatın, en uygun düzeni birlikte kuralım.' },
  },
  en: {
    baslik: 'Current offers',
    ozet: '15 per cent off three or more tours and a fixed sum off large baskets. Here is exactly how they are worked out.',
    url: '/offers',
    seo_baslik: 'Current offers and discounts | Meltem',
    html: `
<p>Our discounts come without codes, last minutes or countdowns. As soon as the condition is met, they appear in the basket; otherwise they do not. The basket also tells you how much is missing.</p>
<h2>How they are worked out</h2>
<ul>
<li>The tour discount applies to the total of your <a href="/c/tours">tours</a> only, not to villas, boats or transfers.</li>
<li>The basket discount looks at the total of all products. Extras are not discounted.</li>
<li>If both conditions are met, the discounts follow one another, the second on what the first has left.</li>
</ul>
<h2>If you cancel</h2>
<p>If you cancel one of three tours, the other two are charged at their normal price; you see the refund before you agree. More under <a href="/p/cancellation-and-refund">cancellation and refund</a>.</p>`,
    sorular: [
      ['Can I use my coupon as well?', 'Yes. The basket discount comes first, then the coupon.'],
      ['Do the three tours have to be on the same day?', 'No, it is enough that they are in the same basket.'],
      ['Does a child’s ticket count as a tour?', 'We count different tours, not people.'],
    ],
    cagri: {
      baslik: 'Not sure?',
      metin: 'Tell us what is in your basket and we will find the best arrangement together.',
    },
  },
  de: {
    baslik: 'Aktuelle Angebote',
    ozet: '15 Prozent ab drei Ausflügen und ein fester Nachlass auf große Warenkörbe. So werden sie genau berechnet.',
    url: '/angebote',
    seo_baslik: 'Aktuelle Angebote und Rabatte | Meltem',
    html: `
<p>Unsere Rabatte kommen ohne Codes, letzte Minuten und Countdowns aus. Ist die Bedingung erfüllt, erscheinen sie im Warenkorb, sonst nicht. Wie viel noch fehlt, sagt Ihnen der Warenkorb auch.</p>
<h2>So wird gerechnet</h2>
<ul>
<li>Der Ausflugsrabatt gilt nur für die Summe Ihrer <a href="/c/ausfluege">Ausflüge</a>, nicht für Villen, Schiffe oder Transfers.</li>
<li>Der Warenkorbrabatt richtet sich nach der Summe aller Angebote. Zusatzleistungen werden nicht rabattiert.</li>
<li>Sind beide Bedingungen erfüllt, folgen die Rabatte aufeinander, der zweite auf den verbleibenden Betrag.</li>
</ul>
<h2>Wenn Sie stornieren</h2>
<p>Stornieren Sie einen von drei Ausflügen, gelten für die beiden anderen die normalen Preise; die Erstattung sehen Sie, bevor Sie zustimmen. Mehr unter <a href="/p/stornierung-und-erstattung">Stornierung und Erstattung</a>.</p>`,
    sorular: [
      [
        'Kann ich zusätzlich einen Gutschein einlösen?',
        'Ja. Zuerst wird der Warenkorbrabatt abgezogen, dann der Gutschein.',
      ],
      ['Müssen die drei Ausflüge am selben Tag stattfinden?', 'Nein, sie müssen nur im selben Warenkorb liegen.'],
      ['Zählt ein Kinderticket als Ausflug?', 'Gezählt werden verschiedene Ausflüge, nicht Personen.'],
    ],
    cagri: {
      baslik: 'Nicht sicher?',
      metin: 'Beschreiben Sie uns Ihren Warenkorb, wir finden gemeinsam die günstigste Lösung.',
    },
  },
  ru: {
    baslik: 'Действующие акции',
    ozet: '15 процентов от трёх экскурсий и фиксированная скидка на большие заказы. Рассказываем, как они считаются.',
    url: '/aktsii',
    seo_baslik: 'Действующие акции и скидки | Meltem',
    html: `
<p>У наших скидок нет промокодов, последних минут и обратных отсчётов. Как только условие выполнено, скидка видна в корзине; не выполнено — не видна. Сколько осталось до скидки, корзина тоже подскажет.</p>
<h2>Как они считаются</h2>
<ul>
<li>Скидка на экскурсии действует только на сумму <a href="/c/ekskursii">экскурсий</a> и не меняет цену вилл, яхт и трансферов.</li>
<li>Скидка на заказ считается от суммы всех услуг. На дополнительные услуги она не распространяется.</li>
<li>Если выполнены оба условия, скидки идут одна за другой: вторая берётся от того, что осталось после первой.</li>
</ul>
<h2>Если вы отменяете</h2>
<p>При отмене одной из трёх экскурсий две оставшиеся считаются по обычной цене; сумму возврата вы увидите до подтверждения. Подробнее на странице <a href="/p/otmena-i-vozvrat">отмены и возврата</a>.</p>`,
    sorular: [
      ['Можно ли добавить купон?', 'Да. Сначала применяется скидка корзины, затем купон.'],
      ['Должны ли три экскурсии быть в один день?', 'Нет, достаточно, чтобы они были в одной корзине.'],
      ['Считается ли детский билет экскурсией?', 'Мы считаем разные экскурсии, а не людей.'],
    ],
    cagri: {
      baslik: 'Сомневаетесь?',
      metin: 'Расскажите, что у вас в корзине, и мы вместе подберём самый выгодный вариант.',
    },
  },
}

function text(dil: Language): PageText {
  const { html, sorular, cagri, ...rest } = TEXTS[dil]
  return {
    ...rest,
    bloklar: [campaignBlock(dil), { tip: 'metin', html }, questionsBlock(dil, sorular), callBlock(dil, cagri)],
  }
}

export const offersPage: DemoPage = {
  anahtar: 'ozel-kampanyalar',
  turu: 'ozel',
  gorsel: null,
  yayin_zamani: '2026-04-01T08:00:00Z',
  icerik: inFour(text),
}
